/** What to wish for, and which colour to go on with. */

import { argMax } from '@slapwise/bots'
import type { Traits } from '../../model/call.ts'
import { COLOURS } from '../../model/colours.ts'
import { callOfWish, type Wish } from '../../model/wishes.ts'
import { holdingCost, isWild } from './holding-cost.ts'
import type { PolicyContext, QuestionPolicy } from './policy-context.ts'
import { countUnseenCards, createFollowChance } from './unseen-cards.ts'
import { WEIGHTS as W } from './weights.ts'

/** What one can go on with, and the others most likely cannot. */
export const chooseWish: QuestionPolicy = (mind) => {
  const chance = createFollowChance(mind, countUnseenCards(mind))
  return argMax(mind.prompt.choice.options, (w) => {
    const { traits } = callOfWish(w)
    return evaluateOwnWish(mind, traits) - W.wishOpponentsFollow * chance(traits)
  })
}

function evaluateOwnWish(mind: PolicyContext, traits: Traits): number {
  let count = 0
  let heaviest = 0
  for (const card of mind.hand) {
    const face = mind.faces[card]
    if (isWild(face) || (face.traits & traits) === 0) continue
    count++
    heaviest = Math.max(heaviest, holdingCost(mind, card, mind.hand))
  }
  return count === 0
    ? 0
    : W.wishHeldCard + W.wishEachFurtherCard * (count - 1) + W.wishCostliestCard * heaviest
}

/** A colour to go on with, or one to forbid: never one's own. */
export const chooseColour: QuestionPolicy = (mind) => {
  const { options } = mind.prompt.choice
  const held = (w: Wish) => countHeld(mind, 1 << w)
  if (mind.prompt.question.source !== 'colour-blockade') return argMax(options, held)
  const inForce = mind.view.call.colour
  return argMax(options, (w) => (COLOURS[w] === inForce ? BLOCK_IN_FORCE_BONUS : 0) - held(w))
}

/** Blocked in the middle of it, a colour leaves nothing to follow but wishes. */
const BLOCK_IN_FORCE_BONUS = 0.5

function countHeld({ hand, faces }: PolicyContext, traits: Traits): number {
  let count = 0
  for (const card of hand) if (!isWild(faces[card]) && (faces[card].traits & traits) !== 0) count++
  return count
}
