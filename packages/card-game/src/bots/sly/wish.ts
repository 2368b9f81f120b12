/** What to wish for, and which colour to go on with. */

import { best } from '@slapwise/bots'
import type { Traits } from '../../model/call.ts'
import { COLOURS } from '../../model/colours.ts'
import { callOfWish, type Wish } from '../../model/wishes.ts'
import { burden, isWild } from './burden.ts'
import type { Mind, RuleOfThumb } from './mind.ts'
import { othersChance, unseen } from './unseen.ts'
import { WEIGHTS as W } from './weights.ts'

/** What one can go on with, and the others most likely cannot. */
export const wish: RuleOfThumb = (mind) => {
  const chance = othersChance(mind, unseen(mind))
  return best(mind.prompt.choice.options, (w) => {
    const { traits } = callOfWish(w)
    return ownGain(mind, traits) - W.wishOthers * chance(traits)
  })
}

function ownGain(mind: Mind, traits: Traits): number {
  let count = 0
  let heaviest = 0
  for (const card of mind.hand) {
    const face = mind.faces[card]
    if (isWild(face) || (face.traits & traits) === 0) continue
    count++
    heaviest = Math.max(heaviest, burden(mind, card, mind.hand))
  }
  return count === 0 ? 0 : W.wishOwn + W.wishMore * (count - 1) + W.wishHeaviest * heaviest
}

/** A colour to go on with, or one to forbid: never one's own. */
export const colour: RuleOfThumb = (mind) => {
  const { options } = mind.prompt.choice
  const held = (w: Wish) => heldIn(mind, 1 << w)
  if (mind.prompt.question.source !== 'colour-blockade') return best(options, held)
  const inForce = mind.view.call.colour
  return best(options, (w) => (COLOURS[w] === inForce ? IN_FORCE : 0) - held(w))
}

/** Blocked in the middle of it, a colour leaves nothing to follow but wishes. */
const IN_FORCE = 0.5

function heldIn({ hand, faces }: Mind, traits: Traits): number {
  let count = 0
  for (const card of hand) if (!isWild(faces[card]) && (faces[card].traits & traits) !== 0) count++
  return count
}
