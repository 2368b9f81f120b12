/** Whom to pick on. */

import { argMax } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { PASS } from '../../round/answer-codes.ts'
import { effectGain } from './effect-gains.ts'
import { average, opponentsInTurnOrder, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { WEIGHTS as W } from './weights.ts'

/** How much one would like to see somebody in trouble: about to finish, or leading the match. Oneself never. */
export function evaluateThreat(
  { view: { players, scores }, seat, setup }: PolicyContext,
  other: Seat,
): number {
  if (other === seat) return Number.NEGATIVE_INFINITY
  const { cards, aside } = players[other]
  const lead = setup.limit === null ? 0 : (average(scores) - scores[other]) / setup.limit
  return W.fewCards / Math.max(1, cards + aside) + W.fewPoints * lead
}

/** Nobody, where that is an option and the effect would do no good. */
export const chooseVictim: QuestionPolicy = (mind) => {
  const { options } = mind.prompt.choice
  const { source } = mind.prompt.question
  if (source === 'edison') return choosePowerOwner(mind)
  if (options.includes(PASS) && effectGain(mind, source!, mind.hand) <= 0) return PASS
  const candidates = options.filter((seat) => seat !== PASS)
  const cards = (seat: Seat) => mind.view.players[seat].cards
  switch (source) {
    case 'thief':
      return findGreatestThreat(
        mind,
        preferSeats(candidates, (seat) => cards(seat) > THIEF_CARDS),
      )
    case 'special-charge':
      return argMax(candidates, (seat) => W.specialCharge * cards(seat) + evaluateThreat(mind, seat))
    default:
      return findGreatestThreat(mind, candidates)
  }
}

/** Whoever loses the last cards to a Thief has finished. */
const THIEF_CARDS = 2

export const chooseReceiver: QuestionPolicy = (mind) => findGreatestThreat(mind, mind.prompt.choice.options)

/** Who gives cards away has fewer: better somebody who is far behind. */
export const chooseGiver: QuestionPolicy = (mind) =>
  argMax(mind.prompt.choice.options, (seat) => -evaluateThreat(mind, seat))

/** All on the one who hurts most. */
export const allotDraws: QuestionPolicy = (mind) => {
  const { choice } = mind.prompt
  const total = choice.kind === 'allot' ? choice.total : 0
  const hit = findGreatestThreat(mind, choice.options)
  return new Array<Seat>(total).fill(hit)
}

/** A spent power card of one's own for one that somebody else could still use; or none. */
function choosePowerOwner(mind: PolicyContext): number {
  const { prompt, view, seat } = mind
  const canUseOne = (other: Seat) => view.players[other].powers.includes(null)
  if (prompt.question.about !== undefined)
    return findGreatestThreat(mind, preferSeats(prompt.choice.options, canUseOne))
  const hasSpent = view.powers.some(({ open }) => open)
  return hasSpent && opponentsInTurnOrder(mind).some(canUseOne) ? seat : PASS
}

const findGreatestThreat = (mind: PolicyContext, seats: readonly Seat[]): Seat =>
  argMax(seats, (seat) => evaluateThreat(mind, seat))

/** Those that are to be preferred, or all if there are none. */
function preferSeats(seats: readonly Seat[], isPreferred: (seat: Seat) => boolean): readonly Seat[] {
  const preferred = seats.filter(isPreferred)
  return preferred.length > 0 ? preferred : seats
}
