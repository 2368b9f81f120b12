import type { CardsWords } from './cards.ts'
import type { CouchWords } from './couch.ts'
import type { DealWords } from './deal.ts'
import type { PlayWords } from './play.ts'
import type { PreferenceWords } from './preferences.ts'
import type { CompanyWords, RoomWords } from './room.ts'
import type { ScoreWords } from './score.ts'
import type { SenseWords } from './sense.ts'
import type { SettingsWords } from './settings.ts'
import type { StartWords } from './start.ts'
import type { TableWords } from './table.ts'
import type { TroubleWords } from './trouble.ts'

/** Everything that the page says whatever is played, in one language. What a game says comes with the game. */
export interface Lexicon {
  readonly language: string
  readonly start: StartWords
  readonly room: RoomWords
  readonly company: CompanyWords
  readonly deal: DealWords
  readonly settings: SettingsWords
  readonly trouble: TroubleWords
  readonly cards: CardsWords
  readonly couch: CouchWords
  readonly play: PlayWords
  readonly table: TableWords
  readonly preferences: PreferenceWords
  readonly score: ScoreWords
  readonly sense: SenseWords
}
