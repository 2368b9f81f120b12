import type { Answer, BaseSettings } from '@slapwise/kernel'
import type { ClockView, Grimace, RoomMatchView } from '@slapwise/protocol'
import type { LookBackState } from './look-back/look-back-table.ts'
import type { PastStates } from './look-back/past-states.ts'

/** A player, human or bot, as the table shows them. */
export interface TablePlayer {
  readonly name: string
  /** The number from which the face is drawn: see `ui/face/face.ts`. */
  readonly face: number
  readonly isBot: boolean
  /** The level of a bot; missing for people, and where it is not known, as in records. */
  readonly botLevel?: string | undefined
  readonly isAway: boolean
  readonly isOnline: boolean
}

export interface SeatGrimace {
  readonly serial: number
  readonly seat: number
  readonly grimace: Grimace
}

export interface SeatChatLine {
  readonly seat: number
  readonly text: string
}

/** A vote on pausing the match, or on resuming it if it is paused. */
export interface PauseVote {
  readonly isPaused: boolean
  /** The seats that have voted for it. */
  readonly voterSeats: readonly number[]
  readonly needed: number
}

/** The part of a step that is on stage. */
export interface StageStepTiming {
  readonly durationMs: number
  /** Whether it is the last part: before that, the table shows the state before the step. */
  readonly isLast: boolean
  /** Whether something happens to the viewer in it. */
  readonly concernsViewer: boolean
}

/** The timing of a step that is shown without any delay. */
export const IMMEDIATE_STEP: StageStepTiming = { durationMs: 0, isLast: true, concernsViewer: false }

/** Whether a state is shown at once and without what led to it, as in a replay that was moved to another moment. */
export const isJump = ({ stageStep, newFacts }: TableState): boolean =>
  stageStep === IMMEDIATE_STEP && newFacts.length === 0

/** Everything that a table needs to be rendered, whatever game is played. */
export interface TableState {
  readonly settings: BaseSettings
  readonly rulesVersion: number
  readonly players: readonly TablePlayer[]
  readonly match: RoomMatchView
  readonly clock: ClockView | null
  /** All facts so far, oldest first. */
  readonly log: readonly object[]
  /** The facts of the last step. */
  readonly newFacts: readonly object[]
  /** The part of the last step that is on stage; missing if steps are shown at once. */
  readonly stageStep?: StageStepTiming
  /** The last grimaces of players; `serial` tells equal ones apart. */
  readonly grimaces?: readonly SeatGrimace[]
  /** The chat lines of players, oldest first. */
  readonly chat?: readonly SeatChatLine[]
  /** Missing if there is nobody to vote with. */
  readonly pauseVote?: PauseVote
  /** The present, while the table shows an earlier state of a running match. */
  readonly lookBack?: LookBackState
}

/** The source of a match: a room on a server, a worker of this page, a replay, or a staged moment. */
export interface TableSource {
  subscribe(listener: () => void): () => void
  state(): TableState | null
  /** Resolves to whether the answer was accepted. */
  answer(answer: Answer): Promise<boolean>
  /** Takes the last decision back, if that is still possible. */
  takeBack(): void
  /** Null if nobody would see it. */
  readonly sendGrimace: ((grimace: Grimace) => void) | null
  /** Votes for or against what is being voted on; null if there is nobody to vote with. */
  readonly vote: ((isFor: boolean) => void) | null
  /** Requests of a player in a reaction window; null if nobody waits for this player. */
  readonly reactionWindow: { extendWindow(): void; skipReactions(): void } | null
  /**
   * Whether prompts with only one answer may be answered automatically. Not in a room, where it would reveal that nothing
   * fits, and not in a lesson, where the learner has to find out.
   */
  readonly allowsAutoAnswer: boolean
  /** The duration of a normal step in milliseconds; others are scaled by it. 0: steps are shown at once. */
  stepDurationMs(): number
  /** Milliseconds at normal tempo since the player's last decision; missing if nothing hurries because of it. */
  waitedMs?(): number
  /**
   * Reports to a worker that everything is shown; bots wait for `restMs` longer. Missing for servers, which have a presentation
   * clock of their own.
   */
  reportPresented?(restMs: number): void
  /** Skips to the next part of the presentation that concerns the viewer, to the next event, or to the own prompt. */
  skipAhead?(): void
  /** The past of a running match; missing if the viewer may not look back. */
  readonly pastStates?: PastStates | undefined
  /** Steps through the past, or ends looking at it. */
  readonly lookBack?: { step(direction: 1 | -1): void; end(): void }
  /** Shows the moment at which this fact of the log happened; missing if there is no way to. */
  readonly goToFact?: ((fact: object) => void) | undefined
  /** Whether somebody explains what comes up, as in a lesson: then nothing introduces itself. */
  readonly isCoached?: boolean
  /** Keeps the part of the presentation that is on stage until it is released; in a room the table goes on. */
  hold?(isHeld: boolean): void
  /** Shows the next part of the presentation now. */
  showNext?(): void
}
