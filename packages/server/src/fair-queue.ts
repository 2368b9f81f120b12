/**
 * A queue that is fair between groups: the groups take turns, however many tasks each of them has. Groups are named by
 * paths, from the widest to the narrowest: with `[address, room]`, addresses take turns, and so do the rooms of an
 * address.
 */
export class FairQueue<T> {
  readonly #tasks: T[] = []
  /** Ordered by turn: the first group is next. */
  readonly #groups = new Map<string, FairQueue<T>>()

  get isEmpty(): boolean {
    return this.#tasks.length === 0 && this.#groups.size === 0
  }

  get size(): number {
    return this.#groups.values().reduce((sum, group) => sum + group.size, this.#tasks.length)
  }

  /** The number of groups that have tasks. */
  get groupCount(): number {
    return this.#groups.size
  }

  /** The number of tasks of a group. */
  sizeOf([first, ...rest]: readonly string[]): number {
    return first === undefined ? this.size : (this.#groups.get(first)?.sizeOf(rest) ?? 0)
  }

  get all(): T[] {
    return [...this.#tasks, ...this.#groups.values().flatMap(({ all }) => all)]
  }

  add(path: readonly string[], task: T): void {
    this.#groupAt(path).#tasks.push(task)
  }

  /** Adds a task before all others of its group. */
  addFirst(path: readonly string[], task: T): void {
    this.#groupAt(path).#tasks.unshift(task)
  }

  #groupAt([first, ...rest]: readonly string[]): FairQueue<T> {
    return first === undefined
      ? this
      : this.#groups.getOrInsertComputed(first, () => new FairQueue()).#groupAt(rest)
  }

  remove([first, ...rest]: readonly string[], task: T): void {
    const group = first === undefined ? undefined : this.#groups.get(first)
    group?.remove(rest, task)
    if (group?.isEmpty) this.#groups.delete(first)
    const at = first === undefined ? this.#tasks.indexOf(task) : -1
    if (at >= 0) this.#tasks.splice(at, 1)
  }

  /** Takes the next task; its group goes to the end of the queue. */
  take(): T | undefined {
    if (this.#tasks.length > 0) return this.#tasks.shift()
    const [first] = this.#groups
    if (!first) return undefined
    const [name, group] = first
    const task = group.take()
    this.#groups.delete(name)
    if (!group.isEmpty) this.#groups.set(name, group)
    return task
  }

  clear(): void {
    this.#tasks.length = 0
    this.#groups.clear()
  }
}
