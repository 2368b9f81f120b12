import type { Colour, Direction, IllegalPlay, Phase, Question, Space, WeighedBoardReason } from '../index.ts'
import type { LogMessages } from './log-messages.ts'
import type { NameResolver } from './names.ts'
import type { ScoreMessages } from './score-messages.ts'
import type { SettingMessages } from './setting-messages.ts'

/** Texts of answers that are neither a player nor a card of one’s own hand. */
export interface AnswerMessages {
  readonly roll: string
  readonly acknowledge: string
  readonly noReaction: string
  /** A card (with its arrow, if it has one) on a space. */
  readonly placement: (card: string, space: number) => string
  readonly gift: (name: string, steps: number) => string
  /** The cards on a space. */
  readonly cardOnSpace: (space: number, card: string) => string
  readonly relocation: (manhole: string, to: number) => string
}

/** Short texts about the state of the table. */
export interface TableStatusMessages {
  /** `ends` is the text of the end condition of the match. */
  readonly round: (round: number, ends: string) => string
  readonly phase: Readonly<Record<Phase, string>>
  readonly start: string
  /** The name of the last space. */
  readonly skull: string
  /** The position of a token: a number, the start or the end. */
  readonly onSpace: (space: number, end: number) => string
  /** The name of a numbered teleport. */
  readonly manhole: (number: number) => string
  /** The cards below the top one. */
  readonly under: (cards: string) => string
  readonly nothing: string
  readonly toDraw: (cards: number) => string
  readonly cards: (count: number) => string
  readonly points: (count: number) => string
  readonly whoseTurn: (name: string, isReader: boolean) => string
  readonly backward: string
  readonly ghost: string
  readonly die: (name: string, isReader: boolean, value: number) => string
  readonly youHold: string
  readonly noCards: string
  readonly onOffer: string
}

/** The text of one phase of a turn. */
export interface TurnPhaseText {
  readonly name: string
  readonly text: string
}

/** The names that sentences about reasons contain. */
export interface ReasonNames extends NameResolver {
  /** A number, the start or the end. */
  space(space: Space): string
}

/** All texts of the game in one language, for page and terminal alike. */
export interface BoardMessages {
  readonly colours: Readonly<Record<Colour, string>>
  /** The moment at which the cards of a colour take effect. */
  readonly colourTimings: Readonly<Record<Colour, string>>
  readonly directions: Readonly<Record<Direction, string>>
  readonly turnPhases: readonly TurnPhaseText[]
  readonly log: LogMessages
  readonly score: ScoreMessages
  readonly answer: AnswerMessages
  readonly tableStatus: TableStatusMessages
  /** A short text of the question. */
  formatQuestion(question: Question, names: NameResolver): string
  /** Hints for questions that do not come from a card. */
  readonly answerHints: Readonly<Partial<Record<Question['ask'], string>>>
  readonly settingNames: SettingMessages
  /** The reason why a placement is illegal; a general text if `reason` is null. */
  formatIllegalPlay(reason: IllegalPlay | null, names: NameResolver): string
  /** A sentence about a reason for an answer. */
  formatReason(reason: WeighedBoardReason, names: ReasonNames): string
}
