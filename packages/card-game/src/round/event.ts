import { type Seat, shuffled } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { EventSeries } from '../model/facts.ts'
import type { GameScript, MaybeScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { turnRound } from '../table/round-verbs.ts'
import { otherSeats, seatsAfter } from '../table/seats.ts'
import { askAllReactions } from './reaction.ts'

/** Turns over the top event and runs it. */
export function* triggerEvent(table: Table, trigger: Seat, series?: EventSeries): GameScript<'done'> {
  const lucky = yield* askLuckyBastards(table)
  const event = turnOverEvent(table)
  yield* runEvent(table, event, trigger, lucky, series)
  return 'done'
}

/** Runs an event in place of another one, for the players of that one. */
export function runSubstituteEvent(
  table: Table,
  event: EventKind,
  players: readonly Seat[],
  trigger: Seat,
): MaybeScript {
  table.facts?.push({ publicPart: { kind: 'event', event: event.id, seat: trigger } })
  return event.run(table, players, trigger)
}

/** Runs a chosen event. Unlike a turned-over one, it is known before Lucky Bastard can be thrown in. */
export function* runPickedEvent(table: Table, event: number, trigger: Seat): GameScript<void> {
  const lucky = yield* askLuckyBastards(table)
  yield* runEvent(table, event, trigger, lucky)
}

function* runEvent(
  table: Table,
  number: number,
  trigger: Seat,
  lucky: readonly Seat[],
  series?: EventSeries,
): GameScript<void> {
  const event = table.setup.events[number]
  if (!table.turnedOver.includes(number)) table.turnedOver = [...table.turnedOver, number]
  table.facts?.push({
    publicPart: { kind: 'event', event: event.id, seat: trigger, ...(series && { series }) },
  })
  const order = seatsAfter(table, trigger)
  const turnsRound = table.rules.eventsTurnRound
  table.eventDepth++
  table.uncounterable = false
  const script = event.run(
    table,
    lucky.length === 0 ? order : order.filter((seat) => !lucky.includes(seat)),
    trigger,
  )
  if (script) yield* script
  table.eventDepth--
  if (turnsRound && table.rules.eventsTurnRound) turnRound(table)
}

/** All players except the one whose turn it is may throw in Lucky Bastard before the event is turned over. */
function* askLuckyBastards(table: Table): GameScript<readonly Seat[]> {
  if (table.setup.reactionCards['lucky-bastard'].length === 0) return []
  return yield* askAllReactions(table, 'lucky-bastard', otherSeats(table, table.turn), table.turn)
}

function turnOverEvent(table: Table): number {
  const event = takeEvent(table)
  table.usedEvents = [...table.usedEvents, event]
  return event
}

/** Takes the top event. If the pile is empty, the used events are shuffled into a new one. */
function takeEvent(table: Table): number {
  if (table.eventPile.length === 0) {
    table.eventPile = shuffled(table.random, table.usedEvents)
    table.usedEvents = []
  }
  const event = table.eventPile.at(-1)!
  table.eventPile = table.eventPile.slice(0, -1)
  return event
}

/** Turns events of the pile face up. Every deck has more events than `count`. */
export function showEvents(table: Table, count: number): void {
  const shown: number[] = []
  while (shown.length < count) shown.push(takeEvent(table))
  table.shownEvents = shown
  const events = shown.map((event) => table.setup.events[event].id)
  table.facts?.push({ publicPart: { kind: 'events-shown', events } })
}

/** Uses one of the shown events; the others go under the pile. */
export function pickEvent(table: Table, picked: number): void {
  const others = table.shownEvents.filter((event) => event !== picked)
  table.shownEvents = []
  table.eventPile = [...others, ...table.eventPile]
  table.usedEvents = [...table.usedEvents, picked]
}
