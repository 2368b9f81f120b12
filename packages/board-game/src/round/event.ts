import type { Seat } from '@slapwise/kernel'
import type { Ask } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { orderAfter } from '../table/seats.ts'
import { D20, roll, rollWhenReady } from './dice.ts'

/** Somebody’s event: rolled for, and carried out. */
export function* carryOutEvent(table: Table, trigger: Seat): Ask<void> {
  yield* runEvent(table, trigger, yield* roll(table, trigger, D20))
}

/** The same where it was chosen, and can still be thought over. */
export function* carryOutEventWhenReady(table: Table, trigger: Seat, source: string): Ask<void> {
  yield* runEvent(table, trigger, yield* rollWhenReady(table, trigger, { sides: D20, moves: null }, source))
}

function* runEvent(table: Table, trigger: Seat, number: number): Ask<void> {
  const event = table.setup.events[number - 1]
  const outer = table.event
  table.event = number
  table.facts?.push({ news: { kind: 'event', event: event.id, seat: trigger } })
  const asking = event.run(table, orderAfter(table, trigger), trigger)
  if (asking) yield* asking
  table.event = outer
}
