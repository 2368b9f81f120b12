import { confidenceInterval, type Estimate } from '../deal-series/ratio-estimator.ts'
import type { MetricGroup } from '../games/game-terminal.ts'
import type { CliMessages } from '../i18n/index.ts'
import { mapRecord, type VariantFigure, type VariantFigures } from './compare-variants.ts'
import type { RulesVariant } from './variants.ts'

/** The result of the `lab` command. */
export interface LabResult {
  /** Number of matches per variant. */
  readonly matches: number
  readonly variants: readonly RulesVariant[]
  /** By variant. */
  readonly figures: readonly VariantFigures[]
  readonly groups: Readonly<Record<string, MetricGroup>>
}

/** The changed options of a variant, or the text for none. */
export const getVariantLabel = ({ name }: RulesVariant, { lab }: CliMessages): string => name || lab.unchanged

/** One metric for all variants; null where a variant does not have it. */
export interface FigureRow {
  readonly name: string
  readonly figures: readonly (VariantFigure | null)[]
}

/** The rows of a group with a value above 0; shares are sorted, largest first. */
export function listFigureRows({ figures, groups }: LabResult, group: string): FigureRow[] {
  const { labels, isShare } = groups[group]
  const lines = Object.entries(labels)
    .map(([id, name]) => ({ name, figures: figures.map((of) => of[group]?.[id] ?? null) }))
    .filter((line) => largestIn(line) > 0)
  return isShare ? lines.sort((a, b) => largestIn(b) - largestIn(a)) : lines
}

const largestIn = ({ figures }: FigureRow): number =>
  Math.max(0, ...figures.map((figure) => figure?.estimate.mean ?? 0))

/** Whether the difference from 0 is significant at the 95 % level. */
export const isSignificant = ({ mean, margin }: Estimate): boolean =>
  mean !== null && margin !== null && Math.abs(mean) > margin

export const formatDifference = (difference: Estimate, format: (estimate: Estimate) => string): string =>
  (difference.mean ?? 0) > 0 ? `+${format(difference)}` : format(difference)

/** The result as printed by `--json`. */
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
