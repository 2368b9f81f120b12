/** The valuation of cards in hand that all policies share. */
import type { CardId, Face } from '../../model/face.ts'
import type { PolicyContext } from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

/** The expected cost of holding a card, in points: the points it will cost, and the effort of playing it. */
export function holdingCost(
  { faces, danger, isLastTurn }: PolicyContext,
  card: CardId,
  hand: readonly CardId[],
): number {
  const face = faces[card]
  if (isLastTurn) return face.points
  const points = face.points * (W.pointsShare + W.pointsShareInDanger * danger)
  return points + playEffort(face, hand, faces) - reactionValue(face)
}

/** The holding cost of a whole hand. */
export const handCost = (context: PolicyContext, cards: readonly CardId[]): number =>
  sumHighestCosts(context, cards, cards.length)

/** Sorts cards by the gain of giving them up without playing them, highest first. */
export function sortByHoldingCost(context: PolicyContext, cards: readonly CardId[]): CardId[] {
  const costs = new Map(
    cards.map((card) => [card, holdingCost(context, card, context.hand) - giftLoss(context, card)]),
  )
  return [...cards].sort((a, b) => costs.get(b)! - costs.get(a)!)
}

/** A Gift that is given up can no longer give away other cards. */
const giftLoss = ({ faces, isLastTurn }: PolicyContext, card: CardId): number =>
  faces[card].kind.id === 'gift' && !isLastTurn ? W.unplayedGift : 0

/** The sum of the `count` highest holding costs. */
export function sumHighestCosts(context: PolicyContext, cards: readonly CardId[], count: number): number {
  const costs = cards.map((card) => holdingCost(context, card, cards)).sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < count && i < costs.length; i++) sum += costs[i]
  return sum
}

/** Whether the card fits any call. */
export const isWild = ({ kind }: Face): boolean => kind.family === 'open-wish' || kind.family === 'unique'

function playEffort(face: Face, hand: readonly CardId[], faces: readonly Face[]): number {
  switch (face.kind.family) {
    case 'open-wish':
      return W.playWishEffort
    case 'black':
      return W.playBlackEffort
    case 'unique':
      return uniquePlayEffort(face, hand.length)
    default:
      return W.playEffort - W.companion * Math.min(MAX_COMPANIONS, countCompanions(face, hand, faces))
  }
}

const MAX_COMPANIONS = 3

function countCompanions(face: Face, hand: readonly CardId[], faces: readonly Face[]): number {
  let count = 0
  for (const other of hand) {
    const companion = faces[other]
    if (companion !== face && !isWild(companion) && (companion.traits & face.traits) !== 0) count++
  }
  return count
}

const FEW_CARDS = 3

function uniquePlayEffort({ kind }: Face, cards: number): number {
  switch (kind.id) {
    case 'mimicry':
      return W.playWishEffort
    case 'the-end':
      return cards <= FEW_CARDS ? W.playTheEndSoonEffort : W.playEffort
    default:
      return W.playStickyEffort
  }
}

/** The value of keeping a card that can be thrown in. */
function reactionValue({ kind }: Face): number {
  switch (kind.thrownInAs) {
    case 'counterattack':
      return W.keepCounterattack
    case 'nice-try':
      return W.keepNiceTry
    case 'lucky-bastard':
      return W.keepLuckyBastard
    case 'any':
      return W.keepMimicry
    case null:
      return 0
  }
}
