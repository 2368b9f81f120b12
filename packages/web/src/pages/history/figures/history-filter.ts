import type { MatchSummary } from '../../../match-sources/archive/match-summary.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The length of each period in days, up to now. */
const PERIOD_DAYS = { all: Number.POSITIVE_INFINITY, year: 365, month: 30, week: 7 }

export type Period = keyof typeof PERIOD_DAYS
export const PERIODS = Object.keys(PERIOD_DAYS) as readonly Period[]

/** The matches that figures are about. */
export interface HistoryFilter {
  /** The `groupKey` of a game, or of a game with its sets; null for all games. */
  readonly group: string | null
  readonly period: Period
}

export const NO_FILTER: HistoryFilter = { group: null, period: 'all' }

/** Identifies a game, or a game with sets in any order. */
export const groupKey = (game: string, sets?: readonly string[]): string =>
  JSON.stringify(sets ? [game, sets.toSorted()] : [game])

export function filterMatches(
  summaries: readonly MatchSummary[],
  { group, period }: HistoryFilter,
  now: number,
): MatchSummary[] {
  const since = now - PERIOD_DAYS[period] * DAY_MS
  return summaries.filter(
    ({ game, sets, endedAt }) =>
      endedAt >= since && (group === null || group === groupKey(game) || group === groupKey(game, sets)),
  )
}
