/** Effects that last: what they may do, how they start, and how they run out. */
import type { Seat, SeatSet } from '@slapwise/kernel'
import type { Colour } from './colours.ts'
import type { Face } from './face.ts'
import type { MaybeAsk } from './questions.ts'
import { allBut, has, NOBODY } from './seats.ts'
import type { Lasting, Table } from './table.ts'

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
  opensHands?(table: Table, lasting: Lasting): SeatSet
  /** The cards that `seat` draws more than they should, in one act. */
  extraDraws?(lasting: Lasting, seat: Seat): number
  /** Whether an event is triggered when `seat` has lost the last card, and not by an event. */
  triggersAtLastCard?(lasting: Lasting, seat: Seat): boolean
  /** The round has ended and is about to be scored. */
  roundEnds?(table: Table, lasting: Lasting, finishers: readonly Seat[]): MaybeAsk
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
  extraDraws: given.extraDraws ?? null,
  triggersAtLastCard: given.triggersAtLastCard ?? null,
  roundEnds: given.roundEnds ?? null,
  score: given.score ?? null,
})

export type EvenHooks = { readonly [H in keyof Hooks]-?: NonNullable<Hooks[H]> | null }

/** Luck kept this seat out of it. */
export const isSpared = (lasting: Lasting, seat: Seat): boolean => has(lasting.spared, seat)

/** An effect of an event that lasts, for those who take part in it. A second one restarts nothing. */
export function startLasting(
  table: Table,
  id: string,
  players: readonly Seat[],
  turns: readonly number[],
): void {
  const spared = allBut(table, players)
  const running = table.lasting.find((lasting) => lasting.id === id)
  const fresh = { id, owner: table.turn, colour: null, turns, spared }
  const lasting = running ? { ...running, spared: running.spared & spared } : fresh
  table.lasting = [...table.lasting.filter((other) => other !== running), lasting]
}

/** An effect of a power card that lasts; it may run several times over. */
export function startPower(table: Table, id: string, owner: Seat, turns: number): void {
  table.lasting = [...table.lasting, { id, owner, colour: null, turns: [turns], spared: NOBODY }]
}

/** The same against a colour. */
export function startBlockade(table: Table, id: string, owner: Seat, turns: number, colour: Colour): void {
  table.lasting = [...table.lasting, { id, owner, colour, turns: [turns], spared: NOBODY }]
  table.facts?.push({ news: { kind: 'blocked', colour } })
}

/** Counts a turn of one seat, where each has its own. */
export function countTurnOf(table: Table, lasting: Lasting, seat: Seat): void {
  const counted = { ...lasting, turns: lasting.turns.with(seat, lasting.turns[seat] - 1) }
  table.lasting = table.lasting.map((other) => (other === lasting ? counted : other))
}

/** Counts one turn of an effect; tells how many are left, and ends it after the last. */
export function countDown(table: Table, lasting: Lasting): number {
  const left = lasting.turns[0] - 1
  const counted = left === 0 ? [] : [{ ...lasting, turns: [left] }]
  table.lasting = table.lasting.flatMap((other) => (other === lasting ? counted : [other]))
  return left
}
