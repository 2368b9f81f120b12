/** A connection whose client reads more slowly than it is told things. */
export interface SlowReader {
  readonly address: string
  /** Ends the connection: its client comes back and is told what it has missed. */
  cutOff(): void
}

/** Bytes. A fifteenth of the memory that a server is documented to need. */
const MOST_IN_ALL = 64_000_000
const MOST_PER_ADDRESS = 8_000_000

/**
 * Bounds what waits in memory for slow readers, over all connections of the process and over those of each address. The
 * connection with the largest backlog is cut off first, so that nobody is cut off for what others let wait.
 */
export class Backlogs {
  readonly #mostInAll: number
  readonly #mostPerAddress: number
  /** Of those for whom something waits; nearly always nobody. */
  readonly #sizes = new Map<SlowReader, number>()
  readonly #byAddress = new Map<string, number>()
  #inAll = 0

  constructor(mostInAll = MOST_IN_ALL, mostPerAddress = MOST_PER_ADDRESS) {
    this.#mostInAll = mostInAll
    this.#mostPerAddress = mostPerAddress
  }

  /** To be called whenever another number of bytes waits for a connection. */
  note(reader: SlowReader, size: number): void {
    const { address } = reader
    const more = size - (this.#sizes.get(reader) ?? 0)
    if (size > 0) this.#sizes.set(reader, size)
    else this.#sizes.delete(reader)
    this.#inAll += more
    const ofAddress = this.#ofAddress(address) + more
    if (ofAddress > 0) this.#byAddress.set(address, ofAddress)
    else this.#byAddress.delete(address)
    if (more <= 0) return
    while (this.#ofAddress(address) > this.#mostPerAddress)
      this.#cutLargest((other) => other.address === address)
    while (this.#inAll > this.#mostInAll) this.#cutLargest(() => true)
  }

  #ofAddress(address: string): number {
    return this.#byAddress.get(address) ?? 0
  }

  #cutLargest(isAmong: (reader: SlowReader) => boolean): void {
    let largest: SlowReader | null = null
    for (const [reader, size] of this.#sizes)
      if (isAmong(reader) && size > (largest ? this.#sizes.get(largest)! : 0)) largest = reader
    this.note(largest!, 0)
    largest!.cutOff()
  }
}
