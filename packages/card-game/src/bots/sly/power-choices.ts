/** Policies for power cards. */

import { chooseBest } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import type { CardId, Face } from '../../model/face.ts'
import { effectGain } from './effect-gains.ts'
import { holdingCost } from './holding-cost.ts'
import { opponentsInTurnOrder, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { evaluateThreat } from './target-choices.ts'
import { WEIGHTS as W } from './weights.ts'

type PowerGain = (context: PolicyContext, face: Face, rest: readonly CardId[]) => number

/** The value of using a power with that card; negative if it is better kept. With the last card it would be wasted. */
export const evaluatePower = (
  context: PolicyContext,
  power: string,
  face: Face,
  rest: readonly CardId[],
): number => (rest.length === 0 ? 0 : (POWER_GAINS[power]?.(context, face, rest) ?? 0)) - W.powerThreshold

/**
 * Powers that slow down opponents are worth more the nearer they are to finishing. Ordered by value, see `powerRank`.
 */
export const POWER_GAINS: Readonly<Record<string, PowerGain>> = {
  'random-chance'(context, _, rest) {
    const playable = rest.filter((card) => context.faces[card].kind.unplayable === null)
    if (playable.length === 0) return 0
    const highestCost = Math.max(...playable.map((card) => holdingCost(context, card, rest)))
    return highestCost + W.randomChance + (rest.length === 1 ? W.finish : 0)
  },
  'special-seal': ({ danger }) => W.specialSeal * danger,
  'all-draw-one': ({ danger }) => W.allDrawOne * danger,
  'black-wish': ({ danger, faces }, _, rest) =>
    W.blackWish * danger + (rest.some((card) => faces[card].kind.family === 'black') ? W.blackWishOwn : 0),
  'number-wish': ({ danger, faces }, _, rest) =>
    W.numberWish * danger + (rest.some((card) => faces[card].number !== null) ? W.numberWishOwn : 0),
  'special-charge': ({ view, seat }) =>
    W.specialCharge * Math.max(...view.players.map(({ cards }, s) => (s === seat ? 0 : cards))),
  /** A wish card must not go back into another hand. */
  recycling: ({ danger }, { points, kind }) =>
    kind.wish === null ? W.recycling * danger + W.recyclingPerPoint * points : 0,
  'colour-blockade': ({ danger }) => W.colourBlockade * danger,
  looping(context) {
    const order = opponentsInTurnOrder(context)
    return W.looping * (evaluateThreat(context, order[0]) - evaluateThreat(context, order[order.length - 1]))
  },
  troublecharger: (context, _, rest) => effectGain(context, 'troublemaker', rest),
  'anti-counter': (context, { kind }, rest) => W.antiCounterShare * effectGain(context, kind.id, rest),
  /** Seeing the other hands makes the wish better. */
  'open-hands': (_, { kind }) => (kind.wish === null ? 0 : W.openHands),
}

const powerRank = (power: string): number => -Object.keys(POWER_GAINS).indexOf(power)

export const chooseRecharge: QuestionPolicy = ({ prompt, view, trace }) =>
  chooseBest(trace, prompt.choice.options, (index, terms) => {
    const { power } = view.powers[index]
    const value = powerRank(power)
    terms?.push({ value, reason: { id: 'power-strong', power }, isRelative: true })
    return value
  })

/**
 * Chooses a spent or the least valuable one of the bot's own powers, and an unknown or the most valuable one of another
 * player's.
 */
export const choosePower: QuestionPolicy = (context) => {
  const { about = context.seat } = context.prompt.question
  return about === context.seat ? chooseOwnPower(context) : choosePowerOf(context, about)
}

function choosePowerOf({ prompt, view, trace }: PolicyContext, owner: Seat): number {
  const { powers } = view.players[owner]
  return chooseBest(trace, prompt.choice.options, (index, terms) => {
    const power = powers[index]
    const value = power === null ? 1 : powerRank(power)
    terms?.push({ value, reason: { id: 'power-strong', power }, isRelative: true })
    return value
  })
}

function chooseOwnPower({ prompt, view, trace }: PolicyContext): number {
  return chooseBest(trace, prompt.choice.options, (index, terms) => {
    const { power, open } = view.powers[index]
    const spentValue = open ? SPENT_POWER_BONUS : 0
    const value = -powerRank(power)
    terms?.push(
      { value: spentValue, reason: { id: 'power-spent', power } },
      { value, reason: { id: 'power-weak', power }, isRelative: true },
    )
    return spentValue + value
  })
}

/** Above any difference of ranks: a spent power card is always given before a usable one. */
const SPENT_POWER_BONUS = 1000
