import type { Seat } from '@slapwise/kernel'
import type { TableState } from '../../game/source.ts'
import type { Mood } from '../../look/mood.ts'

/** Who went for whom. */
export interface Hit {
  readonly by: Seat
  readonly on: Seat
}

/** What of a game moves faces and tongues. It reads nothing but what everybody may know. */
export interface Drama {
  /** Whom it hit; nobody, if it is no attack. */
  hits(told: object): readonly Hit[]
  /** What their face says to how the round goes for them. */
  mood(state: TableState, seat: Seat): Mood
  /** The points at which a match ends; null where nobody counts. */
  limit(state: TableState): number | null
}

/** What every game tells of, by the same names. */
export interface Fact {
  readonly kind: string
  readonly seat?: Seat
  readonly round?: number
}

export const hitsIn = (facts: readonly object[], { hits }: Drama): readonly Hit[] =>
  facts.flatMap((told) => hits(told))
