/** Whom to pick on. */

import { best } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { PASS } from '../../round/plain-answers.ts'
import { gainOf } from './effects.ts'
import { average, type Mind, type RuleOfThumb, rivals } from './mind.ts'
import { WEIGHTS as W } from './weights.ts'

/** How much one would like to see somebody in trouble: about to finish, or leading the match. Oneself never. */
export function threat({ view: { players, scores }, seat, setup }: Mind, other: Seat): number {
  if (other === seat) return Number.NEGATIVE_INFINITY
  const { cards, aside } = players[other]
  const lead = setup.limit === null ? 0 : (average(scores) - scores[other]) / setup.limit
  return W.fewCards / Math.max(1, cards + aside) + W.fewPoints * lead
}

/** Nobody, where that is an option and the effect would do no good. */
export const victim: RuleOfThumb = (mind) => {
  const { options } = mind.prompt.choice
  const { source } = mind.prompt.question
  if (source === 'edison') return powerOwner(mind)
  if (options.includes(PASS) && gainOf(mind, source!, mind.hand) <= 0) return PASS
  const candidates = options.filter((seat) => seat !== PASS)
  const cards = (seat: Seat) => mind.view.players[seat].cards
  switch (source) {
    case 'thief':
      return mostThreatening(
        mind,
        preferably(candidates, (seat) => cards(seat) > STOLEN),
      )
    case 'special-charge':
      return best(candidates, (seat) => W.specialCharge * cards(seat) + threat(mind, seat))
    default:
      return mostThreatening(mind, candidates)
  }
}

/** Whoever loses the last cards to a Thief has finished. */
const STOLEN = 2

export const receiver: RuleOfThumb = (mind) => mostThreatening(mind, mind.prompt.choice.options)

/** Who gives cards away has fewer: better somebody who is far behind. */
export const giver: RuleOfThumb = (mind) => best(mind.prompt.choice.options, (seat) => -threat(mind, seat))

/** All on the one who hurts most. */
export const allotDraws: RuleOfThumb = (mind) => {
  const { choice } = mind.prompt
  const total = choice.kind === 'allot' ? choice.total : 0
  const hit = mostThreatening(mind, choice.options)
  return new Array<Seat>(total).fill(hit)
}

/** A spent power card of one's own for one that somebody else could still use; or none. */
function powerOwner(mind: Mind): number {
  const { prompt, view, seat } = mind
  const canUseOne = (other: Seat) => view.players[other].powers.includes(null)
  if (prompt.question.about !== undefined)
    return mostThreatening(mind, preferably(prompt.choice.options, canUseOne))
  const hasSpent = view.powers.some(({ open }) => open)
  return hasSpent && rivals(mind).some(canUseOne) ? seat : PASS
}

const mostThreatening = (mind: Mind, seats: readonly Seat[]): Seat =>
  best(seats, (seat) => threat(mind, seat))

/** Those that are to be preferred, or all if there are none. */
function preferably(seats: readonly Seat[], isPreferred: (seat: Seat) => boolean): readonly Seat[] {
  const preferred = seats.filter(isPreferred)
  return preferred.length > 0 ? preferred : seats
}
