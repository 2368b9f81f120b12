/**
 * What sly thinks things are worth, in points at the end of a round: its own for the worse, the others' on average for
 * the better. Found by play against itself and against simple.
 */
export const WEIGHTS = {
  /** How much of a held card's points one expects to pay, and how much more when somebody is about to finish. */
  points: 0.45,
  pointsInDanger: 0.5,
  /** What it takes to get rid of a card besides its points: a turn in which it fits. */
  play: 4,
  playBlack: 5,
  playWish: 0.5,
  /** Each other card in the hand that it could follow makes that easier. */
  companion: 0.5,
  /** Curse and Fuck You stand between their holder and the end of the round. */
  stuck: 14,
  /** The End is as good as a wish at last, and a load until then. */
  endAtLast: -6,
  /** What may be thrown in is better kept. */
  counterattack: 2,
  niceTry: 3,
  luckyBastard: 2,
  mimicry: 2,
  /** A card more for oneself, unseen; and what it is worth that somebody else draws one. */
  drawn: 7,
  othersDraw: 2,
  /** To have nothing left; and to know that one can go on. */
  finish: 25,
  ready: 2,
  follow: 2,
  colours: 0.5,
  /** One's next card will fit for sure, and it is the last. */
  lastIsReady: 6,
  skip: 2,
  skipInDanger: 4,
  /** Events shake everything up: good for whoever is behind. */
  event: 0,
  eventPerCardBehind: 0.6,
  eventAtLast: -12,
  /** A card handed on harms whoever gets it. */
  harm: 1.5,
  /** Whom to attack: few cards in the hand, few points in the match. */
  fewCards: 6,
  fewPoints: 4,
  comesNext: 0.5,
  /** A wish for what one holds, and for what the others have not. */
  wishOwn: 3,
  wishMore: 0.8,
  wishOthers: 5,
  /** A power card is worth keeping until it does more than this. */
  keepPower: 2,
} satisfies Record<string, number>
