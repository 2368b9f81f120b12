import type { Group } from '../games/terminal.ts'
import { type Estimate, intervalOf } from '../series/ratio.ts'
import type { Lexicon } from '../words/index.ts'
import { type Figure, type Figures, mapped } from './experiment.ts'
import type { Variant } from './variants.ts'

/** Everything that there is to tell. */
export interface Result {
  /** Matches of each variant. */
  readonly games: number
  readonly variants: readonly Variant[]
  /** One for each variant. */
  readonly figures: readonly Figures[]
  readonly groups: Readonly<Record<string, Group>>
}

/** What is different, or that nothing is. */
export const nameOf = ({ name }: Variant, { lab }: Lexicon): string => name || lab.asItIs

/** A figure by its name, for each variant; null where a variant has no such thing. */
export interface Line {
  readonly name: string
  readonly figures: readonly (Figure | null)[]
}

/** What has happened at all, in a group; what is part of a whole comes with the largest first. */
export function linesOf({ figures, groups }: Result, group: string): Line[] {
  const { names, isShare } = groups[group]
  const lines = Object.entries(names)
    .map(([id, name]) => ({ name, figures: figures.map((of) => of[group]?.[id] ?? null) }))
    .filter((line) => largestIn(line) > 0)
  return isShare ? lines.sort((a, b) => largestIn(b) - largestIn(a)) : lines
}

const largestIn = ({ figures }: Line): number =>
  Math.max(0, ...figures.map((figure) => figure?.estimate.mean ?? 0))

/** Whether it is more, or less, in 95 of 100 cases. */
export const isSure = ({ mean, margin }: Estimate): boolean =>
  mean !== null && margin !== null && Math.abs(mean) > margin

export const moreWords = (more: Estimate, say: (estimate: Estimate) => string): string =>
  (more.mean ?? 0) > 0 ? `+${say(more)}` : say(more)

/** For programs. */
export const toJson = ({ games, variants, figures, groups }: Result) => ({
  games,
  variants: variants.map(({ name, settings, bots }, i) => ({
    name,
    settings,
    bots,
    figures: mapped(figures[i] ?? {}, (group, ids) => {
      const bounds = groups[group].isShare ? ([0, 1] as const) : ([0] as const)
      return mapped(ids, (_, { estimate, more }) => ({
        mean: estimate.mean,
        interval: intervalOf(estimate, ...bounds),
        ...(more && { more: { mean: more.mean, interval: intervalOf(more) } }),
      }))
    }),
  })),
})
