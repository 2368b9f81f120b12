/** The valuation of cards in hand that all policies share. */

import type { CardId, Face } from '../../model/face.ts'
import type { PolicyContext } from './policy-context.ts'
import type { CardTerms } from './reasons.ts'
import { WEIGHTS as W } from './weights.ts'

/** The expected cost of holding a card, in points: the points it will cost, and the effort of playing it. */
export function holdingCost(
  { faces, danger, isLastTurn }: PolicyContext,
  card: CardId,
  hand: readonly CardId[],
  terms?: CardTerms,
): number {
  const face = faces[card]
  const points = isLastTurn ? face.points : face.points * (W.pointsShare + W.pointsShareInDanger * danger)
  terms?.push({ value: points, reason: { id: 'points', card, points: face.points, isLastTurn } })
  if (isLastTurn) return points
  const effort = playEffort(face, hand, faces)
  const reaction = reactionValue(face)
  if (terms) {
    addEffortTerms(terms, card, effort, hand, faces)
    terms.push({ value: -reaction, reason: { id: 'reaction', card } })
  }
  return points + effort - reaction
}

/** Splits the effort of playing a card into its terms. */
function addEffortTerms(
  terms: CardTerms,
  card: CardId,
  effort: number,
  hand: readonly CardId[],
  faces: readonly Face[],
): void {
  const face = faces[card]
  const isOrdinary = !isWild(face) && face.kind.family !== 'black'
  const companions = isOrdinary ? listCompanions(face, hand, faces) : []
  const relief = W.companion * Math.min(MAX_COMPANIONS, companions.length)
  const id = effort < 0 ? 'late-card' : effort === W.playStickyEffort ? 'stuck' : 'effort'
  terms.push({ value: effort + relief, reason: { id, card } })
  if (companions.length > 0) {
    terms.push({ value: -relief, reason: { id: 'companions', card, others: companions } })
  }
}

/** The holding cost of a whole hand. */
export const handCost = (context: PolicyContext, cards: readonly CardId[]): number =>
  sumHighestCosts(context, cards, cards.length)

/** Sorts cards by the gain of giving them up without playing them, highest first. */
export function sortByHoldingCost(context: PolicyContext, cards: readonly CardId[]): CardId[] {
  const gains = new Map(cards.map((card) => [card, evaluateGivingUp(context, card)]))
  return [...cards].sort((a, b) => gains.get(b)! - gains.get(a)!)
}

/** The gain of giving a card up without playing it. */
export function evaluateGivingUp(context: PolicyContext, card: CardId, terms?: CardTerms): number {
  const loss = giftLoss(context, card)
  terms?.push({ value: -loss, reason: { id: 'unplayed-gift', card } })
  return holdingCost(context, card, context.hand, terms) - loss
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
  for (const other of hand) if (isCompanion(faces[other], face)) count++
  return count
}

const listCompanions = (face: Face, hand: readonly CardId[], faces: readonly Face[]): CardId[] =>
  hand.filter((other) => isCompanion(faces[other], face))

/** Whether another card shares a colour or number with a card. */
const isCompanion = (other: Face, face: Face): boolean =>
  other !== face && !isWild(other) && (other.traits & face.traits) !== 0

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
