/** The valuation of a hand that all rules of thumb share. */
import type { CardId, Face } from '../../model/face.ts'
import type { PolicyContext } from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

/** How bad it is to hold a card among others: the points it will cost, and the turn it takes to get rid of it. */
export function holdingCost(
  { faces, danger, isLastTurn }: PolicyContext,
  card: CardId,
  among: readonly CardId[],
): number {
  const face = faces[card]
  if (isLastTurn) return face.points
  const points = face.points * (W.pointsShare + W.pointsShareInDanger * danger)
  return points + playEffort(face, among, faces) - reactionValue(face)
}

/** How bad a whole hand is. */
export const handCost = (mind: PolicyContext, cards: readonly CardId[]): number =>
  sumHighestCosts(mind, cards, cards.length)

/** What one would part with first, without playing it. */
export function sortByHoldingCost(mind: PolicyContext, cards: readonly CardId[]): CardId[] {
  const burdens = new Map(
    cards.map((card) => [card, holdingCost(mind, card, mind.hand) - giftLoss(mind, card)]),
  )
  return [...cards].sort((a, b) => burdens.get(b)! - burdens.get(a)!)
}

/** What goes with a card that is not played: a Gift takes others along. */
const giftLoss = ({ faces, isLastTurn }: PolicyContext, card: CardId): number =>
  faces[card].kind.id === 'gift' && !isLastTurn ? W.unplayedGift : 0

/** How bad the heaviest of these are together. */
export function sumHighestCosts(mind: PolicyContext, cards: readonly CardId[], count: number): number {
  const burdens = cards.map((card) => holdingCost(mind, card, cards)).sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < count && i < burdens.length; i++) sum += burdens[i]
  return sum
}

/** It goes on anything, as far as it may be played at all. */
export const isWild = ({ kind }: Face): boolean => kind.family === 'open-wish' || kind.family === 'unique'

function playEffort(face: Face, among: readonly CardId[], faces: readonly Face[]): number {
  switch (face.kind.family) {
    case 'open-wish':
      return W.playWishEffort
    case 'black':
      return W.playBlackEffort
    case 'unique':
      return uniquePlayEffort(face, among.length)
    default:
      return W.playEffort - W.companion * Math.min(MAX_COMPANIONS, countCompanions(face, among, faces))
  }
}

const MAX_COMPANIONS = 3

function countCompanions(face: Face, among: readonly CardId[], faces: readonly Face[]): number {
  let count = 0
  for (const other of among) {
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

/** What is worth more in the hand than on the pile. */
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
