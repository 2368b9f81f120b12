import { z } from 'zod'

/** The numbers and switches that rule cards turn. They are read wherever the box would have a number of its own. */
export const houseRulesSchema = z.strictObject({
  /** How many cards a Nice Try makes a finisher draw. */
  niceTryDraws: z.int().min(1).max(9),
  /** How many cards a Gift hands over. */
  giftCards: z.int().min(1).max(9),
  /** How many cards Fantastic Four shares out. */
  fantasticFourDraws: z.int().min(1).max(9),
  /** How many events a black card triggers. */
  eventsPerBlackCard: z.int().min(0).max(3),
  /** How many cards you draw when you draw on your turn. */
  turnDraws: z.int().min(1).max(5),
  /** How many cards are dealt to everybody; null leaves it to the settings. */
  handSize: z.int().min(4).max(10).nullable(),
  /** Whoever plays a card of this number may swap hands with somebody. */
  swapNumber: z.int().min(1).max(10).nullable(),
  /** What the points of hands and penalties are multiplied by. */
  pointsFactor: z.int().min(1).max(5),
  /** All hands lie open. */
  openHands: z.boolean(),
  /** The normal direction of play is clockwise. */
  clockwise: z.boolean(),
  /** Wishes are for a colour only. */
  colourWishesOnly: z.boolean(),
  /** After each event the direction turns. */
  eventsTurnRound: z.boolean(),
  /** Nobody can throw in a Counterattack. */
  noCounterattack: z.boolean(),
  /** With a number card, another card of the same number may be played. */
  bringAFriend: z.boolean(),
})

export type HouseRules = Readonly<z.infer<typeof houseRulesSchema>>

/** The rules as they are in the box. */
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
