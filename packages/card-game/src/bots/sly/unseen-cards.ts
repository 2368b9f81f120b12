import { ALL_TRAITS, type Traits } from '../../model/call.ts'
import type { Face } from '../../model/face.ts'
import { opponentsInTurnOrder, type PolicyContext } from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

/**
 * Returns a function that estimates how likely the opponents can follow a trait, weighted by order of play and by how
 * close they are to finishing. `left` counts unseen cards by print.
 */
export function createFollowChance(
  context: PolicyContext,
  left: readonly number[],
): (trait: Traits) => number {
  const { players } = context.view
  const { prints } = context.setup
  const others = opponentsInTurnOrder(context).flatMap((seat) =>
    players[seat].skipped ? [] : [players[seat]],
  )
  let total = 0
  for (let i = 0; i < left.length; i++) total += left[i]
  const matching = countByTrait(prints, left)
  return (trait) => {
    const matchChance = matching[Math.clz32(trait)] / Math.max(1, total)
    let sum = 0
    let weight = 1
    for (const { cards, openHand } of others) {
      const followChance = openHand
        ? Number(openHand.some((index) => (prints[index].traits & trait) !== 0))
        : 1 - (1 - matchChance) ** cards
      sum += (weight * followChance) / Math.max(2, cards)
      weight *= W.laterTurnFactor
    }
    return sum
  }
}

/** The number of unseen cards by trait, indexed by the leading zeros of the trait's bit. */
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

/** The number of unseen cards by print: neither open nor in the own hand. */
export function countUnseenCards({ setup, hand, view }: PolicyContext): readonly number[] {
  const left = setup.faceCounts.slice()
  for (const card of hand) left[setup.faces[card].index]--
  for (const index of view.discardPile) left[index]--
  for (const { openHand } of view.players) if (openHand) for (const index of openHand) left[index]--
  return left
}
