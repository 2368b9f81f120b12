/**
 * A fair queue: tasks wait in groups, and the next task of each group comes in turn, however many tasks a group has. Groups are
 * named by paths, from the widest to the narrowest: with `[address, room]`, addresses take turns, and so do the rooms of an address.
 */
export class ByTurns<T> {
  readonly #own: T[] = []
  /** Ordered by turn: the first group is next. */
  readonly #groups = new Map<string, ByTurns<T>>()

  get isEmpty(): boolean {
    return this.#own.length === 0 && this.#groups.size === 0
  }

  get all(): T[] {
    return [...this.#own, ...this.#groups.values().flatMap(({ all }) => all)]
  }

  add(path: readonly string[], task: T): void {
    this.#at(path).#own.push(task)
  }

  /** Before all else of its group. */
  putBack(path: readonly string[], task: T): void {
    this.#at(path).#own.unshift(task)
  }

  #at([first, ...rest]: readonly string[]): ByTurns<T> {
    return first === undefined ? this : this.#groups.getOrInsertComputed(first, () => new ByTurns()).#at(rest)
  }

  remove([first, ...rest]: readonly string[], task: T): void {
    const group = first === undefined ? undefined : this.#groups.get(first)
    group?.remove(rest, task)
    if (group?.isEmpty) this.#groups.delete(first)
    const at = first === undefined ? this.#own.indexOf(task) : -1
    if (at >= 0) this.#own.splice(at, 1)
  }

  /** The group that it is of goes to the end of the line. */
  next(): T | undefined {
    if (this.#own.length > 0) return this.#own.shift()
    const [first] = this.#groups
    if (!first) return undefined
    const [name, group] = first
    const task = group.next()
    this.#groups.delete(name)
    if (!group.isEmpty) this.#groups.set(name, group)
    return task
  }

  clear(): void {
    this.#own.length = 0
    this.#groups.clear()
  }
}
