import type { Seat } from '@slapwise/kernel'
import { EVENTS } from '../../setup/events.ts'
import type { View } from '../../views/view.ts'
import { EVENT_TOKEN_SHIFTS } from './event-token-shifts.ts'
import { evaluateHeldKind } from './hand-values.ts'
import type { MatchValues } from './match-values.ts'

/** What an event of somebody’s is worth to a seat. Those where somebody chooses are left to chance. */
export function evaluateEvent(view: View, standing: MatchValues, event: string, trigger: Seat): number {
  const { tokens, teleports, hand } = view
  if (event === 'reset' || event === 'loot') return -sumNegativeHandValues(hand)
  const after = EVENT_TOKEN_SHIFTS[event]?.(tokens, teleports, trigger)
  if (!after) return 0
  let worth = 0
  for (let seat = 0; seat < tokens.length; seat++)
    worth +=
      standing.pointValues[seat] * (spaceCostAt(standing, after[seat]) - spaceCostAt(standing, tokens[seat]))
  return worth
}

/** Between spaces, or beyond the ends of the street: where a token is on average. */
function spaceCostAt({ spaceCosts }: MatchValues, at: number): number {
  return spaceCosts[Math.max(0, Math.min(spaceCosts.length - 1, Math.round(at)))]
}

/** A Fuck You that is thrown away or passed on. */
function sumNegativeHandValues(hand: readonly number[]): number {
  let sum = 0
  for (const kind of hand) sum += Math.min(0, evaluateHeldKind(kind))
  return sum
}

/** What an event is worth to a seat, whichever it is. */
export function evaluateRandomEvent(view: View, standing: MatchValues, trigger: Seat): number {
  let sum = 0
  for (const { id } of EVENTS) sum += evaluateEvent(view, standing, id, trigger)
  return sum / EVENTS.length
}
