import type { Count } from '../games/terminal.ts'
import { type Estimate, Ratio } from '../series/ratio.ts'
import type { Dealt, MatchFigures } from '../series/series.ts'

/** A figure of one variant. */
export interface Figure {
  readonly estimate: Estimate
  /** How much more it is than with the first variant; null for that one itself. */
  readonly more: Estimate | null
}

/** By group and id. */
export type Figures = Readonly<Record<string, Readonly<Record<string, Figure>>>>

type Counted = Readonly<Record<string, Readonly<Record<string, Count>>>>

/** What has come out for each variant, all of them with the same deals. */
export function figuresOf(deals: readonly Dealt[]): Figures[] {
  if (deals.length === 0) return []
  const ratios = deals[0].map((_, variant) => ratiosOf(deals.map((dealt) => countsOf(dealt[variant]))))
  return ratios.map((groups, variant) =>
    mapped(groups, (group, ids) =>
      mapped(ids, (id, ratio) => {
        const first = ratios[0][group]?.[id]
        return {
          estimate: ratio.estimate,
          more: variant === 0 || first === undefined ? null : ratio.moreThan(first),
        }
      }),
    ),
  )
}

/** How long it took, and what else was counted. */
const countsOf = ({ rounds, turns, answers, measures }: MatchFigures): Counted => ({
  length: { rounds: [rounds, 1], turns: [turns, 1], answers: [answers, 1] },
  ...measures,
})

/** Every match of a variant has the same to count. */
function ratiosOf(matches: readonly Counted[]): Record<string, Record<string, Ratio>> {
  const ratios = mapped(matches[0], (_, ids) => mapped(ids, () => new Ratio()))
  for (const match of matches)
    for (const [group, ids] of Object.entries(match))
      for (const [id, [sum, units]] of Object.entries(ids)) ratios[group][id].add(sum, units)
  return ratios
}

export const mapped = <T, U>(record: Readonly<Record<string, T>>, map: (key: string, value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(key, value)])) as Record<
    string,
    U
  >
