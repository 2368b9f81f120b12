import type { Seat } from '@slapwise/kernel'
import { EVENTS } from '../../setup/events.ts'
import type { View } from '../../views/view.ts'
import { UPHEAVALS } from './events.ts'
import { worthInHand } from './hand.ts'
import type { Standing } from './standing.ts'

/** What an event of somebody’s is worth to a seat. Those where somebody chooses are left to chance. */
export function worthOfEvent(view: View, standing: Standing, event: string, trigger: Seat): number {
  const { tokens, teleports, hand } = view
  if (event === 'reset' || event === 'loot') return -worstIn(hand)
  const after = UPHEAVALS[event]?.(tokens, teleports, trigger)
  if (!after) return 0
  let worth = 0
  for (let seat = 0; seat < tokens.length; seat++)
    worth += standing.stakes[seat] * (costAt(standing, after[seat]) - costAt(standing, tokens[seat]))
  return worth
}

/** Between spaces, or beyond the ends of the street: where a token is on average. */
function costAt({ costs }: Standing, at: number): number {
  return costs[Math.max(0, Math.min(costs.length - 1, Math.round(at)))]
}

/** A Fuck You that is thrown away or passed on. */
function worstIn(hand: readonly number[]): number {
  let sum = 0
  for (const kind of hand) sum += Math.min(0, worthInHand(kind))
  return sum
}

/** What an event is worth to a seat, whichever it is. */
export function worthOfTrouble(view: View, standing: Standing, trigger: Seat): number {
  let sum = 0
  for (const { id } of EVENTS) sum += worthOfEvent(view, standing, id, trigger)
  return sum / EVENTS.length
}
