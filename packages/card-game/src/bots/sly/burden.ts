/** The valuation of a hand that all rules of thumb share. */
import type { CardId, Face } from '../../model/face.ts'
import type { Mind } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

/** How bad it is to hold a card among others: the points it will cost, and the turn it takes to get rid of it. */
export function burden({ faces, danger }: Mind, card: CardId, among: readonly CardId[]): number {
  const face = faces[card]
  const points = face.points * (W.points + W.pointsInDanger * danger)
  return points + effort(face, among, faces) - keepsake(face)
}

function effort(face: Face, among: readonly CardId[], faces: readonly Face[]): number {
  switch (face.kind.family) {
    case 'open-wish':
      return W.playWish
    case 'black':
      return W.playBlack
    case 'unique':
      return uniqueEffort(face, among.length)
    default:
      return W.play - W.companion * companions(face, among, faces)
  }
}

function uniqueEffort(face: Face, cards: number): number {
  switch (face.kind.id) {
    case 'mimicry':
      return W.playWish
    case 'the-end':
      return cards <= 3 ? W.endAtLast : W.play
    default:
      return W.stuck
  }
}

/** What is worth more in the hand than on the pile. */
function keepsake({ kind }: Face): number {
  switch (kind.thrownInAs) {
    case 'counterattack':
      return W.counterattack
    case 'nice-try':
      return W.niceTry
    case 'lucky-bastard':
      return W.luckyBastard
    case 'any':
      return W.mimicry
    case null:
      return 0
  }
}

function companions(face: Face, among: readonly CardId[], faces: readonly Face[]): number {
  let count = 0
  for (const other of among) {
    const { traits, kind } = faces[other]
    if (
      faces[other] !== face &&
      kind.family !== 'open-wish' &&
      kind.family !== 'unique' &&
      (traits & face.traits) !== 0
    )
      count++
  }
  return Math.min(count, 3)
}

/** How bad a whole hand is. */
export function load(mind: Mind, cards: readonly CardId[]): number {
  let sum = 0
  for (const card of cards) sum += burden(mind, card, cards)
  return sum
}

/** The heaviest cards first. */
export const heaviest = (mind: Mind, cards: readonly CardId[]): CardId[] => {
  const weights = new Map(cards.map((card) => [card, burden(mind, card, cards)]))
  return [...cards].sort((a, b) => weights.get(b)! - weights.get(a)!)
}
