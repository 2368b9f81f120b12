import type { CardWords } from '@slapwise/card-game/words'
import type { CardsWords } from './cards.ts'
import type { DesignWords } from './design.ts'
import type { HandWords } from './hand.ts'
import type { RulesWords } from './rules.ts'
import type { SettingsWords } from './settings.ts'
import type { TableWords } from './table.ts'

/** Everything that Frantic says in the page, in one language: what it says anywhere, and what only a page needs. */
export interface FranticWords extends CardWords {
  readonly table: TableWords
  readonly hand: HandWords
  readonly settings: SettingsWords
  readonly rules: RulesWords
  readonly cards: CardsWords
  readonly design: DesignWords
}
