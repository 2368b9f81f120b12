import type { Question, Why } from '../index.ts'
import type { LogWords } from './log-words.ts'
import type { Ink, Names } from './names.ts'
import type { ScoreWords } from './score-words.ts'
import type { TermsWords } from './terms-words.ts'

/** What can be answered, apart from cards and players. */
export interface AnswerWords {
  readonly draw: string
  readonly goOn: string
  readonly pass: string
  readonly letItBe: string
  readonly nobody: string
  readonly yes: string
  readonly no: string
  /** A power card that nobody sees. */
  readonly faceDown: string
  readonly withPower: (card: string, power: string) => string
}

/** How things lie, in a few words. */
export interface TableWords {
  /** `ends` says when the match ends; null where that is not to be said. */
  readonly round: (round: number, ends: string | null) => string
  readonly pile: string
  readonly call: string
  readonly toDraw: (cards: number) => string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly youHold: string
  readonly noCards: string
  /** What may be played now: anything, black, one of several, a wish, or one thing besides the cards that fit anyhow. */
  readonly anything: string
  readonly either: (things: readonly string[]) => string
  readonly wish: (thing: string) => string
  readonly orWish: (thing: string) => string
}

/** What follows from answers to what any card may ask. */
export interface MeaningWords {
  readonly wish: string
  readonly friend: string
  readonly 'swap-hands': string
  /** A card that is used or left, by what it says; some let one wish all the same. */
  readonly use: (text: string, wishes: boolean) => string
}

/** Everything that the game itself has to say, in one language, wherever it is played. */
export interface CardWords {
  readonly colours: Readonly<Record<Ink, string>>
  readonly log: LogWords
  readonly score: ScoreWords
  readonly answer: AnswerWords
  readonly lies: TableWords
  /** What is asked, in a few words; `count` is how many are wanted. */
  question(question: Question, count: number, names: Names): string
  readonly meaning: MeaningWords
  readonly terms: TermsWords
  /** Why a card may not be played now, and what would fit; null where the rules have no reason of their own. */
  why(why: Why | null, names: Names): string
}
