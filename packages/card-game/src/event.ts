import { type Seat, shuffled } from '@slapwise/kernel'
import type { Colour } from './colours.ts'
import { turnRound } from './course.ts'
import type { Face } from './face.ts'
import type { Words } from './kind.ts'
import type { Ask, MaybeAsk } from './questions.ts'
import { everyoneWhoReacts } from './reaction.ts'
import { only, orderAfter, others } from './seats.ts'
import type { Lasting, Table } from './table.ts'
import type { Dated } from './versions.ts'

/** What an effect that lasts does at the moments that concern it. */
export interface Hooks {
  /** A turn comes to `seat`, to be taken or skipped. */
  turnComes?(table: Table, lasting: Lasting, seat: Seat): void
  /** The turn of `seat` is over, taken or skipped. */
  turnEnds?(table: Table, lasting: Lasting, seat: Seat): void
  /** Why a card may not be played. */
  forbids?(lasting: Lasting, face: Face): 'sealed' | 'blocked' | null
  /** A colour that is not offered for wishes. */
  blocks?(lasting: Lasting): Colour
  /** The seats whose hands it keeps open. */
  opensHands?(table: Table, lasting: Lasting): number
  /** Whether who sits to the left of a finisher may discard before the round is scored. */
  feedsOnFinishers?(lasting: Lasting, seat: Seat): boolean
  /** The cards that `seat` draws more than they should, in one act. */
  extraDraws?(lasting: Lasting, seat: Seat): number
  /** Whether an event is triggered when `seat` has lost the last card, and not by an event. */
  triggersAtLastCard?(lasting: Lasting, seat: Seat): boolean
  /** The round is scored: `points` may be changed in place. */
  score?(table: Table, lasting: Lasting, points: number[], finishers: readonly Seat[]): void
}

/** All hooks in the same order, null where there is none: they are asked at every step, and like shapes read fast. */
export const evenHooks = (given: Hooks): EvenHooks => ({
  turnComes: given.turnComes ?? null,
  turnEnds: given.turnEnds ?? null,
  forbids: given.forbids ?? null,
  blocks: given.blocks ?? null,
  opensHands: given.opensHands ?? null,
  feedsOnFinishers: given.feedsOnFinishers ?? null,
  extraDraws: given.extraDraws ?? null,
  triggersAtLastCard: given.triggersAtLastCard ?? null,
  score: given.score ?? null,
})

export type EvenHooks = { readonly [H in keyof Hooks]-?: NonNullable<Hooks[H]> | null }

/** Luck kept this seat out of it. */
export const isSpared = (lasting: Lasting, seat: Seat): boolean => (lasting.spared & only(seat)) !== 0

export interface EventKind extends Dated {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
  /** `players` take part, in order of play. */
  run(table: Table, players: readonly Seat[], trigger: Seat): MaybeAsk
  readonly lasting?: Hooks
}

/** Turns over the top event and carries it out. */
export function* triggerEvent(table: Table, trigger: Seat): Ask<'done'> {
  const lucky = yield* luckyOnes(table)
  const event = turnOverEvent(table)
  yield* run(table, event, trigger, lucky)
  return 'done'
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
  if (!table.setup.copies['lucky-bastard']) return []
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
