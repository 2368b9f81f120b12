/** The valuation of a hand that all rules of thumb share. */
import type { CardId, Face } from '@slapwise/card-game'
import type { Mind } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

/** How bad it is to hold a card among others: the points it will cost, and the turn it takes to get rid of it. */
export function burden({ faces, danger, isLastTurn }: Mind, card: CardId, among: readonly CardId[]): number {
  const face = faces[card]
  if (isLastTurn) return face.points
  const points = face.points * (W.points + W.pointsInDanger * danger)
  return points + effort(face, among, faces) - keepsake(face)
}

/** How bad a whole hand is. */
export const load = (mind: Mind, cards: readonly CardId[]): number => heaviestSum(mind, cards, cards.length)

/** The heaviest cards first. */
export function heaviest(mind: Mind, cards: readonly CardId[]): CardId[] {
  const burdens = new Map(cards.map((card) => [card, burden(mind, card, mind.hand)]))
  return [...cards].sort((a, b) => burdens.get(b)! - burdens.get(a)!)
}

/** How bad the heaviest of these are together. */
export function heaviestSum(mind: Mind, cards: readonly CardId[], count: number): number {
  const burdens = cards.map((card) => burden(mind, card, cards)).sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < count && i < burdens.length; i++) sum += burdens[i]
  return sum
}

/** It goes on anything, as far as it may be played at all. */
export const isWild = ({ kind }: Face): boolean => kind.family === 'open-wish' || kind.family === 'unique'

function effort(face: Face, among: readonly CardId[], faces: readonly Face[]): number {
  switch (face.kind.family) {
    case 'open-wish':
      return W.playWish
    case 'black':
      return W.playBlack
    case 'unique':
      return effortOfUnique(face, among.length)
    default:
      return W.play - W.companion * Math.min(MOST_COMPANIONS, companions(face, among, faces))
  }
}

const MOST_COMPANIONS = 3

function companions(face: Face, among: readonly CardId[], faces: readonly Face[]): number {
  let count = 0
  for (const other of among) {
    const companion = faces[other]
    if (companion !== face && !isWild(companion) && (companion.traits & face.traits) !== 0) count++
  }
  return count
}

const FEW = 3

function effortOfUnique({ kind }: Face, cards: number): number {
  switch (kind.id) {
    case 'mimicry':
      return W.playWish
    case 'the-end':
      return cards <= FEW ? W.theEndSoon : W.play
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
