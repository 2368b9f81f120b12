import type { Answer, BaseSettings } from '@slapwise/kernel'
import type { ClockView, Grimace, RoomMatchView } from '@slapwise/protocol'

/** A player as the table shows them. */
export interface TablePlayer {
  readonly name: string
  /** A number that it is drawn from: see `look/face/face.ts`. */
  readonly face: number
  readonly isBot: boolean
  readonly isAway: boolean
  readonly isOnline: boolean
}

/** A face that somebody has pulled. */
export interface SeatGrimace {
  readonly serial: number
  readonly seat: number
  readonly grimace: Grimace
}

/** What somebody has said. */
export interface SeatChatLine {
  readonly seat: number
  readonly text: string
}

/** A break that some want the match to take, or its end. */
export interface PauseVote {
  readonly isPaused: boolean
  /** Who is for it, by seat. */
  readonly voterSeats: readonly number[]
  readonly needed: number
}

/** For how long this is shown, and whether it is the last of its step: before that, the table lies as it did before. */
export interface StageStepTiming {
  readonly durationMs: number
  readonly isLast: boolean
}

/** Nobody waits for it. */
export const IMMEDIATE_STEP: StageStepTiming = { durationMs: 0, isLast: true }

/** All that a table needs to be drawn, whatever is played at it. */
export interface TableState {
  readonly settings: BaseSettings
  /** The version of the rules that it is played by. */
  readonly rulesVersion: number
  readonly players: readonly TablePlayer[]
  readonly match: RoomMatchView
  readonly clock: ClockView | null
  /** Everything that was told so far, oldest first. */
  readonly log: readonly object[]
  /** What was told with the last step. */
  readonly newFacts: readonly object[]
  /** Which part of the last step is on stage; missing where all is shown at once. */
  readonly stageStep?: StageStepTiming
  /** The last faces that players have pulled; each has a number of its own. */
  readonly grimaces?: readonly SeatGrimace[]
  /** What players have said, oldest first. */
  readonly chat?: readonly SeatChatLine[]
  /** Missing where nobody is there to vote with. */
  readonly pauseVote?: PauseVote
}

/** Where a match comes from: a server, or a worker of this page. */
export interface TableSource {
  subscribe(listener: () => void): () => void
  state(): TableState | null
  /** Whether it was taken. */
  answer(answer: Answer): Promise<boolean>
  /** Takes one's last decision back, while that is possible. */
  takeBack(): void
  /** Pulls a face; null where nobody would see it. */
  readonly sendGrimace: ((grimace: Grimace) => void) | null
  /** For or against what the table votes on now; null where nobody is there to vote with. */
  readonly vote: ((isFor: boolean) => void) | null
  /** What can be said in a reaction window, where somebody else waits for it. */
  readonly reactionWindow: { extendWindow(): void; skipReactions(): void } | null
  /** Milliseconds that a plain step is shown, and others in proportion; 0 where all is shown at once. */
  stepDurationMs(): number
  /** All was shown, and is to be looked at for so long before anybody moves. Missing where a server knows that by itself. */
  reportPresented?(rest: number): void
  /** On to what is shown next, for who has seen enough. */
  skipAhead?(): void
}
