/** The value of special cards' effects to the player who uses them, and the decisions that depend on it. */

import { chooseBest, mean } from '@slapwise/bots'
import { isSpecialCard } from '../../model/card-kind.ts'
import type { CardId } from '../../model/face.ts'
import { NO, YES } from '../../round/answer-codes.ts'
import { handCost, sumHighestCosts } from './holding-cost.ts'
import {
  findFastestOpponent,
  opponentsInTurnOrder,
  type PolicyContext,
  type QuestionPolicy,
  rulesInForce,
} from './policy-context.ts'
import type { CardTerms } from './reasons.ts'
import { WEIGHTS as W } from './weights.ts'

/** May add its terms; without any, the whole gain is one term that names the card. */
type EffectGain = (context: PolicyContext, rest: readonly CardId[], terms?: CardTerms) => number

/** The value of a card's effect in points; `rest` is the hand after playing it. Cards without an effect have none. */
export function effectGain(
  context: PolicyContext,
  kind: string,
  rest: readonly CardId[],
  terms?: CardTerms,
): number {
  const evaluate = EFFECT_GAINS[kind]
  if (evaluate === undefined) return 0
  const termCount = terms?.length
  const value = evaluate(context, rest, terms)
  if (terms && terms.length === termCount) terms.push({ value, reason: { id: 'effect', kind } })
  return value
}

const noGain: EffectGain = () => 0

/** By kind of card. Every kind with an effect is listed: `bots.spec.ts` asks for the next one. */
export const EFFECT_GAINS: Readonly<Record<string, EffectGain>> = {
  gift(context, rest, terms) {
    const { giftCards } = rulesInForce(context)
    const givable = rest.filter((card) => !context.faces[card].kind.sticky)
    const given = Math.min(giftCards, givable.length)
    const gain = sumHighestCosts(context, givable, given) + given * W.cardGivenToOther
    terms?.push({ value: gain, reason: { id: 'gives-away', count: given } })
    return gain
  },
  exchange(context, rest, terms) {
    const gain = sumHighestCosts(context, rest, 2)
    terms?.push({ value: gain, reason: { id: 'gives-away', count: Math.min(2, rest.length) } })
    return gain - drawCost(2, terms) - missedFinishCost(rest, terms)
  },
  thief: (_, rest, terms) => -drawCost(1, terms) - missedFinishCost(rest, terms),
  skip(context, _, terms) {
    const gain = W.skip + W.skipInDanger * context.danger
    if (terms) {
      const seat = findFastestOpponent(context)
      terms.push({ value: gain, reason: { id: 'skips', seat, cards: context.view.players[seat].cards } })
    }
    return gain
  },
  'fantastic-four'(context, _, terms) {
    const count = rulesInForce(context).fantasticFourDraws
    return othersDrawGain(count, count * W.othersDraw * (0.5 + context.danger), terms)
  },
  equality({ fewestOpponentCards }, rest, terms) {
    const count = Math.max(0, rest.length - fewestOpponentCards)
    return othersDrawGain(count, count * W.othersDraw, terms)
  },
  inequality(context, rest, terms) {
    const ahead = rest.length - context.fewestOpponentCards
    if (ahead < 0 || rest.length === 0) return 0
    const pulled = Math.min(rest.length, Math.floor(ahead / 2) + 1)
    const gain = pulled * (handCost(context, rest) / rest.length + W.cardGivenToOther)
    terms?.push({ value: gain, reason: { id: 'gives-away', count: pulled } })
    return gain
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

/** The cost of drawing unseen cards. */
function drawCost(count: number, terms?: CardTerms): number {
  terms?.push({ value: -count * W.ownDraw, reason: { id: 'draws', count } })
  return count * W.ownDraw
}

function othersDrawGain(count: number, gain: number, terms?: CardTerms): number {
  terms?.push({ value: gain, reason: { id: 'others-draw', count } })
  return gain
}

/** These effects draw cards, so playing one as the last card does not finish. */
function missedFinishCost(rest: readonly CardId[], terms?: CardTerms): number {
  if (rest.length > 0) return 0
  terms?.push({ value: -W.finish, reason: { id: 'no-finish' } })
  return W.finish
}

/** Events shuffle positions, so they are worth more with more cards than the others. */
function eventGain(context: PolicyContext, rest: readonly CardId[], terms?: CardTerms): number {
  if (rest.length === 0) {
    terms?.push({ value: W.eventWithLastCard, reason: { id: 'event-after-finish' } })
    return W.eventWithLastCard
  }
  const others = mean(opponentsInTurnOrder(context).map((seat) => context.view.players[seat].cards))
  const gain = W.eventBase + W.eventPerCardBehind * (rest.length - others)
  terms?.push({ value: gain, reason: { id: 'turns-event', cards: rest.length } })
  return gain
}

function powerRechargeGain({ view }: PolicyContext, _: readonly CardId[], terms?: CardTerms): number {
  const gain = view.powers.some(({ open }) => open) ? W.rechargedPower : 0
  terms?.push({ value: gain, reason: { id: 'recharges' } })
  return gain
}

/** Uses an effect if its gain is positive. Discarding by Parasite always is. */
export const decideUse: QuestionPolicy = (context) => {
  const { source } = context.prompt.question
  if (source === 'parasite') {
    context.trace?.state({ id: 'free-discard' })
    return YES
  }
  const kind = source === 'do-it-yourself' ? context.setup.settings.doItYourself : source!
  return chooseBest(context.trace, [NO, YES], (option, terms) =>
    option === NO ? 0 : effectGain(context, kind, context.hand, terms),
  )
}

/** The kind with the highest effect gain, plus the value of the wish it grants. */
export const chooseImitation: QuestionPolicy = (context) => {
  const { imitable } = context.setup
  return chooseBest(context.trace, context.prompt.choice.options, (option, terms) => {
    const { id, wish } = imitable[option]
    const wished = wish === 'colour-or-number' ? W.wishColourOrNumber : wish === 'colour' ? W.wishColour : 0
    terms?.push({ value: wished, reason: { id: 'wish-granted', kind: id } })
    return effectGain(context, id, context.hand, terms) + wished
  })
}
