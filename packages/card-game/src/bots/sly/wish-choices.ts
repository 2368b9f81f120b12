/** Policies for wishes and colours. */

import { chooseBest } from '@slapwise/bots'
import type { Traits } from '../../model/call.ts'
import { COLOURS } from '../../model/colours.ts'
import { callOfWish, type Wish } from '../../model/wishes.ts'
import { holdingCost, isWild } from './holding-cost.ts'
import type { PolicyContext, QuestionPolicy } from './policy-context.ts'
import type { CardTerms } from './reasons.ts'
import { countUnseenCards, createFollowChance } from './unseen-cards.ts'
import { WEIGHTS as W } from './weights.ts'

/** Chooses the wish that the bot can follow and its opponents most likely cannot. */
export const chooseWish: QuestionPolicy = (context) => {
  const followChance = createFollowChance(context, countUnseenCards(context))
  return chooseBest(context.trace, context.prompt.choice.options, (wish, terms) => {
    const { traits } = callOfWish(wish)
    const followCost = W.wishOpponentsFollow * followChance(traits)
    terms?.push({ value: -followCost, reason: { id: 'wish-rare', wish }, isRelative: true })
    return evaluateOwnWish(context, wish, traits, terms) - followCost
  })
}

function evaluateOwnWish(context: PolicyContext, wish: Wish, traits: Traits, terms?: CardTerms): number {
  let count = 0
  let highestCost = 0
  let costliest = 0
  for (const card of context.hand) {
    const face = context.faces[card]
    if (isWild(face) || (face.traits & traits) === 0) continue
    count++
    const cost = holdingCost(context, card, context.hand)
    if (cost > highestCost) [highestCost, costliest] = [cost, card]
  }
  if (count === 0) return 0
  const heldValue = W.wishHeldCard + W.wishEachFurtherCard * (count - 1)
  terms?.push(
    { value: heldValue, reason: { id: 'wish-held', wish, count } },
    { value: W.wishCostliestCard * highestCost, reason: { id: 'wish-costliest', card: costliest } },
  )
  return heldValue + W.wishCostliestCard * highestCost
}

/** The colour it holds most of; for Colour Blockade, the one it holds least of. */
export const chooseColour: QuestionPolicy = (context) => {
  const { options } = context.prompt.choice
  const isBlockade = context.prompt.question.source === 'colour-blockade'
  return chooseBest(context.trace, options, (wish, terms) => {
    const colour = COLOURS[wish]
    const count = countHeld(context, 1 << wish)
    if (!isBlockade) {
      terms?.push({ value: count, reason: { id: 'colour-held', colour, count } })
      return count
    }
    const bonus = colour === context.view.call.colour ? BLOCK_IN_FORCE_BONUS : 0
    terms?.push(
      { value: -count, reason: { id: 'colour-spared', colour, count }, isRelative: true },
      { value: bonus, reason: { id: 'blocks-call', colour } },
    )
    return bonus - count
  })
}

/** Blocking the called colour leaves only wild cards to play. */
const BLOCK_IN_FORCE_BONUS = 0.5

function countHeld({ hand, faces }: PolicyContext, traits: Traits): number {
  let count = 0
  for (const card of hand) if (!isWild(faces[card]) && (faces[card].traits & traits) !== 0) count++
  return count
}
