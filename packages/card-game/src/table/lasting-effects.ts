/** Starts and counts down lasting effects. */
import { hasSeat, NO_SEATS, type Seat } from '@slapwise/kernel'
import type { Colour } from '../model/colours.ts'
import type { LastingEffect } from '../model/lasting-effect.ts'
import type { Table } from '../model/table.ts'
import { allSeatsExcept } from './seats.ts'

/** Whether Lucky Bastard has kept this seat out of the effect. */
export const isSpared = (lasting: LastingEffect, seat: Seat): boolean => hasSeat(lasting.spared, seat)

/** Starts the lasting effect of an event for `players`. If it is already running, it only extends to them. */
export function startLastingEffect(
  table: Table,
  id: string,
  players: readonly Seat[],
  turns: readonly number[],
): void {
  const spared = allSeatsExcept(table, players)
  const running = table.lasting.find((lasting) => lasting.id === id)
  const fresh = { id, owner: table.turn, colour: null, turns, spared }
  const lasting = running ? { ...running, spared: running.spared & spared } : fresh
  table.lasting = [...table.lasting.filter((other) => other !== running), lasting]
}

/** Starts the lasting effect of a power card; several of the same kind can run at once. */
export function startPowerEffect(table: Table, id: string, owner: Seat, turns: number): void {
  table.lasting = [...table.lasting, { id, owner, colour: null, turns: [turns], spared: NO_SEATS }]
}

/** Starts the lasting effect of a power card that blocks a colour. */
export function startBlockade(table: Table, id: string, owner: Seat, turns: number, colour: Colour): void {
  table.lasting = [...table.lasting, { id, owner, colour, turns: [turns], spared: NO_SEATS }]
  table.facts?.push({ publicPart: { kind: 'blocked', colour } })
}

/** Counts a turn of one seat, for effects that count each seat’s turns separately. */
export function countSeatTurn(table: Table, lasting: LastingEffect, seat: Seat): void {
  const counted = { ...lasting, turns: lasting.turns.with(seat, lasting.turns[seat] - 1) }
  table.lasting = table.lasting.map((other) => (other === lasting ? counted : other))
}

/** Counts one turn of an effect and ends it after the last one; returns the remaining turns. */
export function countEffectTurn(table: Table, lasting: LastingEffect): number {
  const left = lasting.turns[0] - 1
  const counted = left === 0 ? [] : [{ ...lasting, turns: [left] }]
  table.lasting = table.lasting.flatMap((other) => (other === lasting ? counted : [other]))
  return left
}
