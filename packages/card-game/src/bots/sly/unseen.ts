import type { Traits } from '../../model/call.ts'
import { type Mind, rivals } from './mind.ts'

/** How likely the others can go on, the next ones and those who are about to finish above all. */
export function othersChance(mind: Mind, traits: Traits): number {
  const { view, setup } = mind
  const one = chanceThatFollows(mind, traits)
  let sum = 0
  let weight = 1
  for (const other of rivals(mind)) {
    const { cards, openHand, skipped } = view.players[other]
    if (skipped) continue
    const can = openHand
      ? Number(openHand.some((index) => (setup.prints[index].traits & traits) !== 0))
      : 1 - (1 - one) ** cards
    sum += (weight * can * 3) / Math.max(2, cards)
    weight *= 0.6
  }
  return sum
}

/** The chance that a card that one has not seen has one of these traits; what lies open and what one holds is known. */
function chanceThatFollows(mind: Mind, traits: Traits): number {
  const { prints } = mind.setup
  const left = unseen(mind)
  let total = 0
  let matching = 0
  for (let i = 0; i < left.length; i++) {
    total += left[i]
    if ((prints[i].traits & traits) !== 0) matching += left[i]
  }
  return matching / Math.max(1, total)
}

const counted = new WeakMap<Mind, readonly number[]>()

/** How many cards of each print one has not seen. Several rules of thumb ask for it in one thought. */
export function unseen(mind: Mind): readonly number[] {
  let left = counted.get(mind)
  if (left === undefined) {
    left = countUnseen(mind)
    counted.set(mind, left)
  }
  return left
}

function countUnseen({ setup, hand, view }: Mind): readonly number[] {
  const left = new Array<number>(setup.prints.length).fill(0)
  for (const { index } of setup.faces) left[index]++
  for (const card of hand) left[setup.faces[card].index]--
  for (const index of view.discardPile) left[index]--
  for (const { openHand } of view.players) if (openHand) for (const index of openHand) left[index]--
  return left
}
