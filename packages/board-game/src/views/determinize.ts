import { Match, type Random, randomBelow, type Seat } from '@slapwise/kernel'
import type { BoardMatch } from '../board-rules.ts'
import { copyTable } from '../table/copy-table.ts'

const SEED_COUNT = 2 ** 30

/**
 * The match as it might be for all that `viewer` knows: what they cannot know is dealt anew where it lies, and chance takes
 * another course from here. No script keeps a hidden card in mind, so that goes in the middle of a turn too.
 */
export function determinize(match: BoardMatch, viewer: Seat, random: Random): BoardMatch {
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
