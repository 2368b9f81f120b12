import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { Table } from '../../model/table.ts'
import { D6 } from '../../round/dice.ts'
import { walkSteps } from '../movement-board.ts'
import { type EvaluatedBoard, evaluateLanding } from '../sly/evaluated-board.ts'
import { createDistanceBoard } from './distance-board.ts'

/** The street in so many parts, and the spaces between them in proportion. */
const STREET_PARTS = 11

/** What is said of where a token stands, and where the next two rolls lead. */
export const [AT, NEXT, ENDS, LATER] = [STREET_PARTS, STREET_PARTS + 1, STREET_PARTS + 2, STREET_PARTS + 3]
export const TOKEN_FEATURE_COUNT = STREET_PARTS + 4

type TokenBoard = Pick<Table, 'setup' | 'spaces' | 'teleports' | 'tokens'>

/** The last board, and what was said of its tokens: it is asked for each seat in turn. */
let cachedBoard: TokenBoard | null = null
let cachedFeatures: readonly Float64Array[] = []

/** What is said of each token. */
export function extractTokenFeatures(table: Table): readonly Float64Array[] {
  if (cachedBoard === null || !isSameBoard(table, cachedBoard)) {
    const lay = createDistanceBoard(table)
    cachedFeatures = table.tokens.map((_, seat) => extractFeaturesOfToken(lay, seat))
    const { setup, spaces, teleports, tokens } = table
    cachedBoard = { setup, spaces: spaces.slice(), teleports, tokens: tokens.slice() }
  }
  return cachedFeatures
}

const isSameBoard = (one: TokenBoard, other: TokenBoard): boolean =>
  one.setup === other.setup &&
  one.teleports === other.teleports &&
  areEqual(one.tokens, other.tokens) &&
  areEqual(one.spaces, other.spaces)

function areEqual<T>(some: readonly T[], others: readonly T[]): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false
  return true
}

function extractFeaturesOfToken(lay: EvaluatedBoard, seat: Seat): Float64Array {
  const into = new Float64Array(TOKEN_FEATURE_COUNT)
  const { end } = lay.street
  const at = lay.tokens[seat]
  const part = (at / end) * (STREET_PARTS - 1)
  const low = Math.min(STREET_PARTS - 2, Math.floor(part))
  into[low] = 1 - (part - low)
  into[low + 1] = part - low
  into[AT] = at / end
  for (let rolled = 1; rolled <= D6; rolled++) {
    const to = expectedSpace(lay, seat, at, rolled)
    into[NEXT] += to / end / D6
    into[LATER] += (to >= end ? end : meanExpectedSpace(lay, seat, Math.round(to))) / end / D6
    if (to >= end) into[ENDS] += 1 / D6
  }
  return into
}

/** The space a roll leads to from there, on average where more dice are rolled. */
const expectedSpace = (lay: EvaluatedBoard, seat: Seat, from: Space, rolled: number): number =>
  lay.tokens[seat] + evaluateLanding(lay, seat, walkSteps(lay, from, rolled, 1), 1)

function meanExpectedSpace(lay: EvaluatedBoard, seat: Seat, from: Space): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++) sum += expectedSpace(lay, seat, from, rolled)
  return sum / D6
}
