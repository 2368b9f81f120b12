import { type Seat, shuffled } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { Ask, MaybeAsk } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { turnRound } from '../table/course.ts'
import { orderAfter, others } from '../table/seats.ts'
import { everyoneWhoReacts } from './reaction.ts'

/** Turns over the top event and carries it out. */
export function* triggerEvent(table: Table, trigger: Seat): Ask<'done'> {
  const lucky = yield* luckyOnes(table)
  const event = turnOverEvent(table)
  yield* run(table, event, trigger, lucky)
  return 'done'
}

/** Carries out an event that another one stands for, with those who take part in that one. */
export function standIn(table: Table, event: EventKind, players: readonly Seat[], trigger: Seat): MaybeAsk {
  table.facts?.push({ news: { kind: 'event', event: event.id, seat: trigger } })
  return event.run(table, players, trigger)
}

/** Carries out an event that was picked: it is known before anybody can be lucky. */
export function* carryOutEvent(table: Table, event: number, trigger: Seat): Ask<void> {
  const lucky = yield* luckyOnes(table)
  yield* run(table, event, trigger, lucky)
}

function* run(table: Table, number: number, trigger: Seat, lucky: readonly Seat[]): Ask<void> {
  const event = table.setup.events[number]
  if (!table.turnedOver.includes(number)) table.turnedOver = [...table.turnedOver, number]
  table.facts?.push({ news: { kind: 'event', event: event.id, seat: trigger } })
  const order = orderAfter(table, trigger)
  const turnsRound = table.rules.eventsTurnRound
  table.eventDepth++
  table.uncounterable = false
  const asking = event.run(
    table,
    lucky.length === 0 ? order : order.filter((seat) => !lucky.includes(seat)),
    trigger,
  )
  if (asking) yield* asking
  table.eventDepth--
  if (turnsRound && table.rules.eventsTurnRound) turnRound(table)
}

/** Everybody but the player whose turn it is may throw in Lucky Bastard before the event is turned over. */
function* luckyOnes(table: Table): Ask<readonly Seat[]> {
  if (table.setup.thrownInAs['lucky-bastard'].length === 0) return []
  return yield* everyoneWhoReacts(table, 'lucky-bastard', others(table, table.turn), table.turn)
}

function turnOverEvent(table: Table): number {
  const event = takeEvent(table)
  table.usedEvents = [...table.usedEvents, event]
  return event
}

/** From the top of the event pile. An exhausted one is shuffled anew from the used events. */
function takeEvent(table: Table): number {
  if (table.eventPile.length === 0) {
    table.eventPile = shuffled(table.random, table.usedEvents)
    table.usedEvents = []
  }
  const event = table.eventPile.at(-1)!
  table.eventPile = table.eventPile.slice(0, -1)
  return event
}

/** Lays events from the top of the pile open; there are always far more of them in a deck. */
export function showEvents(table: Table, count: number): void {
  const shown: number[] = []
  while (shown.length < count) shown.push(takeEvent(table))
  table.shownEvents = shown
  const events = shown.map((event) => table.setup.events[event].id)
  table.facts?.push({ news: { kind: 'events-shown', events } })
}

/** One of the shown events is used, the others go under the pile. */
export function pickEvent(table: Table, picked: number): void {
  const others = table.shownEvents.filter((event) => event !== picked)
  table.shownEvents = []
  table.eventPile = [...others, ...table.eventPile]
  table.usedEvents = [...table.usedEvents, picked]
}
