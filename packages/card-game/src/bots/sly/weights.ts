/**
 * Values in points at the end of a round: lost by the bot, or gained relative to the mean of the others. Estimates:
 * many were varied in self-play, and only a few made a measurable difference (attacks by score, the value of a wish in
 * hand, the effort of playing a card).
 */
export const WEIGHTS = {
  /** The expected share of a held card's points that will count, and its increase with danger. */
  pointsShare: 0.45,
  pointsShareInDanger: 0.5,
  /** The effort of getting rid of a card, in addition to its points: a turn in which the card fits. */
  playEffort: 4,
  playBlackEffort: 5,
  playWishEffort: 0,
  /** Subtracted from the effort for each other card in hand that shares a colour or number with the card. */
  companion: 0.5,
  /** Curse and Fuck You keep their holder from finishing. */
  playStickyEffort: 14,
  /** The estimated cost of holding an unknown card. */
  unseenCard: 6.5,
  /** The End is as good as a wish with few cards left. */
  playTheEndSoonEffort: -6,
  /** The value of keeping cards that can be thrown in. */
  keepCounterattack: 2,
  keepNiceTry: 3,
  keepLuckyBastard: 2,
  keepMimicry: 2,
  /** The loss of giving away a Gift instead of playing it. */
  unplayedGift: 4,

  /** Finishing the round. */
  finish: 25,
  /** An unseen card drawn by the bot; one drawn by an opponent; a chosen card given to an opponent. */
  ownDraw: 5,
  othersDraw: 2,
  cardGivenToOther: 1.5,
  /** Being able to continue: with a wild card, with a card that fits the new call, with several colours. */
  wildCardLeft: 3,
  followingCardLeft: 1,
  eachColourLeft: 0.5,
  skip: 2,
  skipInDanger: 4,
  /** Events are good for players with many cards and bad for a player who has just finished. */
  eventBase: 1,
  eventPerCardBehind: 0.6,
  eventWithLastCard: -12,
  /** A spent power card that becomes usable again. */
  rechargedPower: 2,

  /** The threat of a player: by few cards in hand, by few points in the match. */
  fewCards: 6,
  fewPoints: 25,

  /** A wish for a card it holds, for each further one, and minus the chance that opponents follow. */
  wishHeldCard: 3,
  wishEachFurtherCard: 0.5,
  wishCostliestCard: 0.1,
  wishOpponentsFollow: 24,
  /** The factor for each further player in order of play. */
  laterTurnFactor: 0.6,
  /** The value of the wish that an imitated card grants. */
  wishColour: 2,
  wishColourOrNumber: 3,

  /** A power card is used only if its value exceeds this. */
  powerThreshold: 2,
  allDrawOne: 6,
  /** The share of an attack's value that a Counterattack would cost. */
  antiCounterShare: 0.3,
  blackWish: 5,
  blackWishOwn: 3,
  colourBlockade: 5,
  looping: 1,
  numberWish: 5,
  numberWishOwn: 2,
  openHands: 2.5,
  randomChance: -3,
  recycling: 4,
  recyclingPerPoint: 0.3,
  specialCharge: 0.8,
  specialSeal: 6,
}
