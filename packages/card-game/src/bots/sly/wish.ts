/** What to wish for, and which colour to go on with. */
import { BLACK, type Traits } from '../../model/call.ts'
import { COLOURS } from '../../model/colours.ts'
import { callOfWish, type Wish } from '../../model/wishes.ts'
import { burden } from './burden.ts'
import { best, type Mind, type RuleOfThumb, rivals } from './mind.ts'
import { chanceThatFollows } from './unseen.ts'
import { WEIGHTS as W } from './weights.ts'

/** What one can go on with, and the others most likely cannot. */
export const wish: RuleOfThumb = (mind) => {
  const follows = chanceThatFollows(mind)
  return best(mind.prompt.choice.options, (w) => {
    const { traits } = callOfWish(w)
    return ownGain(mind, traits) - W.wishOthers * othersChance(mind, traits, follows)
  })
}

function ownGain(mind: Mind, traits: Traits): number {
  let count = 0
  let heaviest = 0
  for (const card of mind.hand) {
    const face = mind.faces[card]
    if (face.kind.family === 'open-wish' || face.kind.family === 'unique') continue
    if ((face.traits & traits) === 0) continue
    count++
    heaviest = Math.max(heaviest, burden(mind, card, mind.hand))
  }
  return count === 0 ? 0 : W.wishOwn + W.wishMore * (count - 1) + 0.1 * heaviest
}

/** How likely the others can go on, those who are about to finish above all. */
function othersChance(mind: Mind, traits: Traits, follows: (traits: Traits) => number): number {
  const { view, setup } = mind
  const one = follows(traits)
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

/** A colour to go on with, or one to forbid: never one's own. */
export const colour: RuleOfThumb = (mind) => {
  const { options } = mind.prompt.choice
  const held = (w: Wish) => heldIn(mind, 1 << w)
  if (mind.prompt.question.source !== 'colour-blockade') return best(options, held)
  const inForce = mind.view.call.colour
  return best(options, (w) => -held(w) + (COLOURS[w] === inForce ? 0.5 : 0))
}

function heldIn({ hand, faces }: Mind, traits: Traits): number {
  let count = 0
  for (const card of hand) {
    const { kind, traits: own } = faces[card]
    if (
      kind.family !== 'open-wish' &&
      kind.family !== 'unique' &&
      (own & traits) !== 0 &&
      (own & BLACK) === 0
    )
      count++
  }
  return count
}
