/** The value of special cards' effects to the player who uses them, and the decisions that depend on it. */

import { argMax, mean } from '@slapwise/bots'
import { isSpecialCard } from '../../model/card-kind.ts'
import type { CardId } from '../../model/face.ts'
import { NO, YES } from '../../round/answer-codes.ts'
import { handCost, sumHighestCosts } from './holding-cost.ts'
import {
  opponentsInTurnOrder,
  type PolicyContext,
  type QuestionPolicy,
  rulesInForce,
} from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

type EffectGain = (context: PolicyContext, rest: readonly CardId[]) => number

/** The value of a card's effect in points; `rest` is the hand after playing it. Cards without an effect have none. */
export const effectGain = (context: PolicyContext, kind: string, rest: readonly CardId[]): number =>
  EFFECT_GAINS[kind]?.(context, rest) ?? 0

const noGain: EffectGain = () => 0

/** By kind of card. Every kind with an effect is listed: `bots.spec.ts` asks for the next one. */
export const EFFECT_GAINS: Readonly<Record<string, EffectGain>> = {
  gift(context, rest) {
    const { giftCards } = rulesInForce(context)
    const givable = rest.filter((card) => !context.faces[card].kind.sticky)
    const given = Math.min(giftCards, givable.length)
    return sumHighestCosts(context, givable, given) + given * W.cardGivenToOther
  },
  exchange: (context, rest) => sumHighestCosts(context, rest, 2) - 2 * W.ownDraw - missedFinishCost(rest),
  thief: (_, rest) => -W.ownDraw - missedFinishCost(rest),
  skip: ({ danger }) => W.skip + W.skipInDanger * danger,
  'fantastic-four': (context) =>
    rulesInForce(context).fantasticFourDraws * W.othersDraw * (0.5 + context.danger),
  equality: ({ fewestOpponentCards }, rest) => Math.max(0, rest.length - fewestOpponentCards) * W.othersDraw,
  inequality(context, rest) {
    const ahead = rest.length - context.fewestOpponentCards
    if (ahead < 0 || rest.length === 0) return 0
    const pulled = Math.min(rest.length, Math.floor(ahead / 2) + 1)
    return pulled * (handCost(context, rest) / rest.length + W.cardGivenToOther)
  },
  'special-favours'(context, rest) {
    const { faces, fewestOpponentCards } = context
    const own = rest.filter((card) => isSpecialCard(faces[card].kind) && !faces[card].kind.sticky)
    return handCost(context, own) - SPECIALS_IN_A_HAND * fewestOpponentCards * W.unseenCard
  },
  troublemaker: eventGain,
  'black-number': eventGain,
  recharge: powerRechargeGain,
  update: powerRechargeGain,
  edison: powerRechargeGain,
  // These are evaluated elsewhere: 2nd Chance by the turn choice, the other kinds by the cost of holding them.
  'second-chance': noGain,
  'colour-swap': noGain,
  mimicry: noGain,
  'do-it-yourself': noGain,
  'the-end': noGain,
}

const SPECIALS_IN_A_HAND = 0.4

/** These effects draw cards, so playing one as the last card does not finish. */
const missedFinishCost = (rest: readonly CardId[]): number => (rest.length === 0 ? W.finish : 0)

/** Events shuffle positions, so they are worth more with more cards than the others. */
function eventGain(context: PolicyContext, rest: readonly CardId[]): number {
  if (rest.length === 0) return W.eventWithLastCard
  const others = mean(opponentsInTurnOrder(context).map((seat) => context.view.players[seat].cards))
  return W.eventBase + W.eventPerCardBehind * (rest.length - others)
}

function powerRechargeGain({ view }: PolicyContext): number {
  return view.powers.some(({ open }) => open) ? W.rechargedPower : 0
}

/** Uses an effect if its gain is positive. Discarding by Parasite always is. */
export const decideUse: QuestionPolicy = (context) => {
  const { source } = context.prompt.question
  if (source === 'parasite') return YES
  const kind = source === 'do-it-yourself' ? context.setup.settings.doItYourself : source!
  return effectGain(context, kind, context.hand) > 0 ? YES : NO
}

/** The kind with the highest effect gain, plus the value of the wish it grants. */
export const chooseImitation: QuestionPolicy = (context) => {
  const { imitable } = context.setup
  return argMax(context.prompt.choice.options, (option) => {
    const { id, wish } = imitable[option]
    const wished = wish === 'colour-or-number' ? W.wishColourOrNumber : wish === 'colour' ? W.wishColour : 0
    return effectGain(context, id, context.hand) + wished
  })
}
