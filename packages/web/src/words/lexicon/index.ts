import type { CardWords } from '@slapwise/card-game/words'
import type { CardsWords } from './cards.ts'
import type { CouchWords } from './couch.ts'
import type { DesignWords } from './design.ts'
import type { PlayWords } from './play.ts'
import type { PreferenceWords } from './preferences.ts'
import type { CompanyWords, RoomWords } from './room.ts'
import type { RulesWords } from './rules.ts'
import type { SenseWords } from './sense.ts'
import type { SettingsWords } from './settings.ts'
import type { StartWords } from './start.ts'
import type { TableWords } from './table.ts'
import type { TroubleWords } from './trouble.ts'

export type { Names } from '@slapwise/card-game/words'

/** Everything that the page says, in one language. Adding a language is adding one of these. */
export interface Lexicon extends CardWords {
  readonly language: string
  /** What bots are called, by their seat. */
  readonly bots: readonly string[]
  readonly start: StartWords
  readonly rules: RulesWords
  readonly room: RoomWords
  readonly company: CompanyWords
  readonly settings: SettingsWords
  readonly trouble: TroubleWords
  readonly cards: CardsWords
  readonly couch: CouchWords
  readonly play: PlayWords
  readonly design: DesignWords
  readonly table: TableWords
  readonly preferences: PreferenceWords
  readonly sense: SenseWords
}
