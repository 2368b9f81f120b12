import type { RoomMatchView } from './messages.ts'

/** The maximum number of versions per `PastViews`. */
export const MAX_PAST_VERSIONS = 32

/** A part of the running match, as it was shown to one seat. */
export interface PastViews {
  /** The last version that this covers; the first is the one you named. */
  readonly until: number
  /** Whether the match began before the version you named. */
  readonly hasEarlier: boolean
  /** The steps of the match in this range, oldest first. */
  readonly views: readonly PastView[]
}

/** A step of the running match and the view after it. */
export interface PastView {
  /** The version that the step led to. */
  readonly version: number
  /** The facts of the step, as the seat was told them. */
  readonly facts: readonly object[]
  /** The view of the seat, without a clock; its own sealed answer is in it. */
  readonly match: RoomMatchView
}
