/** What changes the course of a round or the score without moving a card. */
import { addSeat, type Seat } from '@slapwise/kernel'
import { callForSpecial } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import type { Table } from '../model/table.ts'

/** Points on the score sheet in the middle of a round. */
export function scorePoints(table: Table, seat: Seat, points: number): void {
  table.scores = table.scores.with(seat, table.scores[seat] + points)
  table.facts?.push({ publicPart: { kind: 'scored', seat, points } })
}

export function swapScores(table: Table, a: Seat, b: Seat): void {
  table.scores = table.scores.with(a, table.scores[b]).with(b, table.scores[a])
  table.facts?.push({ publicPart: { kind: 'swapped-scores', seats: [a, b] } })
}

export function turnRound(table: Table): void {
  table.direction = table.direction === 1 ? -1 : 1
  table.facts?.push({ publicPart: { kind: 'turned-round', direction: table.direction } })
}

export function skipNext(table: Table, seat: Seat): void {
  table.skipped = addSeat(table.skipped, seat)
  table.facts?.push({ publicPart: { kind: 'will-skip', seat } })
}

/** A card on top of the pile has come to a colour, and may be followed by that or by its symbol. */
export function showColour(table: Table, colour: Colour, symbol: string): void {
  table.call = callForSpecial(colour, table.setup.symbols, symbol)
  table.lastColour = colour
  table.facts?.push({ publicPart: { kind: 'showed', colour, call: table.call } })
}

/** No Counterattack against the card that is being carried out. */
export function forbidCounterattack(table: Table): void {
  table.uncounterable = true
}

/** Says which card another one is. */
export function reportImitation(table: Table, seat: Seat, card: string): void {
  table.facts?.push({ publicPart: { kind: 'imitated', seat, card } })
}

export function reportNoEffect(table: Table, of: string): void {
  table.facts?.push({ publicPart: { kind: 'no-effect', of } })
}
