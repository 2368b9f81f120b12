/** Policies for throwing in cards. */

import { chooseBest, mean } from '@slapwise/bots'
import { PASS } from '../../round/answer-codes.ts'
import {
  areSameCards,
  opponentsInTurnOrder,
  type PolicyContext,
  type QuestionPolicy,
} from './policy-context.ts'
import type { CardEvaluator, CardReason } from './reasons.ts'
import { WEIGHTS as W } from './weights.ts'

/** Prefers the card itself to Mimicry, which can be thrown in as any card. */
function chooseThrownCard(context: PolicyContext): number {
  const { prompt, faces, trace } = context
  const cards = prompt.choice.options.filter((option) => option !== PASS)
  const evaluate: CardEvaluator = (card, terms) => {
    const value = faces[card].kind.thrownInAs === 'any' ? 0 : 1
    terms?.push({ value, reason: { id: 'spares-mimicry' } })
    return value
  }
  return chooseBest(trace, cards, evaluate, areSameCards(context))
}

/** Throws a card in for the given reason. */
function throwInBecause(context: PolicyContext, reason: CardReason): number {
  const card = chooseThrownCard(context)
  context.trace?.state(reason)
  return card
}

function passBecause({ trace }: PolicyContext, reason: CardReason): number {
  trace?.state(reason)
  return PASS
}

const canThrowIn = ({ prompt }: PolicyContext): boolean =>
  prompt.choice.options.some((option) => option !== PASS)

/** Costs no turn and redirects the attack. A Thief is let through, since losing cards is good. */
export const decideCounterattack: QuestionPolicy = (context) => {
  if (!canThrowIn(context)) return PASS
  return findCurrentAttack(context) === 'thief'
    ? passBecause(context, { id: 'thief-welcome' })
    : throwInBecause(context, { id: 'hits-back', seat: context.prompt.question.about! })
}

/** The kind of the card that attacks: the last one that is not a Counterattack. */
function findCurrentAttack({ view, setup: { prints } }: PolicyContext): string | undefined {
  const index = view.discardPile.findLast((i) => prints[i].kind.thrownInAs !== 'counterattack')
  return index === undefined ? undefined : prints[index].kind.id
}

/** Passes if the round goes well as it stands. If the round would end the match, passes only if the bot wins. */
export const decideNiceTry: QuestionPolicy = (context) => {
  if (!canThrowIn(context)) return PASS
  const { view, faces, hand, seat, setup } = context
  if (hand.length === 1) return throwInBecause(context, { id: 'last-card' })
  const others = opponentsInTurnOrder(context)
  const estimates = others.map((other) => view.players[other].cards * MEAN_CARD_POINTS)
  const own = hand.reduce((sum, card) => sum + faces[card].points, 0)
  const totals = others.map((other, i) => view.scores[other] + estimates[i])
  const total = view.scores[seat] + own
  const isOver = setup.limit !== null && Math.max(total, ...totals) > setup.limit
  const doesWell = isOver ? total < Math.min(...totals) : own < mean(estimates) - W.keepNiceTry
  const points = isOver ? total : own
  return doesWell
    ? passBecause(context, { id: isOver ? 'match-won' : 'round-won', points })
    : throwInBecause(context, { id: isOver ? 'match-lost' : 'round-lost', points })
}

const MEAN_CARD_POINTS = 5.5

/** Always, since it gets rid of a card. */
export const decideLuckyBastard: QuestionPolicy = (context) =>
  canThrowIn(context) ? throwInBecause(context, { id: 'sheds-card' }) : PASS
