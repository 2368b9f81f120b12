import type { Colour, Question } from '@slapwise/card-game'
import type { Pace } from '@slapwise/protocol'

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
  readonly start: {
    readonly tagline: string
    readonly playNow: string
    readonly openRoom: string
    readonly join: string
    readonly code: string
    readonly yourName: string
    readonly publicRooms: string
    readonly noRooms: string
    readonly everyCard: string
  }
  readonly room: {
    readonly title: string
    readonly share: string
    readonly copy: string
    readonly copied: string
    readonly seats: string
    readonly free: string
    readonly sitHere: string
    readonly addBot: string
    readonly remove: string
    readonly ready: string
    readonly notReady: string
    readonly begin: string
    readonly rematch: string
    readonly waitForHost: string
    readonly host: string
    readonly away: string
    readonly sets: string
    readonly length: string
    readonly pace: string
    readonly ruleCards: string
    readonly lengths: Readonly<Record<'short' | 'medium' | 'long' | 'none', string>>
    readonly paces: Readonly<Record<Pace, string>>
    readonly isPublic: string
    readonly chat: string
    readonly send: string
    readonly watch: string
    readonly lost: string
    readonly gone: string
  }
  readonly table: {
    readonly playOn: string
    readonly or: string
    readonly anything: string
    readonly waitFor: (names: readonly string[]) => string
    readonly draw: string
    readonly pass: string
    readonly ok: string
    readonly yes: string
    readonly no: string
    readonly done: string
    readonly nobody: string
    readonly cards: (count: number) => string
    readonly points: (count: number) => string
    readonly log: string
    readonly round: (round: number) => string
    readonly tapToGoOn: string
    readonly wins: (names: readonly string[]) => string
    readonly leave: string
    readonly withPower: string
    readonly alone: string
    readonly holdOn: string
    readonly dontAsk: string
    readonly letItBe: string
    readonly drawPile: (count: number) => string
    readonly you: string
  }
  /** What is asked, in a few words. */
  question(question: Question, count: number, names: Names): string
  /** Why a card may not be played now. */
  readonly why: Readonly<Record<string, string>>
}
