import { z } from 'zod'

/** The parameters of the rules that rule cards can change. */
export const houseRulesSchema = z.strictObject({
  /** The number of cards that Nice Try makes a finisher draw. */
  niceTryDraws: z.int().min(1).max(9),
  /** The number of cards that Gift gives away. */
  giftCards: z.int().min(1).max(9),
  /** The number of cards that Fantastic Four distributes. */
  fantasticFourDraws: z.int().min(1).max(9),
  /** The number of events that a black card triggers. */
  eventsPerBlackCard: z.int().min(0).max(3),
  /** The number of cards for drawing in one’s turn. */
  turnDraws: z.int().min(1).max(5),
  /** The number of dealt cards; null for the number in the settings. */
  handSize: z.int().min(4).max(10).nullable(),
  /** A player of a card with this number may swap hands with another player. */
  swapNumber: z.int().min(1).max(10).nullable(),
  /** The factor for the points of hands and penalties. */
  pointsFactor: z.int().min(1).max(5),
  /** All hands are open. */
  openHands: z.boolean(),
  /** The normal direction of play is clockwise. */
  clockwise: z.boolean(),
  /** Players can only wish for colours. */
  colourWishesOnly: z.boolean(),
  /** The direction of play changes after each event. */
  eventsTurnRound: z.boolean(),
  /** Counterattack cannot be thrown in. */
  noCounterattack: z.boolean(),
  /** A second card of the same number may be played with a number card. */
  bringAFriend: z.boolean(),
})

export type HouseRules = Readonly<z.infer<typeof houseRulesSchema>>

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
