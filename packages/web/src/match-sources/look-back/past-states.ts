import type { RoomMatchView } from '@slapwise/protocol'

/** An earlier state of a running match, as the viewer was shown it. */
export interface PastState {
  /** Increases from state to state, with gaps. */
  readonly number: number
  readonly match: RoomMatchView
  /** The facts up to this state, oldest first, as far as they are known. */
  readonly log: readonly object[]
}

/** The state that a fact of the log led to, or the neighbour of a state. */
export type PastMoment = { readonly fact: object } | { readonly before: number } | { readonly after: number }

/** The past of a running match, loaded as far as somebody looks at it. */
export interface PastStates {
  /** Null if there is no such state; rejects if it cannot be loaded now. */
  find(moment: PastMoment): Promise<PastState | null>
}
