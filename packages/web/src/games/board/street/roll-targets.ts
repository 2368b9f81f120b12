import type { StreetForecast } from './street-forecast.ts'

/** A space and the rolls that lead to it. */
export interface RollTarget {
  readonly space: number
  readonly rolls: readonly number[]
  readonly isOpen: boolean
  /** Whether the roll that already lies on the table leads to it. */
  readonly isCurrent: boolean
}

export function groupByTarget({
  rolls: all,
  current,
}: Pick<StreetForecast, 'rolls' | 'current'>): RollTarget[] {
  const goals = new Map<number, RollTarget>()
  for (const { path, openEndedBy, roll } of all) {
    const space = path[path.length - 1]
    const known = goals.get(space)
    goals.set(space, {
      space,
      rolls: [...(known?.rolls ?? []), roll],
      isOpen: openEndedBy !== null || (known?.isOpen ?? false),
      isCurrent: roll === current || (known?.isCurrent ?? false),
    })
  }
  return [...goals.values()]
}
