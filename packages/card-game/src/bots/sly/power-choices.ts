/** Power cards: when to use which, and which to part with. */

import { argMax } from '@slapwise/bots'
import type { CardId, Face } from '../../model/face.ts'
import { effectGain } from './effect-gains.ts'
import { holdingCost } from './holding-cost.ts'
import { opponentsInTurnOrder, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { evaluateThreat } from './target-choices.ts'
import { WEIGHTS as W } from './weights.ts'

type PowerGain = (mind: PolicyContext, face: Face, rest: readonly CardId[]) => number

/** What a power is worth with that card; below zero it is better kept. With the last card it comes too late. */
export const evaluatePower = (
  mind: PolicyContext,
  power: string,
  face: Face,
  rest: readonly CardId[],
): number => (rest.length === 0 ? 0 : (POWER_GAINS[power]?.(mind, face, rest) ?? 0)) - W.powerThreshold

/** What slows the others down is for when they are about to finish. The most welcome ones come first. */
export const POWER_GAINS: Readonly<Record<string, PowerGain>> = {
  'random-chance'(mind, _, rest) {
    const playable = rest.filter((card) => mind.faces[card].kind.unplayable === null)
    if (playable.length === 0) return 0
    const heaviest = Math.max(...playable.map((card) => holdingCost(mind, card, rest)))
    return heaviest + W.randomChance + (rest.length === 1 ? W.finish : 0)
  },
  'special-seal': ({ danger }) => W.specialSeal * danger,
  'all-draw-one': ({ danger }) => W.allDrawOne * danger,
  'black-wish': ({ danger, faces }, _, rest) =>
    W.blackWish * danger + (rest.some((card) => faces[card].kind.family === 'black') ? W.blackWishOwn : 0),
  'number-wish': ({ danger, faces }, _, rest) =>
    W.numberWish * danger + (rest.some((card) => faces[card].number !== null) ? W.numberWishOwn : 0),
  'special-charge': ({ view, seat }) =>
    W.specialCharge * Math.max(...view.players.map(({ cards }, s) => (s === seat ? 0 : cards))),
  /** A wish is nothing that one would like to see in another hand. */
  recycling: ({ danger }, { points, kind }) =>
    kind.wish === null ? W.recycling * danger + W.recyclingPerPoint * points : 0,
  'colour-blockade': ({ danger }) => W.colourBlockade * danger,
  looping(mind) {
    const order = opponentsInTurnOrder(mind)
    return W.looping * (evaluateThreat(mind, order[0]) - evaluateThreat(mind, order[order.length - 1]))
  },
  troublecharger: (mind, _, rest) => effectGain(mind, 'troublemaker', rest),
  'anti-counter': (mind, { kind }, rest) => W.antiCounterShare * effectGain(mind, kind.id, rest),
  /** One wishes better for what one sees. */
  'open-hands': (_, { kind }) => (kind.wish === null ? 0 : W.openHands),
}

const powerRank = (power: string): number => -Object.keys(POWER_GAINS).indexOf(power)

export const chooseRecharge: QuestionPolicy = ({ prompt, view }) =>
  argMax(prompt.choice.options, (place) => powerRank(view.powers[place].power))

/** Of one's own the spent one goes, or the least liked; of somebody else's one that they could still have used. */
export const choosePower: QuestionPolicy = ({ prompt, view, seat }) => {
  const { about = seat } = prompt.question
  const { options } = prompt.choice
  if (about !== seat) {
    const { powers } = view.players[about]
    return argMax(options, (place) => (powers[place] === null ? 1 : powerRank(powers[place])))
  }
  const isSpent = (place: number) => view.powers[place].open
  const spent = options.filter(isSpent)
  return argMax(spent.length > 0 ? spent : options, (place) => -powerRank(view.powers[place].power))
}
