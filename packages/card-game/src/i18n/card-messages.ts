import type { CardId, Colour, IllegalPlay, Question, WeighedCardReason, Wish } from '../index.ts'
import type { LogMessages } from './log-messages.ts'
import type { CardColour, NameResolver } from './names.ts'
import type { ScoreMessages } from './score-messages.ts'
import type { SettingMessages } from './setting-messages.ts'

/** Texts of answers that are neither a card nor a player. */
export interface AnswerMessages {
  readonly draw: string
  readonly acknowledge: string
  readonly pass: string
  readonly noReaction: string
  readonly nobody: string
  readonly yes: string
  readonly no: string
  /** A power card that lies face down. */
  readonly faceDown: string
  readonly withPower: (card: string, power: string) => string
}

/** Short texts about the state of the table. */
export interface TableStatusMessages {
  /** `ends` is the text of the end condition; null in a match without points. */
  readonly round: (round: number, ends: string | null) => string
  readonly pile: string
  readonly call: string
  readonly toDraw: (cards: number) => string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly youHold: string
  readonly noCards: string
  /** The call: any card, one of several options, a wish, or one option besides open-wish cards. */
  readonly anything: string
  readonly anyOf: (items: readonly string[]) => string
  readonly wish: (item: string) => string
  readonly orOpenWish: (item: string) => string
}

/** Hints for questions that any card may ask. */
export interface AnswerHintMessages {
  readonly wish: string
  readonly friend: string
  readonly 'swap-hands': string
  /** The hint for using a card with this text; `wishes` if the player makes its wish even without using it. */
  readonly use: (text: string, wishes: boolean) => string
}

/** The names that sentences about reasons contain. */
export interface ReasonNames extends NameResolver {
  card(card: CardId): string
  /** The colour that all these cards have; null if there is none. */
  sharedColour(cards: readonly CardId[]): Colour | null
  wish(wish: Wish): string
}

/** All texts of the game in one language, for page and terminal alike. */
export interface CardMessages {
  readonly colours: Readonly<Record<CardColour, string>>
  readonly log: LogMessages
  readonly score: ScoreMessages
  readonly answer: AnswerMessages
  readonly tableStatus: TableStatusMessages
  /** A short text of the question; `count` is the required number of cards. */
  formatQuestion(question: Question, count: number, names: NameResolver): string
  /** Says which question the table waits for; `who` are the names of the players who have it open. */
  formatWaiting(question: Question, who: readonly string[], names: NameResolver): string
  readonly answerHints: AnswerHintMessages
  readonly settingNames: SettingMessages
  /** The reason why a card may not be played and what would fit; a general text if `reason` is null. */
  formatIllegalPlay(reason: IllegalPlay | null, names: NameResolver): string
  /** A sentence about a reason for an answer. */
  formatReason(reason: WeighedCardReason, names: ReasonNames): string
}
