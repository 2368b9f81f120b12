import type { Seat } from '@slapwise/kernel'
import { EVENTS } from '../../setup/events.ts'
import type { View } from '../../views/view.ts'
import { EVENT_TOKEN_SHIFTS } from './event-token-shifts.ts'
import { evaluateHeldKind } from './hand-values.ts'
import type { MatchValues } from './match-values.ts'

/** The value of an event triggered by a seat. Choices of players in it are not considered. */
export function evaluateEvent(view: View, matchValues: MatchValues, event: string, trigger: Seat): number {
  const { tokens, teleports, hand } = view
  if (event === 'reset' || event === 'loot') return -sumNegativeHandValues(hand)
  const after = EVENT_TOKEN_SHIFTS[event]?.(tokens, teleports, trigger)
  if (!after) return 0
  let value = 0
  for (let seat = 0; seat < tokens.length; seat++)
    value +=
      matchValues.pointValues[seat] *
      (spaceCostAt(matchValues, after[seat]) - spaceCostAt(matchValues, tokens[seat]))
  return value
}

/** The cost at an expected position, which may be fractional or beyond the ends of the street. */
function spaceCostAt({ spaceCosts }: MatchValues, at: number): number {
  return spaceCosts[Math.max(0, Math.min(spaceCosts.length - 1, Math.round(at)))]
}

/** The value of losing cards with negative value, such as Fuck You. */
function sumNegativeHandValues(hand: readonly number[]): number {
  let sum = 0
  for (const kind of hand) sum += Math.min(0, evaluateHeldKind(kind))
  return sum
}

/** The mean value over all events. */
export function evaluateRandomEvent(view: View, matchValues: MatchValues, trigger: Seat): number {
  let sum = 0
  for (const { id } of EVENTS) sum += evaluateEvent(view, matchValues, id, trigger)
  return sum / EVENTS.length
}
