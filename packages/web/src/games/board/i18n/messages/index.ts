import type { BoardMessages as BoardGameMessages } from '@slapwise/board-game/i18n'
import type { CardsMessages } from './cards.ts'
import type { DesignMessages } from './design.ts'
import type { IntroductionMessages } from './introductions.ts'
import type { SettingsMessages } from './settings.ts'
import type { TableMessages } from './table.ts'

/** All texts of the board game in the page: those of its package, and those that only the page needs. */
export interface BoardMessages extends BoardGameMessages {
  readonly table: TableMessages
  readonly settings: SettingsMessages
  readonly introductions: IntroductionMessages
  readonly cards: CardsMessages
  readonly design: DesignMessages
}
