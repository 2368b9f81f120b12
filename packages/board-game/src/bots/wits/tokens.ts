import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { Table } from '../../model/table.ts'
import { D6 } from '../../round/dice.ts'
import { strideFrom } from '../paths.ts'
import { type Lay, settled } from '../sly/lay.ts'
import { outlineOf } from './outline.ts'

/** The street in so many parts, and the spaces between them in proportion. */
const PARTS = 11

/** What is said of where a token stands, and where the next two rolls lead. */
export const [AT, NEXT, ENDS, LATER] = [PARTS, PARTS + 1, PARTS + 2, PARTS + 3]
export const TOKEN = PARTS + 4

type Board = Pick<Table, 'setup' | 'spaces' | 'teleports' | 'tokens'>

/** The last board, and what was said of its tokens: it is asked for each seat in turn. */
let last: Board | null = null
let said: readonly Float64Array[] = []

/** What is said of each token. */
export function describeTokens(table: Table): readonly Float64Array[] {
  if (last === null || !looksLike(table, last)) {
    const lay = outlineOf(table)
    said = table.tokens.map((_, seat) => describeToken(lay, seat))
    const { setup, spaces, teleports, tokens } = table
    last = { setup, spaces: spaces.slice(), teleports, tokens: tokens.slice() }
  }
  return said
}

const looksLike = (one: Board, other: Board): boolean =>
  one.setup === other.setup &&
  one.teleports === other.teleports &&
  areEqual(one.tokens, other.tokens) &&
  areEqual(one.spaces, other.spaces)

function areEqual<T>(some: readonly T[], others: readonly T[]): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

function describeToken(lay: Lay, seat: Seat): Float64Array {
  const into = new Float64Array(TOKEN)
  const { end } = lay.street
  const at = lay.tokens[seat]
  const part = (at / end) * (PARTS - 1)
  const low = Math.min(PARTS - 2, Math.floor(part))
  into[low] = 1 - (part - low)
  into[low + 1] = part - low
  into[AT] = at / end
  for (let rolled = 1; rolled <= D6; rolled++) {
    const to = reached(lay, seat, at, rolled)
    into[NEXT] += to / end / D6
    into[LATER] += (to >= end ? end : reachedOnAverage(lay, seat, Math.round(to))) / end / D6
    if (to >= end) into[ENDS] += 1 / D6
  }
  return into
}

/** The space a roll leads to from there, on average where more dice are rolled. */
const reached = (lay: Lay, seat: Seat, from: Space, rolled: number): number =>
  lay.tokens[seat] + settled(lay, seat, strideFrom(lay, from, rolled, 1), 1)

function reachedOnAverage(lay: Lay, seat: Seat, from: Space): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++) sum += reached(lay, seat, from, rolled)
  return sum / D6
}
