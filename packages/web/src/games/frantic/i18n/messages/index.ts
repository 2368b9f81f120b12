import type { CardMessages } from '@slapwise/card-game/i18n'
import type { CardsMessages } from './cards.ts'
import type { DesignMessages } from './design.ts'
import type { HandMessages } from './hand.ts'
import type { IntroductionMessages } from './introductions.ts'
import type { SettingsMessages } from './settings.ts'
import type { TableMessages } from './table.ts'

/** All texts of Frantic in the page: those of its package, and those that only the page needs. */
export interface FranticMessages extends CardMessages {
  readonly table: TableMessages
  readonly hand: HandMessages
  readonly settings: SettingsMessages
  readonly introductions: IntroductionMessages
  readonly cards: CardsMessages
  readonly design: DesignMessages
}
