/** What the effect of a special card is worth to whoever carries it out, and what follows: to use it, to be it. */

import { argMax } from '@slapwise/bots'
import { isSpecialCard } from '../../model/card-kind.ts'
import type { CardId } from '../../model/face.ts'
import { NO, YES } from '../../round/answer-codes.ts'
import { handCost, sumHighestCosts } from './holding-cost.ts'
import {
  average,
  opponentsInTurnOrder,
  type PolicyContext,
  type QuestionPolicy,
  rulesInForce,
} from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

type EffectGain = (mind: PolicyContext, rest: readonly CardId[]) => number

/** With `rest` in the hand after the card was played. What is not listed has no effect of its own. */
export const effectGain = (mind: PolicyContext, kind: string, rest: readonly CardId[]): number =>
  EFFECT_GAINS[kind]?.(mind, rest) ?? 0

const EFFECT_GAINS: Readonly<Record<string, EffectGain>> = {
  gift(mind, rest) {
    const { giftCards } = rulesInForce(mind)
    const givable = rest.filter((card) => !mind.faces[card].kind.sticky)
    const given = Math.min(giftCards, givable.length)
    return sumHighestCosts(mind, givable, given) + given * W.cardGivenToOther
  },
  exchange: (mind, rest) => sumHighestCosts(mind, rest, 2) - 2 * W.ownDraw - missedFinishCost(rest),
  thief: (_, rest) => -W.ownDraw - missedFinishCost(rest),
  skip: ({ danger }) => W.skip + W.skipInDanger * danger,
  'fantastic-four': (mind) => rulesInForce(mind).fantasticFourDraws * W.othersDraw * (0.5 + mind.danger),
  equality: ({ fewestOpponentCards }, rest) => Math.max(0, rest.length - fewestOpponentCards) * W.othersDraw,
  inequality(mind, rest) {
    const ahead = rest.length - mind.fewestOpponentCards
    if (ahead < 0 || rest.length === 0) return 0
    const pulled = Math.min(rest.length, Math.floor(ahead / 2) + 1)
    return pulled * (handCost(mind, rest) / rest.length + W.cardGivenToOther)
  },
  'special-favours'(mind, rest) {
    const { faces, fewestOpponentCards } = mind
    const own = rest.filter((card) => isSpecialCard(faces[card].kind) && !faces[card].kind.sticky)
    return handCost(mind, own) - SPECIALS_IN_A_HAND * fewestOpponentCards * W.unseenCard
  },
  troublemaker: eventGain,
  'black-number': eventGain,
  recharge: powerRechargeGain,
  update: powerRechargeGain,
  edison: powerRechargeGain,
}

const SPECIALS_IN_A_HAND = 0.4

/** With the last card one takes up others. */
const missedFinishCost = (rest: readonly CardId[]): number => (rest.length === 0 ? W.finish : 0)

/** Behind, one has little to lose. */
function eventGain(mind: PolicyContext, rest: readonly CardId[]): number {
  if (rest.length === 0) return W.eventWithLastCard
  const others = average(opponentsInTurnOrder(mind).map((seat) => mind.view.players[seat].cards))
  return W.eventBase + W.eventPerCardBehind * (rest.length - others)
}

function powerRechargeGain({ view }: PolicyContext): number {
  return view.powers.some(({ open }) => open) ? W.rechargedPower : 0
}

/** Whatever does one good; cards that may be discarded at the end always do. */
export const decideUse: QuestionPolicy = (mind) => {
  const { source } = mind.prompt.question
  if (source === 'parasite') return YES
  const kind = source === 'do-it-yourself' ? mind.setup.settings.doItYourself : source!
  return effectGain(mind, kind, mind.hand) > 0 ? YES : NO
}

/** A wish comes on top of what the card does. */
export const chooseImitation: QuestionPolicy = (mind) => {
  const { imitable } = mind.setup
  return argMax(mind.prompt.choice.options, (option) => {
    const { id, wish } = imitable[option]
    const wished = wish === 'colour-or-number' ? W.wishColourOrNumber : wish === 'colour' ? W.wishColour : 0
    return effectGain(mind, id, mind.hand) + wished
  })
}
