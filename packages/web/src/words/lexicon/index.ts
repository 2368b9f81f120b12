import type { Colour, Question } from '@slapwise/card-game'
import type { RoomWords } from './room.ts'
import type { StartWords } from './start.ts'
import type { TableWords } from './table.ts'

/** Names in a sentence: who, and the titles of cards and events as they are printed. */
export interface Names {
  who(seat: number): string
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
  readonly room: RoomWords
  readonly table: TableWords
  /** What is asked, in a few words. */
  question(question: Question, count: number, names: Names): string
  /** Why a card may not be played now. */
  readonly why: Readonly<Record<string, string>>
}
