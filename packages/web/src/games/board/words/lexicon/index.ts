import type { BoardWords as GameWords } from '@slapwise/board-game/words'
import type { CardsWords } from './cards.ts'
import type { DesignWords } from './design.ts'
import type { RulesWords } from './rules.ts'
import type { SettingsWords } from './settings.ts'
import type { TableWords } from './table.ts'

/** Everything that the board game says in the page, in one language: what it says anywhere, and what only a page needs. */
export interface BoardWords extends GameWords {
  readonly table: TableWords
  readonly settings: SettingsWords
  readonly rules: RulesWords
  readonly cards: CardsWords
  readonly design: DesignWords
}
