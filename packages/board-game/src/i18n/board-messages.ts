import type { Colour, Direction, IllegalPlay, Phase, Question } from '../index.ts'
import type { LogMessages } from './log-messages.ts'
import type { NameResolver } from './names.ts'
import type { ScoreMessages } from './score-messages.ts'
import type { SettingMessages } from './setting-messages.ts'

/** What can be answered, apart from players and cards of one’s own. */
export interface AnswerMessages {
  readonly roll: string
  readonly acknowledge: string
  readonly noReaction: string
  /** A card, with its arrow if it points, on a space. */
  readonly placement: (card: string, space: number) => string
  readonly gift: (name: string, steps: number) => string
  /** What lies on a space. */
  readonly cardOnSpace: (space: number, card: string) => string
  readonly relocation: (manhole: string, to: number) => string
}

/** How things lie, in a few words. */
export interface TableStatusMessages {
  /** `ends` says when the match ends. */
  readonly round: (round: number, ends: string) => string
  readonly phase: Readonly<Record<Phase, string>>
  readonly start: string
  /** The last space. */
  readonly skull: string
  /** A space, wherever it is. */
  readonly onSpace: (space: number, end: number) => string
  /** One of the numbered teleports. */
  readonly manhole: (number: number) => string
  /** The cards under the one on top. */
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

/** One of the phases that every turn has. */
export interface TurnPhaseText {
  readonly name: string
  readonly text: string
}

/** Everything that the game itself has to say, in one language, wherever it is played. */
export interface BoardMessages {
  readonly colours: Readonly<Record<Colour, string>>
  /** When the cards of a colour act. */
  readonly colourTimings: Readonly<Record<Colour, string>>
  readonly directions: Readonly<Record<Direction, string>>
  readonly turnPhases: readonly TurnPhaseText[]
  readonly log: LogMessages
  readonly score: ScoreMessages
  readonly answer: AnswerMessages
  readonly tableStatus: TableStatusMessages
  /** What is asked, in a few words. */
  formatQuestion(question: Question, names: NameResolver): string
  /** What follows from answers to what belongs to no card. */
  readonly answerHints: Readonly<Partial<Record<Question['ask'], string>>>
  readonly settingNames: SettingMessages
  /** Why a card may not be placed like that; null where the rules have no reason of their own. */
  formatIllegalPlay(reason: IllegalPlay | null, names: NameResolver): string
}
