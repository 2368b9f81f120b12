import type { Seat } from '@slapwise/kernel'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { seatsAfter } from '../table/seats.ts'
import { D20, rollDie, rollDieWhenReady } from './dice.ts'

/** Rolls for an event and resolves it. `trigger` is the player whose event it is. */
export function* rollEvent(table: Table, trigger: Seat): GameScript<void> {
  yield* runEvent(table, trigger, yield* rollDie(table, trigger, { sides: D20, moves: null }))
}

/** Like `rollEvent`, but first asks to confirm, so that the decision that led to it can be taken back. */
export function* rollEventWhenReady(table: Table, trigger: Seat, source: string): GameScript<void> {
  yield* runEvent(
    table,
    trigger,
    yield* rollDieWhenReady(table, trigger, { sides: D20, moves: null }, source),
  )
}

function* runEvent(table: Table, trigger: Seat, number: number): GameScript<void> {
  const event = table.setup.events[number - 1]
  const outer = table.event
  table.event = number
  table.facts?.push({ publicPart: { kind: 'event', event: event.id, seat: trigger } })
  const script = event.run(table, seatsAfter(table, trigger), trigger)
  if (script) yield* script
  table.event = outer
}
