import { intervalOf, rounded } from '../series/ratio.ts'
import type { Dealt } from '../series/series.ts'
import { type Standing, Standings } from '../series/standings.ts'

/** How a contest between bots went. */
export interface Contest {
  /** Matches in all. */
  readonly games: number
  readonly deals: number
  readonly standings: Readonly<Record<string, Standing & { readonly chance: number }>>
}

/** `chance` is what a kind of bot would win if all were equally strong. */
export function contestOf(lineUp: readonly string[], deals: readonly Dealt[]): Contest {
  const standings = new Standings(lineUp)
  for (const dealt of deals) standings.count(dealt)
  return {
    games: deals.flat().length,
    deals: deals.length,
    standings: Object.fromEntries(
      Object.entries(standings.byName).map(([name, standing]) => [
        name,
        { ...standing, chance: rounded(standing.seats / lineUp.length) },
      ]),
    ),
  }
}

/** For programs; in the order in which they were named. */
export const figuresOf = ({ games, deals, standings }: Contest) => ({
  games,
  bots: Object.entries(standings).map(([name, { seats, chance, wins, rounds, points }]) => ({
    name,
    matches: games,
    winRate: wins.mean,
    interval: intervalOf(wins, 0, 1),
    roundRate: rounds.mean,
    points: points.mean,
    roundInterval: intervalOf(rounds, 0, 1),
    pointsInterval: intervalOf(points),
    seats,
    chance,
  })),
  deals,
})
