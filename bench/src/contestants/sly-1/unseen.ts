import type { Traits } from '@slapwise/card-game'
import { type Mind, rivals } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

/** How likely the others can go on, the next ones and those who are about to finish above all; `left` is unseen. */
export function othersChance(mind: Mind, traits: Traits, left: readonly number[]): number {
  const { view, setup } = mind
  const one = chanceThatFollows(mind, traits, left)
  let sum = 0
  let weight = 1
  for (const other of rivals(mind)) {
    const { cards, openHand, skipped } = view.players[other]
    if (skipped) continue
    const can = openHand
      ? Number(openHand.some((index) => (setup.prints[index].traits & traits) !== 0))
      : 1 - (1 - one) ** cards
    sum += (weight * can) / Math.max(2, cards)
    weight *= W.laterTurn
  }
  return sum
}

/** The chance that a card that one has not seen has one of these traits. */
function chanceThatFollows({ setup: { prints } }: Mind, traits: Traits, left: readonly number[]): number {
  let total = 0
  let matching = 0
  for (let i = 0; i < left.length; i++) {
    total += left[i]
    if ((prints[i].traits & traits) !== 0) matching += left[i]
  }
  return matching / Math.max(1, total)
}

/** How many cards of each print one has not seen: neither open nor in one's hand. */
export function unseen({ setup, hand, view }: Mind): readonly number[] {
  const left = new Array<number>(setup.prints.length).fill(0)
  for (const { index } of setup.faces) left[index]++
  for (const card of hand) left[setup.faces[card].index]--
  for (const index of view.discardPile) left[index]--
  for (const { openHand } of view.players) if (openHand) for (const index of openHand) left[index]--
  return left
}
