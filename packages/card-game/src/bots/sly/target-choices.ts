/** Policies for choosing players. */

import { argMax, mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { PASS } from '../../round/answer-codes.ts'
import { effectGain } from './effect-gains.ts'
import { opponentsInTurnOrder, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

/**
 * The value of harming a player: higher the closer they are to finishing and the better their score. Minus infinity for
 * its own seat.
 */
export function evaluateThreat(
  { view: { players, scores }, seat, setup }: PolicyContext,
  other: Seat,
): number {
  if (other === seat) return Number.NEGATIVE_INFINITY
  const { cards, aside } = players[other]
  const lead = setup.limit === null ? 0 : (mean(scores) - scores[other]) / setup.limit
  return W.fewCards / Math.max(1, cards + aside) + W.fewPoints * lead
}

/** Chooses the greatest threat. Passes if the prompt allows it and the effect has no gain. */
export const chooseVictim: QuestionPolicy = (context) => {
  const { options } = context.prompt.choice
  const { source } = context.prompt.question
  if (source === 'edison') return choosePowerOwner(context)
  if (options.includes(PASS) && effectGain(context, source!, context.hand) <= 0) return PASS
  const candidates = options.filter((seat) => seat !== PASS)
  const cards = (seat: Seat) => context.view.players[seat].cards
  switch (source) {
    case 'thief':
      return findGreatestThreat(
        context,
        preferSeats(candidates, (seat) => cards(seat) > THIEF_CARDS),
      )
    case 'special-charge':
      return argMax(candidates, (seat) => W.specialCharge * cards(seat) + evaluateThreat(context, seat))
    default:
      return findGreatestThreat(context, candidates)
  }
}

/** A Thief takes two cards: a player with no more than that would finish. */
const THIEF_CARDS = 2

export const chooseReceiver: QuestionPolicy = (context) =>
  findGreatestThreat(context, context.prompt.choice.options)

/** Giving cards away helps the giver, so the least threatening player is chosen. */
export const chooseGiver: QuestionPolicy = (context) =>
  argMax(context.prompt.choice.options, (seat) => -evaluateThreat(context, seat))

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
    return findGreatestThreat(context, preferSeats(prompt.choice.options, canUseOne))
  const hasSpent = view.powers.some(({ open }) => open)
  return hasSpent && opponentsInTurnOrder(context).some(canUseOne) ? seat : PASS
}

const findGreatestThreat = (context: PolicyContext, seats: readonly Seat[]): Seat =>
  argMax(seats, (seat) => evaluateThreat(context, seat))

/** The preferred seats, or all if there are none. */
function preferSeats(seats: readonly Seat[], isPreferred: (seat: Seat) => boolean): readonly Seat[] {
  const preferred = seats.filter(isPreferred)
  return preferred.length > 0 ? preferred : seats
}
