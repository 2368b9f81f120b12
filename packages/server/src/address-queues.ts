/**
 * Runs tasks one at a time per address, so that an address with many tasks waits instead of running them in parallel.
 */
export class AddressQueues {
  readonly #maxLength: number
  readonly #queues = new Map<string, { length: number; last: Promise<unknown> }>()

  /** `maxLength` is the maximum number of tasks per address, including the running one. */
  constructor(maxLength: number) {
    this.#maxLength = maxLength
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
