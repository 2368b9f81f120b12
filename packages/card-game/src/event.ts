import { type Seat, shuffled } from '@slapwise/kernel'
import type { Words } from './kind.ts'
import type { Ask, MaybeAsk } from './questions.ts'
import { orderAfter } from './seats.ts'
import type { Lasting, Table } from './table.ts'

/** What an effect that lasts does at the moments that concern it. */
export interface Hooks {
  /** A turn comes to `seat`, to be taken or skipped. */
  turnComes?(table: Table, lasting: Lasting, seat: Seat): void
  /** The round is scored: `points` may be changed in place. */
  score?(table: Table, points: number[], finishers: readonly Seat[]): void
}

export interface EventKind {
  readonly id: string
  readonly name: Words
  readonly text: Words
  /** `players` take part, in order of play; the last of them is who triggered it. */
  run(table: Table, players: readonly Seat[]): MaybeAsk
  readonly lasting?: Hooks
}

/** Turns over the top event and carries it out. */
export function* triggerEvent(table: Table, trigger: Seat): Ask<'done'> {
  const event = table.setup.events[turnOverEvent(table)]
  table.facts?.push({ news: { kind: 'event', event: event.id, seat: trigger } })
  const asking = event.run(table, orderAfter(table, trigger))
  if (asking) yield* asking
  return 'done'
}

/** An exhausted event pile is shuffled anew from the used events. */
function turnOverEvent(table: Table): number {
  const pile = table.eventPile.length > 0 ? table.eventPile : shuffled(table.random, table.usedEvents)
  const used = table.eventPile.length > 0 ? table.usedEvents : []
  const event = pile.at(-1)!
  table.eventPile = pile.slice(0, -1)
  table.usedEvents = [...used, event]
  return event
}
