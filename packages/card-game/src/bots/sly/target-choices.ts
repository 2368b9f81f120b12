/** Policies for choosing players. */

import { chooseBest, mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { PASS } from '../../round/answer-codes.ts'
import { effectGain } from './effect-gains.ts'
import { opponentsInTurnOrder, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { type CardReason, type CardTerms, negateTerms } from './reasons.ts'
import { WEIGHTS as W } from './weights.ts'

/**
 * The value of harming a player: higher the closer they are to finishing and the better their score. Minus infinity for
 * its own seat.
 */
export function evaluateThreat(
  { view: { players, scores }, seat, setup }: PolicyContext,
  other: Seat,
  terms?: CardTerms,
): number {
  if (other === seat) {
    terms?.push({ value: Number.NEGATIVE_INFINITY, reason: { id: 'own-seat' } })
    return Number.NEGATIVE_INFINITY
  }
  const { cards, aside } = players[other]
  const lead = setup.limit === null ? 0 : (mean(scores) - scores[other]) / setup.limit
  const cardsValue = W.fewCards / Math.max(1, cards + aside)
  terms?.push(
    { value: cardsValue, reason: { id: 'few-cards', seat: other, cards: cards + aside } },
    {
      value: W.fewPoints * lead,
      reason: { id: 'few-points', seat: other, points: scores[other], isBelowMean: lead > 0 },
    },
  )
  return cardsValue + W.fewPoints * lead
}

/** Chooses the greatest threat. Passes if the prompt allows it and the effect has no gain. */
export const chooseVictim: QuestionPolicy = (context) => {
  const { options } = context.prompt.choice
  const { source } = context.prompt.question
  if (source === 'edison') return choosePowerOwner(context)
  if (options.includes(PASS) && !isWorthUsing(context, source!)) return PASS
  const candidates = options.filter((seat) => seat !== PASS)
  const cards = (seat: Seat) => context.view.players[seat].cards
  switch (source) {
    case 'thief':
      return findGreatestThreat(
        context,
        candidates,
        (seat) => cards(seat) <= THIEF_CARDS && { id: 'thief-finishes', seat, cards: cards(seat) },
      )
    case 'special-charge':
      return chooseBest(context.trace, candidates, (seat, terms) => {
        const value = W.specialCharge * cards(seat)
        terms?.push({ value, reason: { id: 'many-cards', seat, cards: cards(seat) } })
        return value + evaluateThreat(context, seat, terms)
      })
    default:
      return findGreatestThreat(context, candidates)
  }
}

const USE = 0

const isWorthUsing = (context: PolicyContext, kind: string): boolean =>
  chooseBest(context.trace, [PASS, USE], (option, terms) =>
    option === PASS ? 0 : effectGain(context, kind, context.hand, terms),
  ) === USE

/** A Thief takes two cards: a player with no more than that would finish. */
const THIEF_CARDS = 2

export const chooseReceiver: QuestionPolicy = (context) =>
  findGreatestThreat(context, context.prompt.choice.options)

/** Giving cards away helps the giver, so the least threatening player is chosen. */
export const chooseGiver: QuestionPolicy = (context) =>
  chooseBest(context.trace, context.prompt.choice.options, (seat, terms) => {
    const threat = evaluateThreat(context, seat, terms)
    if (terms) negateTerms(terms)
    return -threat
  })

/** All draws on the greatest threat. */
export const allotDraws: QuestionPolicy = (context) => {
  const { choice } = context.prompt
  const total = choice.kind === 'allot' ? choice.total : 0
  const victim = findGreatestThreat(context, choice.options)
  return new Array<Seat>(total).fill(victim)
}

/** Swaps an own spent power card for an unspent one; passes if that is impossible. */
function choosePowerOwner(context: PolicyContext): number {
  const { prompt, view, seat } = context
  const canUseOne = (other: Seat) => view.players[other].powers.includes(null)
  if (prompt.question.about !== undefined)
    return findGreatestThreat(
      context,
      prompt.choice.options,
      (other) => !canUseOne(other) && { id: 'no-closed-power', seat: other },
    )
  const canSwap = view.powers.some(({ open }) => open) && opponentsInTurnOrder(context).some(canUseOne)
  context.trace?.state({ id: canSwap ? 'renews-power' : 'no-renewal' })
  return canSwap ? seat : PASS
}

/** Seats for which there is an obstacle are chosen only if there is one for all of them. */
function findGreatestThreat(
  context: PolicyContext,
  seats: readonly Seat[],
  obstacleOf: (seat: Seat) => CardReason | false = () => false,
): Seat {
  return chooseBest(context.trace, seats, (seat, terms) => {
    const obstacle = obstacleOf(seat)
    if (obstacle) terms?.push({ value: -OBSTACLE_COST, reason: obstacle })
    return evaluateThreat(context, seat, terms) - (obstacle ? OBSTACLE_COST : 0)
  })
}

/** Above any difference of threats. */
const OBSTACLE_COST = 1000
