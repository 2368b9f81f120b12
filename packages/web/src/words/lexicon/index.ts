import type { Colour, Question, Why } from '@slapwise/card-game'
import type { CardsWords } from './cards.ts'
import type { CouchWords } from './couch.ts'
import type { DesignWords } from './design.ts'
import type { LogWords } from './log.ts'
import type { PlayWords } from './play.ts'
import type { PreferenceWords } from './preferences.ts'
import type { CompanyWords, RoomWords } from './room.ts'
import type { RulesWords } from './rules.ts'
import type { ScoreWords } from './score.ts'
import type { SenseWords } from './sense.ts'
import type { SettingsWords } from './settings.ts'
import type { StartWords } from './start.ts'
import type { TableWords } from './table.ts'
import type { TroubleWords } from './trouble.ts'

/** Names in a sentence: who, and the titles of cards and events as they are printed. */
export interface Names {
  who(seat: number): string
  isYou(seat: number): boolean
  title(id: string): string
  face(index: number): string
}

/** Everything that the page says, in one language. Adding a language is adding one of these. */
export interface Lexicon {
  readonly language: string
  readonly colours: Readonly<Record<Colour | 'black', string>>
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
  readonly log: LogWords
  readonly score: ScoreWords
  readonly preferences: PreferenceWords
  readonly sense: SenseWords
  /** What is asked, in a few words. */
  question(question: Question, count: number, names: Names): string
  /** Why a card may not be played now. */
  why(why: Why | null, names: Names): string
}
