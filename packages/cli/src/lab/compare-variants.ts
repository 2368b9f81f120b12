import { type Estimate, RatioEstimator } from '../deal-series/ratio-estimator.ts'
import type { DealResults, MatchResult } from '../deal-series/series.ts'
import type { CountPerUnit } from '../games/game-terminal.ts'

/** A metric of one variant. */
export interface VariantFigure {
  readonly estimate: Estimate
  /** The difference to the first variant; null for that one. */
  readonly difference: Estimate | null
}

/** By group and id. */
export type VariantFigures = Readonly<Record<string, Readonly<Record<string, VariantFigure>>>>

type CountedGroups = Readonly<Record<string, Readonly<Record<string, CountPerUnit>>>>

/** Compares variants that were all played with the same deals. */
export function compareVariants(deals: readonly DealResults[]): VariantFigures[] {
  if (deals.length === 0) return []
  const ratios = deals[0].map((_, variant) => ratiosOf(deals.map((deal) => countsOf(deal[variant]))))
  return ratios.map((groups, variant) =>
    mapRecord(groups, (group, ids) =>
      mapRecord(ids, (id, ratio) => {
        const first = ratios[0][group]?.[id]
        return {
          estimate: ratio.estimate,
          difference: variant === 0 || first === undefined ? null : ratio.differenceFrom(first),
        }
      }),
    ),
  )
}

/** The length of a match and the metrics of the game. */
const countsOf = ({ rounds, turns, answers, metrics }: MatchResult): CountedGroups => ({
  length: { rounds: [rounds, 1], turns: [turns, 1], answers: [answers, 1] },
  ...metrics,
})

/** One estimator per metric; every match of a variant has the same metrics. */
function ratiosOf(matches: readonly CountedGroups[]): Record<string, Record<string, RatioEstimator>> {
  const ratios = mapRecord(matches[0], (_, ids) => mapRecord(ids, () => new RatioEstimator()))
  for (const match of matches)
    for (const [group, ids] of Object.entries(match))
      for (const [id, [sum, units]] of Object.entries(ids)) ratios[group][id].add(sum, units)
  return ratios
}

export const mapRecord = <T, U>(record: Readonly<Record<string, T>>, map: (key: string, value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(key, value)])) as Record<
    string,
    U
  >
