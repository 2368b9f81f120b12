import type { RollForecast } from '@slapwise/board-game'

/** A space and the rolls that lead to it. */
export interface RollTarget {
  readonly space: number
  readonly rolls: readonly number[]
  readonly isOpen: boolean
}

export function groupByTarget(forecast: readonly RollForecast[]): RollTarget[] {
  const goals = new Map<number, RollTarget>()
  forecast.forEach(({ path, openEndedBy }, i) => {
    const space = path[path.length - 1]
    const known = goals.get(space)
    goals.set(space, {
      space,
      rolls: [...(known?.rolls ?? []), i + 1],
      isOpen: openEndedBy !== null || (known?.isOpen ?? false),
    })
  })
  return [...goals.values()]
}
