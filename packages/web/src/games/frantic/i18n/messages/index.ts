import type { CardMessages } from '@slapwise/card-game/i18n'
import type { CardsMessages } from './cards.ts'
import type { DesignMessages } from './design.ts'
import type { HandMessages } from './hand.ts'
import type { RulesMessages } from './rules.ts'
import type { SettingsMessages } from './settings.ts'
import type { TableMessages } from './table.ts'

/** Everything that Frantic says in the page, in one language: what it says anywhere, and what only a page needs. */
export interface FranticMessages extends CardMessages {
  readonly table: TableMessages
  readonly hand: HandMessages
  readonly settings: SettingsMessages
  readonly rules: RulesMessages
  readonly cards: CardsMessages
  readonly design: DesignMessages
}
