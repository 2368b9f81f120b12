import type { Seat } from '@slapwise/kernel'
import type { Ask } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { firstWhoReacts } from './reaction.ts'

/** Aims an effect at somebody’s token or die; tells whether it gets through. Nobody attacks themself. */
export function* attack(table: Table, seat: Seat, victim: Seat, card: string): Ask<boolean> {
  if (seat === victim) {
    table.facts?.push({ news: { kind: 'named', seat, token: victim, source: card } })
    return true
  }
  table.facts?.push({ news: { kind: 'attacked', seat, victim, card } })
  const blocker = yield* firstWhoReacts(table, {
    reaction: 'block',
    manner: 'react',
    seats: [victim],
    about: seat,
  })
  if (blocker === null) return true
  table.facts?.push({ news: { kind: 'blocked', seat, by: blocker, card } })
  return false
}
