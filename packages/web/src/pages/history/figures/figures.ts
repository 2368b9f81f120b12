import type { Seat } from '@slapwise/kernel'
import { type MatchSummary, placeOf } from '../../../match-sources/archive/match-summary.ts'
import { groupKey } from './history-filter.ts'

/** Another player, by what one does to the other in the matches that both played. */
export interface Rival {
  readonly name: string
  readonly hitsPerMatch: number
  /** Matches played together of which the hits are counted. */
  readonly matches: number
}

export interface Figures {
  readonly matches: number
  readonly wins: number
  /** Over the matches whose rounds are counted. */
  readonly rounds: number
  readonly averagePlace: number
  readonly averagePlayers: number
  /** The mean share of the others that finished behind, from 0 to 1: it compares tables of different sizes. */
  readonly beatenShare: number
  /** The mean luck in points; null if no match is analysed. */
  readonly luck: { readonly points: number; readonly matches: number } | null
  /** The player with the most hits on the own seat per match; null if there were none. */
  readonly nemesis: Rival | null
  /** The player who was hit most from the own seat per match. */
  readonly favouriteVictim: Rival | null
}

export interface Group {
  readonly game: string
  readonly sets: readonly string[]
  readonly matches: number
  readonly wins: number
  readonly beatenShare: number
}

/** The names of the players of a match by seat, as the page shows them. */
export type NamesOf = (summary: MatchSummary) => readonly string[]

/** Matches that were played on from a replay are no results of their own. */
export const countedMatches = (summaries: readonly MatchSummary[]): MatchSummary[] =>
  summaries.filter(({ isPlayedOn }) => !isPlayedOn)

/** The share of the others that finished behind the own seat; equal places count half. */
export function beatenShareOf({ scores, winners, seat }: MatchSummary): number {
  if (scores.length < 2) return 1
  const own = placeOf({ scores, winners }, seat)
  const others = scores.flatMap((_, other) => (other === seat ? [] : [placeOf({ scores, winners }, other)]))
  return mean(others.map((place) => (place > own ? 1 : place === own ? 0.5 : 0)))
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const hasWon = ({ winners, seat }: MatchSummary): boolean => winners.includes(seat)

/** Null without any match that counts. */
export function computeFigures(summaries: readonly MatchSummary[], namesOf: NamesOf): Figures | null {
  const counted = countedMatches(summaries)
  if (counted.length === 0) return null
  const luck = counted.map(luckOf).filter((points) => points !== null)
  return {
    matches: counted.length,
    wins: counted.filter(hasWon).length,
    rounds: counted.reduce((sum, { course }) => sum + (course?.rounds ?? 0), 0),
    averagePlace: mean(counted.map((match) => placeOf(match, match.seat))),
    averagePlayers: mean(counted.map(({ scores }) => scores.length)),
    beatenShare: mean(counted.map(beatenShareOf)),
    luck: luck.length === 0 ? null : { points: mean(luck), matches: luck.length },
    nemesis: findRival(
      counted,
      namesOf,
      (from, seat) => (hit) => hit.attacker === from && hit.victim === seat,
    ),
    favouriteVictim: findRival(
      counted,
      namesOf,
      (to, seat) => (hit) => hit.attacker === seat && hit.victim === to,
    ),
  }
}

type Hit = NonNullable<MatchSummary['course']>['hits'][number]

/** The rival with the most hits per match, among those with any; the one met more often if two are equal. */
function findRival(
  matches: readonly MatchSummary[],
  namesOf: NamesOf,
  selectHits: (other: Seat, own: Seat) => (hit: Hit) => boolean,
): Rival | null {
  const totals = new Map<string, { hits: number; matches: number }>()
  for (const match of matches) {
    const { course, seat } = match
    if (!course) continue
    for (const [other, name] of namesOf(match).entries()) {
      if (other === seat) continue
      const isMeant = selectHits(other, seat)
      const hits = course.hits.reduce((sum, hit) => sum + (isMeant(hit) ? hit.count : 0), 0)
      const before = totals.get(name) ?? { hits: 0, matches: 0 }
      totals.set(name, { hits: before.hits + hits, matches: before.matches + 1 })
    }
  }
  const rivals = [...totals].flatMap(([name, { hits, matches }]): Rival[] =>
    hits === 0 ? [] : [{ name, hitsPerMatch: hits / matches, matches }],
  )
  return rivals.sort((a, b) => b.hitsPerMatch - a.hitsPerMatch || b.matches - a.matches)[0] ?? null
}

/** The figures by game and sets, the most played first. */
export function groupMatches(summaries: readonly MatchSummary[]): Group[] {
  const groups = Map.groupBy(countedMatches(summaries), ({ game, sets }) => groupKey(game, sets))
  return [...groups.values()]
    .map((matches) => ({
      game: matches[0].game,
      sets: matches[0].sets,
      matches: matches.length,
      wins: matches.filter(hasWon).length,
      beatenShare: mean(matches.map(beatenShareOf)),
    }))
    .sort((a, b) => b.matches - a.matches)
}

const MEAN_LENGTH = 10
/** Fewer matches than this have no trend worth a line. */
const MIN_MATCHES_FOR_TREND = 5

export interface ChartSeries {
  /** The value of each match, oldest first. */
  readonly values: readonly number[]
  /** The running mean of the last matches, by match; null where there are too few before it. */
  readonly trend: readonly (number | null)[]
}

/**
 * The newest matches for a chart, without those that have no value; `summaries` are newest first, as the archive lists
 * them.
 */
export function createSeries(
  summaries: readonly MatchSummary[],
  maxMatches: number,
  getValue: (match: MatchSummary) => number | null,
): ChartSeries {
  const all = countedMatches(summaries)
    .toReversed()
    .map(getValue)
    .filter((value) => value !== null)
  const trend = all.map((_, i) =>
    i + 1 < MIN_MATCHES_FOR_TREND ? null : mean(all.slice(Math.max(0, i + 1 - MEAN_LENGTH), i + 1)),
  )
  return { values: all.slice(-maxMatches), trend: trend.slice(-maxMatches) }
}

/** The luck of the own seat in points; null if the match is not analysed. */
export const luckOf = ({ account }: MatchSummary): number | null => account?.luck ?? null

/** The mean of the values that a chart shows. */
export const meanOf = ({ values }: ChartSeries): number => mean(values)
