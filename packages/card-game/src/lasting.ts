/** Effects that last: how they start, and how they run out. Their hooks stand with the event or power. */
import type { Seat } from '@slapwise/kernel'
import type { Colour } from './colours.ts'
import { everyone, seatSet } from './seats.ts'
import type { Lasting, Table } from './table.ts'

/** An effect of an event that lasts, for those who take part in it. A second one restarts nothing. */
export function startLasting(
  table: Table,
  id: string,
  players: readonly Seat[],
  turns: readonly number[],
): void {
  const spared = everyone(table) & ~seatSet(players)
  const running = table.lasting.find((lasting) => lasting.id === id)
  const fresh = { id, owner: table.turn, colour: null, turns, spared }
  const lasting = running ? { ...running, spared: running.spared & spared } : fresh
  table.lasting = [...table.lasting.filter((other) => other !== running), lasting]
}

/** An effect of a power card that lasts; it may run several times over. */
export function startPower(
  table: Table,
  id: string,
  owner: Seat,
  turns: number,
  colour: Colour | null = null,
): void {
  table.lasting = [...table.lasting, { id, owner, colour, turns: [turns], spared: 0 }]
}

/** Counts one turn of an effect; tells how many are left, and ends it after the last. */
export function countDown(table: Table, lasting: Lasting): number {
  const left = lasting.turns[0] - 1
  const counted = left === 0 ? [] : [{ ...lasting, turns: [left] }]
  table.lasting = table.lasting.flatMap((other) => (other === lasting ? counted : [other]))
  return left
}
