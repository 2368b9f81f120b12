/** Why a round ends although nobody need be rid of all cards. */
export type Ending = 'empty-pile' | 'stalemate' | 'finish-line' | 'doomsday' | 'time-bomb' | 'the-end'

/** What it means that a round ends for a reason of its own. It stands with the card or event that is the reason. */
export interface EndingKind {
  /** If there are two reasons the weightier one counts; of equal ones, the first. */
  readonly weight: number
  readonly countsHands: boolean
  /** What it leaves no time for: wishes; or wishes, powers, and whatever lasts. */
  readonly stops: 'nothing' | 'wishes' | 'everything'
}

export const PLAIN_ENDING: EndingKind = { weight: 1, countsHands: true, stops: 'nothing' }

/** The draw pile could not give a card. */
export const EMPTY_PILE: EndingKind = { ...PLAIN_ENDING, stops: 'wishes' }
