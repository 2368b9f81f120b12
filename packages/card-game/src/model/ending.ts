/** Reasons for a round to end although nobody need be rid of all cards. Of several, the last one in this list counts. */
export const ENDINGS = ['empty-pile', 'stalemate', 'time-bomb', 'doomsday', 'finish-line', 'the-end'] as const
export type Ending = (typeof ENDINGS)[number]

/**
 * The part of a round that such a reason cuts off; it stands with the card or event that is the reason.
 * `wishes`: the turn is carried out to its end, but without wishes, Last Chance and Nice Try.
 * `turn`: nothing more of the turn happens, except the rest of a Plague.
 * `everything`: nor does anything that lasts until the end of the round, such as Parasite.
 */
export type EndingScope = 'wishes' | 'turn' | 'everything'

/** A seat's score in a round that events have ended at once. Without hand and points, luck has spared it from all of them. */
export interface SeatScoring {
  readonly countsHand: boolean
  /** Besides the hand. */
  readonly points: number
}

/** The score of every seat in any other round. */
export const HAND_SCORING: SeatScoring = { countsHand: true, points: 0 }
