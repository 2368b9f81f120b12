/** Changes of the round or the scores that do not move cards. */
import { addSeat, type Seat } from '@slapwise/kernel'
import { callForSpecial } from '../model/call.ts'
import type { Colour } from '../model/colours.ts'
import type { Table } from '../model/table.ts'

/** Adds points to the score sheet during a round. */
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

/** The top card gets a colour; the next card must match the colour or its symbol. */
export function showColour(table: Table, colour: Colour, symbol: string): void {
  table.call = callForSpecial(colour, table.setup.symbols, symbol)
  table.lastColour = colour
  table.facts?.push({ publicPart: { kind: 'showed', colour, call: table.call } })
}

/** Prevents Counterattack against the card that is being resolved. */
export function forbidCounterattack(table: Table): void {
  table.uncounterable = true
}

/** Reports which card another one imitates. */
export function reportImitation(table: Table, seat: Seat, card: string): void {
  table.facts?.push({ publicPart: { kind: 'imitated', seat, card } })
}

export function reportNoEffect(table: Table, of: string): void {
  table.facts?.push({ publicPart: { kind: 'no-effect', of } })
}
