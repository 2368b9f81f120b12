import type { Traits } from '../../model/call.ts'
import type { Mind } from './mind.ts'

/** The chance that a card that one has not seen has one of these traits; what lies open and what one holds is known. */
export function chanceThatFollows(mind: Mind): (traits: Traits) => number {
  const { prints } = mind.setup
  const left = unseen(mind)
  let total = 0
  for (const count of left) total += count
  return (traits) => {
    let matching = 0
    for (let i = 0; i < left.length; i++) if ((prints[i].traits & traits) !== 0) matching += left[i]
    return matching / Math.max(1, total)
  }
}

/** How many cards of each print one has not seen. */
export function unseen({ setup, hand, view }: Mind): number[] {
  const left = new Array<number>(setup.prints.length).fill(0)
  for (const { index } of setup.faces) left[index]++
  for (const card of hand) left[setup.faces[card].index]--
  for (const index of view.discardPile) left[index]--
  for (const { openHand } of view.players) if (openHand) for (const index of openHand) left[index]--
  return left.map((count) => Math.max(0, count))
}
