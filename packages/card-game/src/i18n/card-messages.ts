import type { IllegalPlay, Question } from '../index.ts'
import type { LogMessages } from './log-messages.ts'
import type { CardColour, NameResolver } from './names.ts'
import type { ScoreMessages } from './score-messages.ts'
import type { SettingMessages } from './setting-messages.ts'

/** What can be answered, apart from cards and players. */
export interface AnswerMessages {
  readonly draw: string
  readonly acknowledge: string
  readonly pass: string
  readonly noReaction: string
  readonly nobody: string
  readonly yes: string
  readonly no: string
  /** A power card that nobody sees. */
  readonly faceDown: string
  readonly withPower: (card: string, power: string) => string
}

/** How things lie, in a few words. */
export interface TableStatusMessages {
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
  readonly anyOf: (things: readonly string[]) => string
  readonly wish: (thing: string) => string
  readonly orOpenWish: (thing: string) => string
}

/** What follows from answers to what any card may ask. */
export interface AnswerHintMessages {
  readonly wish: string
  readonly friend: string
  readonly 'swap-hands': string
  /** A card that is used or left, by what it says; some let one wish all the same. */
  readonly use: (text: string, wishes: boolean) => string
}

/** Everything that the game itself has to say, in one language, wherever it is played. */
export interface CardMessages {
  readonly colours: Readonly<Record<CardColour, string>>
  readonly log: LogMessages
  readonly score: ScoreMessages
  readonly answer: AnswerMessages
  readonly tableStatus: TableStatusMessages
  /** What is asked, in a few words; `count` is how many are wanted. */
  formatQuestion(question: Question, count: number, names: NameResolver): string
  readonly answerHints: AnswerHintMessages
  readonly settingNames: SettingMessages
  /** Why a card may not be played now, and what would fit; null where the rules have no reason of their own. */
  formatIllegalPlay(reason: IllegalPlay | null, names: NameResolver): string
}
