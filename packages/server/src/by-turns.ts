/** What waits to be done, by whose it is: everybody's next comes in turn, however much one of them wants. */
export class ByTurns<T> {
  /** Whoever is next comes first. */
  readonly #waiting = new Map<string, T[]>()

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  get all(): T[] {
    return [...this.#waiting.values()].flat()
  }

  add(whose: string, task: T): void {
    this.#waiting.getOrInsertComputed(whose, () => []).push(task)
  }

  /** Before all else of theirs. */
  putBack(whose: string, task: T): void {
    this.#waiting.getOrInsertComputed(whose, () => []).unshift(task)
  }

  remove(whose: string, task: T): void {
    const others = this.#waiting.get(whose)?.filter((other) => other !== task) ?? []
    if (others.length > 0) this.#waiting.set(whose, others)
    else this.#waiting.delete(whose)
  }

  /** Whose it is goes to the end of the line. */
  next(): T | undefined {
    const [first] = this.#waiting
    if (!first) return undefined
    const [whose, tasks] = first
    const task = tasks.shift()
    this.#waiting.delete(whose)
    if (tasks.length > 0) this.#waiting.set(whose, tasks)
    return task
  }

  clear(): void {
    this.#waiting.clear()
  }
}
