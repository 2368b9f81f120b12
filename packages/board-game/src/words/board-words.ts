import type { Colour, Direction, Phase, Question, Why } from '../index.ts'
import type { LogWords } from './log-words.ts'
import type { Names } from './names.ts'
import type { ScoreWords } from './score-words.ts'
import type { TermsWords } from './terms-words.ts'

/** What can be answered, apart from players and cards of one’s own. */
export interface AnswerWords {
  readonly roll: string
  readonly goOn: string
  readonly letItBe: string
  /** A card, with its arrow if it points, on a space. */
  readonly placed: (card: string, space: number) => string
  readonly gift: (name: string, steps: number) => string
  /** What lies on a space. */
  readonly from: (space: number, card: string) => string
  readonly relocated: (manhole: string, to: number) => string
}

/** How things lie, in a few words. */
export interface TableWords {
  /** `ends` says when the match ends. */
  readonly round: (round: number, ends: string) => string
  readonly phase: Readonly<Record<Phase, string>>
  readonly start: string
  /** The last space. */
  readonly skull: string
  /** A space, wherever it is. */
  readonly on: (space: number, end: number) => string
  /** One of the numbered teleports. */
  readonly manhole: (number: number) => string
  /** The cards under the one on top. */
  readonly under: (cards: string) => string
  readonly nothing: string
  readonly toDraw: (cards: number) => string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly isUp: (name: string, isYou: boolean) => string
  readonly backward: string
  readonly ghost: string
  readonly die: (name: string, isYou: boolean, value: number) => string
  readonly youHold: string
  readonly noCards: string
  readonly onOffer: string
}

/** One of the phases that every turn has. */
export interface Step {
  readonly name: string
  readonly text: string
}

/** Everything that the game itself has to say, in one language, wherever it is played. */
export interface BoardWords {
  readonly colours: Readonly<Record<Colour, string>>
  /** When the cards of a colour act. */
  readonly timing: Readonly<Record<Colour, string>>
  readonly directions: Readonly<Record<Direction, string>>
  readonly steps: readonly Step[]
  readonly log: LogWords
  readonly score: ScoreWords
  readonly answer: AnswerWords
  readonly lies: TableWords
  /** What is asked, in a few words. */
  question(question: Question, names: Names): string
  /** What follows from answers to what belongs to no card. */
  readonly meaning: Readonly<Partial<Record<Question['ask'], string>>>
  readonly terms: TermsWords
  /** Why a card may not be placed like that; null where the rules have no reason of their own. */
  why(why: Why | null, names: Names): string
}
