/** Why a round ends although nobody need be rid of all cards. Of several reasons the last one in this list counts. */
export const ENDINGS = ['empty-pile', 'stalemate', 'time-bomb', 'doomsday', 'finish-line', 'the-end'] as const
export type Ending = (typeof ENDINGS)[number]

/**
 * What does not happen any more when a round ends for a reason of its own. It stands with the card or event that is the reason.
 * `wishes`: the turn is carried out to its end, but without wishes, Last Chance and Nice Try.
 * `turn`: nothing more of the turn happens, except the rest of a Plague.
 * `everything`: what lasts until the end of the round has no say either.
 */
export type Stops = 'wishes' | 'turn' | 'everything'

/** What a seat scores where events have ended the round at once. Neither: luck has spared it from all of them. */
export interface Verdict {
  readonly countsHand: boolean
  /** Besides the hand. */
  readonly points: number
}

/** What every seat scores where no such event has ended the round. */
export const HAND_COUNTS: Verdict = { countsHand: true, points: 0 }
