import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { Table } from '../../model/table.ts'
import { D6 } from '../../round/dice.ts'
import { walkSteps } from '../movement-board.ts'
import { type EvaluatedBoard, evaluateLanding } from '../sly/evaluated-board.ts'
import { createDistanceBoard } from './distance-board.ts'

/** The position on the street is encoded by linear interpolation between this many points. */
const STREET_PARTS = 11

/**
 * Indices of further features: the position, the expected position after one roll, the chance to reach the end, and the
 * expected position after two rolls.
 */
export const [AT, NEXT, ENDS, LATER] = [STREET_PARTS, STREET_PARTS + 1, STREET_PARTS + 2, STREET_PARTS + 3]
export const TOKEN_FEATURE_COUNT = STREET_PARTS + 4

type TokenBoard = Pick<Table, 'setup' | 'spaces' | 'teleports' | 'tokens'>

/** A cache for the last board: features are extracted for each seat of the same position in turn. */
let cachedBoard: TokenBoard | null = null
let cachedFeatures: readonly Float64Array[] = []

/** The features of each token. */
export function extractTokenFeatures(table: Table): readonly Float64Array[] {
  if (cachedBoard === null || !isSameBoard(table, cachedBoard)) {
    const board = createDistanceBoard(table)
    cachedFeatures = table.tokens.map((_, seat) => extractFeaturesOfToken(board, seat))
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

function extractFeaturesOfToken(board: EvaluatedBoard, seat: Seat): Float64Array {
  const features = new Float64Array(TOKEN_FEATURE_COUNT)
  const { end } = board.street
  const at = board.tokens[seat]
  const part = (at / end) * (STREET_PARTS - 1)
  const low = Math.min(STREET_PARTS - 2, Math.floor(part))
  features[low] = 1 - (part - low)
  features[low + 1] = part - low
  features[AT] = at / end
  for (let rolled = 1; rolled <= D6; rolled++) {
    const to = expectedSpace(board, seat, at, rolled)
    features[NEXT] += to / end / D6
    features[LATER] += (to >= end ? end : meanExpectedSpace(board, seat, Math.round(to))) / end / D6
    if (to >= end) features[ENDS] += 1 / D6
  }
  return features
}

/** The expected space after a roll of `rolled`; a mean where its effect rolls again. */
const expectedSpace = (board: EvaluatedBoard, seat: Seat, from: Space, rolled: number): number =>
  board.tokens[seat] + evaluateLanding(board, seat, walkSteps(board, from, rolled, 1), 1)

function meanExpectedSpace(board: EvaluatedBoard, seat: Seat, from: Space): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++) sum += expectedSpace(board, seat, from, rolled)
  return sum / D6
}
