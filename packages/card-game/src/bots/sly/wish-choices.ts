/** Policies for wishes and colours. */

import { argMax } from '@slapwise/bots'
import type { Traits } from '../../model/call.ts'
import { COLOURS } from '../../model/colours.ts'
import { callOfWish, type Wish } from '../../model/wishes.ts'
import { holdingCost, isWild } from './holding-cost.ts'
import type { PolicyContext, QuestionPolicy } from './policy-context.ts'
import { countUnseenCards, createFollowChance } from './unseen-cards.ts'
import { WEIGHTS as W } from './weights.ts'

/** Chooses the wish that the bot can follow and its opponents most likely cannot. */
export const chooseWish: QuestionPolicy = (context) => {
  const followChance = createFollowChance(context, countUnseenCards(context))
  return argMax(context.prompt.choice.options, (w) => {
    const { traits } = callOfWish(w)
    return evaluateOwnWish(context, traits) - W.wishOpponentsFollow * followChance(traits)
  })
}

function evaluateOwnWish(context: PolicyContext, traits: Traits): number {
  let count = 0
  let highestCost = 0
  for (const card of context.hand) {
    const face = context.faces[card]
    if (isWild(face) || (face.traits & traits) === 0) continue
    count++
    highestCost = Math.max(highestCost, holdingCost(context, card, context.hand))
  }
  return count === 0
    ? 0
    : W.wishHeldCard + W.wishEachFurtherCard * (count - 1) + W.wishCostliestCard * highestCost
}

/** The colour it holds most of; for Colour Blockade, the one it holds least of. */
export const chooseColour: QuestionPolicy = (context) => {
  const { options } = context.prompt.choice
  const held = (w: Wish) => countHeld(context, 1 << w)
  if (context.prompt.question.source !== 'colour-blockade') return argMax(options, held)
  const inForce = context.view.call.colour
  return argMax(options, (w) => (COLOURS[w] === inForce ? BLOCK_IN_FORCE_BONUS : 0) - held(w))
}

/** Blocking the called colour leaves only wild cards to play. */
const BLOCK_IN_FORCE_BONUS = 0.5

function countHeld({ hand, faces }: PolicyContext, traits: Traits): number {
  let count = 0
  for (const card of hand) if (!isWild(faces[card]) && (faces[card].traits & traits) !== 0) count++
  return count
}
