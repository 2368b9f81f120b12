import type { Count, Measures } from '../games/terminal.ts'

/** Counts in one match, in groups that have their units in common. What never happens counts 0. */
export class Counts {
  readonly #sums: Readonly<Record<string, Record<string, number>>>
  readonly #units: Record<string, number>

  constructor(groups: Readonly<Record<string, readonly string[]>>) {
    const entries = Object.entries(groups)
    this.#sums = Object.fromEntries(
      entries.map(([group, ids]) => [group, Object.fromEntries(ids.map((id) => [id, 0]))]),
    )
    this.#units = Object.fromEntries(entries.map(([group]) => [group, 0]))
  }

  sum(group: string, id: string, by = 1): void {
    this.#sums[group][id] += by
  }

  /** One more round, hand, or whatever it is that the group is about. */
  units(group: string): void {
    this.#units[group]++
  }

  get measures(): Measures {
    return Object.fromEntries(
      Object.entries(this.#sums).map(([group, sums]) => [
        group,
        Object.fromEntries(
          Object.entries(sums).map(([id, sum]): [string, Count] => [id, [sum, this.#units[group]]]),
        ),
      ]),
    )
  }
}
