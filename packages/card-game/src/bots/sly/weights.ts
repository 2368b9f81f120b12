/**
 * What sly thinks things are worth, in points at the end of a round: its own for the worse, the others' on average for
 * the better. Guesses; many were tried at other sizes in matches against itself, and few made a difference that could be
 * seen: whom to attack by the score, what a wish is worth in the hand, what it takes to play a card.
 */
export const WEIGHTS = {
  /** How much of a held card's points one expects to pay, and how much more when somebody is about to finish. */
  pointsShare: 0.45,
  pointsShareInDanger: 0.5,
  /** What it takes to get rid of a card besides its points: a turn in which it fits. */
  playEffort: 4,
  playBlackEffort: 5,
  playWishEffort: 0,
  /** Each other card of the hand that it could follow makes that easier. */
  companion: 0.5,
  /** Curse and Fuck You stand between their holder and the end of the round. */
  playStickyEffort: 14,
  /** A card that one has not seen. */
  unseenCard: 6.5,
  /** The End is as good as a wish when few are left. */
  playTheEndSoonEffort: -6,
  /** What may be thrown in is better kept. */
  keepCounterattack: 2,
  keepNiceTry: 3,
  keepLuckyBastard: 2,
  keepMimicry: 2,
  /** A Gift that one gives away cannot be played any more. */
  unplayedGift: 4,

  /** To have nothing left. */
  finish: 25,
  /** A card more for oneself, unseen; for somebody else; and a chosen one that somebody else gets. */
  ownDraw: 5,
  othersDraw: 2,
  cardGivenToOther: 1.5,
  /** To be able to go on: with a wish, with what the card calls for, with several colours. */
  wildCardLeft: 3,
  followingCardLeft: 1,
  eachColourLeft: 0.5,
  skip: 2,
  skipInDanger: 4,
  /** Events shake everything up: good for whoever is behind, bad for whoever has just finished. */
  eventBase: 1,
  eventPerCardBehind: 0.6,
  eventWithLastCard: -12,
  /** A spent power card that can be used again. */
  rechargedPower: 2,

  /** Whom to attack: few cards in the hand, few points in the match. */
  fewCards: 6,
  fewPoints: 25,

  /** A wish for what one holds once, for each more of it, and against what the others may hold. */
  wishHeldCard: 3,
  wishEachFurtherCard: 0.5,
  wishCostliestCard: 0.1,
  wishOpponentsFollow: 24,
  /** How much less each further player's turn matters. */
  laterTurnFactor: 0.6,
  /** What a wish is worth to who may choose a card that makes one. */
  wishColour: 2,
  wishColourOrNumber: 3,

  /** A power card is kept until it does more than this. */
  powerThreshold: 2,
  allDrawOne: 6,
  /** The part of an attack's worth that a Counterattack would take. */
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
