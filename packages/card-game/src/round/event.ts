import { type Seat, shuffled } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { GameScript, MaybeScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { turnRound } from '../table/round-verbs.ts'
import { otherSeats, seatsAfter } from '../table/seats.ts'
import { askAllReactions } from './reaction.ts'

/** Turns over the top event and carries it out. */
export function* triggerEvent(table: Table, trigger: Seat): GameScript<'done'> {
  const lucky = yield* askLuckyBastards(table)
  const event = turnOverEvent(table)
  yield* runEvent(table, event, trigger, lucky)
  return 'done'
}

/** Carries out an event that another one stands for, with those who take part in that one. */
export function runSubstituteEvent(
  table: Table,
  event: EventKind,
  players: readonly Seat[],
  trigger: Seat,
): MaybeScript {
  table.facts?.push({ publicPart: { kind: 'event', event: event.id, seat: trigger } })
  return event.run(table, players, trigger)
}

/** Carries out an event that was picked: it is known before anybody can be lucky. */
export function* runPickedEvent(table: Table, event: number, trigger: Seat): GameScript<void> {
  const lucky = yield* askLuckyBastards(table)
  yield* runEvent(table, event, trigger, lucky)
}

function* runEvent(table: Table, number: number, trigger: Seat, lucky: readonly Seat[]): GameScript<void> {
  const event = table.setup.events[number]
  if (!table.turnedOver.includes(number)) table.turnedOver = [...table.turnedOver, number]
  table.facts?.push({ publicPart: { kind: 'event', event: event.id, seat: trigger } })
  const order = seatsAfter(table, trigger)
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
function* askLuckyBastards(table: Table): GameScript<readonly Seat[]> {
  if (table.setup.reactionCards['lucky-bastard'].length === 0) return []
  return yield* askAllReactions(table, 'lucky-bastard', otherSeats(table, table.turn), table.turn)
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
  table.facts?.push({ publicPart: { kind: 'events-shown', events } })
}

/** One of the shown events is used, the others go under the pile. */
export function pickEvent(table: Table, picked: number): void {
  const others = table.shownEvents.filter((event) => event !== picked)
  table.shownEvents = []
  table.eventPile = [...others, ...table.eventPile]
  table.usedEvents = [...table.usedEvents, picked]
}
