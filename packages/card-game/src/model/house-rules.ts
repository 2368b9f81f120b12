/** The parameters of the rules that rule cards can change. */
export interface HouseRules {
  /** The number of cards that Nice Try makes a finisher draw. */
  readonly niceTryDraws: number
  /** The number of cards that Gift gives away. */
  readonly giftCards: number
  /** The number of cards that Fantastic Four distributes. */
  readonly fantasticFourDraws: number
  /** The number of events that a black card triggers. */
  readonly eventsPerBlackCard: number
  /** The number of cards for drawing in one’s turn. */
  readonly turnDraws: number
  /** The number of dealt cards; null for the number in the settings. */
  readonly handSize: number | null
  /** A player of a card with this number may swap hands with another player. */
  readonly swapNumber: number | null
  /** The factor for the points of hands and penalties. */
  readonly pointsFactor: number
  /** All hands are open. */
  readonly openHands: boolean
  /** The normal direction of play is clockwise. */
  readonly clockwise: boolean
  /** Players can only wish for colours. */
  readonly colourWishesOnly: boolean
  /** The direction of play changes after each event. */
  readonly eventsTurnRound: boolean
  /** Counterattack cannot be thrown in. */
  readonly noCounterattack: boolean
  /** A second card of the same number may be played with a number card. */
  readonly bringAFriend: boolean
}

/** The rules without rule cards. */
export const DEFAULT_HOUSE_RULES: HouseRules = {
  niceTryDraws: 3,
  giftCards: 2,
  fantasticFourDraws: 4,
  eventsPerBlackCard: 1,
  turnDraws: 1,
  handSize: null,
  swapNumber: null,
  pointsFactor: 1,
  openHands: false,
  clockwise: false,
  colourWishesOnly: false,
  eventsTurnRound: false,
  noCounterattack: false,
  bringAFriend: false,
}
