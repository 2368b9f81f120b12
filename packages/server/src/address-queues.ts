/** Runs the tasks of each address one after the other: an address that asks for more at once has them done later, not side by side. */
export class AddressQueues {
  readonly #maxLength: number
  readonly #queues = new Map<string, { length: number; last: Promise<unknown> }>()

  /** `longest`: how many tasks of one address may be there at a time, the one that runs included. */
  constructor(longest: number) {
    this.#maxLength = longest
  }

  isFull(address: string): boolean {
    return (this.#queues.get(address)?.length ?? 0) >= this.#maxLength
  }

  async run<T>(address: string, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.getOrInsertComputed(address, () => ({ length: 0, last: Promise.resolve() }))
    const result = queue.last.then(task)
    queue.length++
    queue.last = result.catch(() => {})
    try {
      return await result
    } finally {
      queue.length--
      if (queue.length === 0) this.#queues.delete(address)
    }
  }
}
