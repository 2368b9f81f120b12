import type { Seat } from '@slapwise/kernel'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { askFirstReaction } from './reaction.ts'

/**
 * Aims an effect at somebody’s token or die; tells whether it gets through. Nobody attacks themself. `steps`: how far they
 * are sent, where that is named before.
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
    manner: 'react',
    seats: [victim],
    source: card,
    about: seat,
  })
  if (blocker === null) return true
  table.facts?.push({ publicPart: { kind: 'blocked', seat, by: blocker, card } })
  return false
}
