import type { Traits } from '../../model/call.ts'
import type { Face } from '../../model/face.ts'
import { type Mind, rivals } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

/** How likely the others can go on, the next ones and those who are about to finish above all; `left` is unseen. */
export function othersChance(mind: Mind, left: readonly number[]): (traits: Traits) => number {
  const { players } = mind.view
  const { prints } = mind.setup
  const others = rivals(mind).flatMap((seat) => (players[seat].skipped ? [] : [players[seat]]))
  let total = 0
  for (let i = 0; i < left.length; i++) total += left[i]
  return (traits) => {
    const one = matching(prints, traits, left) / Math.max(1, total)
    let sum = 0
    let weight = 1
    for (const { cards, openHand } of others) {
      const can = openHand
        ? Number(openHand.some((index) => (prints[index].traits & traits) !== 0))
        : 1 - (1 - one) ** cards
      sum += (weight * can) / Math.max(2, cards)
      weight *= W.laterTurn
    }
    return sum
  }
}

/** How many of the cards that one has not seen have one of these traits. */
function matching(prints: readonly Face[], traits: Traits, left: readonly number[]): number {
  let count = 0
  for (let i = 0; i < left.length; i++) if ((prints[i].traits & traits) !== 0) count += left[i]
  return count
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
