import { confidenceInterval, roundToFourDigits } from '../deal-series/ratio-estimator.ts'
import type { DealResults } from '../deal-series/series.ts'
import { type Standing, Standings } from '../deal-series/standings.ts'

/** The result of the `arena` command. */
export interface ArenaResult {
  /** The number of matches of all deals and seat rotations. */
  readonly matches: number
  readonly deals: number
  readonly standings: Readonly<Record<string, Standing & { readonly expectedWinRate: number }>>
}

/** Adds `expectedWinRate` to each standing: the win rate if all bots were equally strong. */
export function summarizeArena(lineUp: readonly string[], deals: readonly DealResults[]): ArenaResult {
  const standings = new Standings(lineUp)
  for (const results of deals) standings.count(results)
  return {
    matches: deals.flat().length,
    deals: deals.length,
    standings: Object.fromEntries(
      Object.entries(standings.byName).map(([name, standing]) => [
        name,
        { ...standing, expectedWinRate: roundToFourDigits(standing.seats / lineUp.length) },
      ]),
    ),
  }
}

/** The result as printed by `--json`, with the bots in the order of `--bots`. */
export const arenaToJson = ({ matches, deals, standings }: ArenaResult) => ({
  matches,
  bots: Object.entries(standings).map(([name, { seats, expectedWinRate, wins, roundWins, points }]) => ({
    name,
    matches,
    winRate: wins.mean,
    interval: confidenceInterval(wins, 0, 1),
    roundRate: roundWins.mean,
    points: points.mean,
    roundInterval: confidenceInterval(roundWins, 0, 1),
    pointsInterval: confidenceInterval(points),
    seats,
    expectedWinRate,
  })),
  deals,
})
