import { ALL_TRAITS, type Traits } from '../../model/call.ts'
import type { Face } from '../../model/face.ts'
import { opponentsInTurnOrder, type PolicyContext } from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

/**
 * How likely the others can go on by a trait, the next ones and those who are about to finish above all; `left` is
 * unseen.
 */
export function createFollowChance(mind: PolicyContext, left: readonly number[]): (trait: Traits) => number {
  const { players } = mind.view
  const { prints } = mind.setup
  const others = opponentsInTurnOrder(mind).flatMap((seat) => (players[seat].skipped ? [] : [players[seat]]))
  let total = 0
  for (let i = 0; i < left.length; i++) total += left[i]
  const matching = countByTrait(prints, left)
  return (trait) => {
    const one = matching[Math.clz32(trait)] / Math.max(1, total)
    let sum = 0
    let weight = 1
    for (const { cards, openHand } of others) {
      const can = openHand
        ? Number(openHand.some((index) => (prints[index].traits & trait) !== 0))
        : 1 - (1 - one) ** cards
      sum += (weight * can) / Math.max(2, cards)
      weight *= W.laterTurnFactor
    }
    return sum
  }
}

/** How many of the cards that one has not seen have each trait, by the zeros before its bit. */
function countByTrait(prints: readonly Face[], left: readonly number[]): readonly number[] {
  const counts = new Array<number>(32).fill(0)
  let wild = 0
  for (let i = 0; i < left.length; i++) {
    const { traits } = prints[i]
    if (traits === ALL_TRAITS) wild += left[i]
    else for (let rest = traits; rest !== 0; rest &= rest - 1) counts[Math.clz32(rest & -rest)] += left[i]
  }
  return counts.map((count) => count + wild)
}

/** How many cards of each print one has not seen: neither open nor in one's hand. */
export function countUnseenCards({ setup, hand, view }: PolicyContext): readonly number[] {
  const left = setup.faceCounts.slice()
  for (const card of hand) left[setup.faces[card].index]--
  for (const index of view.discardPile) left[index]--
  for (const { openHand } of view.players) if (openHand) for (const index of openHand) left[index]--
  return left
}
