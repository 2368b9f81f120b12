/** Reasons for a round to end without an empty hand. If several apply, the last one in this list counts. */
export const ENDINGS = ['empty-pile', 'stalemate', 'time-bomb', 'doomsday', 'finish-line', 'the-end'] as const
export type Ending = (typeof ENDINGS)[number]

/**
 * The part of the round that such an ending cuts off. `wishes`: the turn is completed, without wishes, Last Chance and
 * Nice Try. `turn`: the turn stops at once, except for the rest of a Plague. `everything`: also the effects at the end
 * of the round, such as Parasite.
 */
export type EndingScope = 'wishes' | 'turn' | 'everything'

/**
 * The scoring of a seat in a round that an event has ended at once. A seat that Lucky Bastard spares counts neither its
 * hand nor points.
 */
export interface SeatScoring {
  readonly countsHand: boolean
  /** Points besides those of the hand. */
  readonly points: number
}

/** The scoring of all seats in any other round. */
export const HAND_SCORING: SeatScoring = { countsHand: true, points: 0 }
