import { type Knower, Match, type Random, randomBelow } from '@slapwise/kernel'
import type { BoardMatch } from '../board-rules.ts'
import { copyTable } from '../table/copy-table.ts'

const SEED_COUNT = 2 ** 30

/**
 * Samples a match that looks the same to `viewer`: hidden cards are dealt anew to the same places, and the random
 * generator gets a new state. Scripts hold no hidden cards, so it also works in the middle of a turn.
 */
export function determinize(match: BoardMatch, viewer: Knower, random: Random): BoardMatch {
  const { rules, base, state } = match
  const seed = randomBelow(random, SEED_COUNT)
  const table = copyTable(base)
  if (base === state) {
    rules.reseed(table, seed, viewer)
    return new Match(rules, table)
  }
  const other = match.replayFrom(table, (_, answer) => answer)!
  other.reseed(seed, viewer)
  return other
}
