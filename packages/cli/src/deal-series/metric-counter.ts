import type { CountPerUnit, MatchMetrics } from '../games/game-terminal.ts'

/**
 * Counts metrics of one match in groups; the metrics of a group are counted per the same unit. Metrics that never
 * occur count 0.
 */
export class MetricCounter {
  readonly #sums: Readonly<Record<string, Record<string, number>>>
  readonly #units: Record<string, number>

  constructor(groups: Readonly<Record<string, readonly string[]>>) {
    const entries = Object.entries(groups)
    this.#sums = Object.fromEntries(
      entries.map(([group, ids]) => [group, Object.fromEntries(ids.map((id) => [id, 0]))]),
    )
    this.#units = Object.fromEntries(entries.map(([group]) => [group, 0]))
  }

  add(group: string, id: string, by = 1): void {
    this.#sums[group][id] += by
  }

  /** Counts one more unit of a group, such as a round or a hand. */
  addUnit(group: string): void {
    this.#units[group]++
  }

  get metrics(): MatchMetrics {
    return Object.fromEntries(
      Object.entries(this.#sums).map(([group, sums]) => [
        group,
        Object.fromEntries(
          Object.entries(sums).map(([id, sum]): [string, CountPerUnit] => [id, [sum, this.#units[group]]]),
        ),
      ]),
    )
  }
}
