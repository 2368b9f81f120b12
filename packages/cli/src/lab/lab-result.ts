import { confidenceInterval, type Estimate } from '../deal-series/ratio-estimator.ts'
import type { MetricGroup } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import { mapRecord, type VariantFigure, type VariantFigures } from './compare-variants.ts'
import type { RulesVariant } from './variants.ts'

/** Everything that there is to tell. */
export interface LabResult {
  /** Matches of each variant. */
  readonly matches: number
  readonly variants: readonly RulesVariant[]
  /** One for each variant. */
  readonly figures: readonly VariantFigures[]
  readonly groups: Readonly<Record<string, MetricGroup>>
}

/** What is different, or that nothing is. */
export const getVariantLabel = ({ name }: RulesVariant, { lab }: CliMessages): string => name || lab.unchanged

/** A figure by its name, for each variant; null where a variant has no such thing. */
export interface FigureRow {
  readonly name: string
  readonly figures: readonly (VariantFigure | null)[]
}

/** What has happened at all, in a group; what is part of a whole comes with the largest first. */
export function listFigureRows({ figures, groups }: LabResult, group: string): FigureRow[] {
  const { labels, isShare } = groups[group]
  const lines = Object.entries(labels)
    .map(([id, name]) => ({ name, figures: figures.map((of) => of[group]?.[id] ?? null) }))
    .filter((line) => largestIn(line) > 0)
  return isShare ? lines.sort((a, b) => largestIn(b) - largestIn(a)) : lines
}

const largestIn = ({ figures }: FigureRow): number =>
  Math.max(0, ...figures.map((figure) => figure?.estimate.mean ?? 0))

/** Whether it is more, or less, in 95 of 100 cases. */
export const isSignificant = ({ mean, margin }: Estimate): boolean =>
  mean !== null && margin !== null && Math.abs(mean) > margin

export const formatDifference = (difference: Estimate, format: (estimate: Estimate) => string): string =>
  (difference.mean ?? 0) > 0 ? `+${format(difference)}` : format(difference)

/** For programs. */
export const labToJson = ({ matches, variants, figures, groups }: LabResult) => ({
  matches,
  variants: variants.map(({ name, settings, bots }, i) => ({
    name,
    settings,
    bots,
    figures: mapRecord(figures[i] ?? {}, (group, ids) => {
      const bounds = groups[group].isShare ? ([0, 1] as const) : ([0] as const)
      return mapRecord(ids, (_, { estimate, difference }) => ({
        mean: estimate.mean,
        interval: confidenceInterval(estimate, ...bounds),
        ...(difference && {
          difference: { mean: difference.mean, interval: confidenceInterval(difference) },
        }),
      }))
    }),
  })),
})
