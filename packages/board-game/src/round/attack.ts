import type { Seat } from '@slapwise/kernel'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { askFirstReaction } from './reaction.ts'

/**
 * Attacks the token or die of `victim`; returns false if it is blocked. An effect on oneself is not an attack. `steps`
 * is the number of spaces, for an effect that is chosen with it.
 */
export function* attack(
  table: Table,
  seat: Seat,
  victim: Seat,
  card: string,
  steps: number | null = null,
): GameScript<boolean> {
  if (seat === victim) {
    table.facts?.push({ publicPart: { kind: 'named', seat, token: victim, source: card } })
    return true
  }
  table.facts?.push({ publicPart: { kind: 'attacked', seat, victim, card, steps } })
  const blocker = yield* askFirstReaction(table, {
    reaction: 'block',
    mode: 'react',
    seats: [victim],
    source: card,
    about: seat,
  })
  if (blocker === null) return true
  table.facts?.push({ publicPart: { kind: 'blocked', seat, by: blocker, card } })
  return false
}
