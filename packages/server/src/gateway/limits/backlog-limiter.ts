/** A connection whose client reads more slowly than it is told things. */
export interface SlowReader {
  readonly address: string
  /** Ends the connection: its client comes back and is told what it has missed. */
  disconnect(): void
}

/** Bytes. A fifteenth of the memory that a server is documented to need. */
const MAX_TOTAL_BYTES = 64_000_000
const MAX_BYTES_PER_ADDRESS = 8_000_000

/**
 * Bounds what waits in memory for slow readers, over all connections of the process and over those of each address. The
 * connection with the largest backlog is cut off first, so that nobody is cut off for what others let wait.
 */
export class BacklogLimiter {
  readonly #maxTotalBytes: number
  readonly #maxBytesPerAddress: number
  /** Of those for whom something waits; nearly always nobody. */
  readonly #sizes = new Map<SlowReader, number>()
  readonly #bytesByAddress = new Map<string, number>()
  #totalBytes = 0

  constructor(mostInAll = MAX_TOTAL_BYTES, mostPerAddress = MAX_BYTES_PER_ADDRESS) {
    this.#maxTotalBytes = mostInAll
    this.#maxBytesPerAddress = mostPerAddress
  }

  /** To be called whenever another number of bytes waits for a connection. */
  update(reader: SlowReader, size: number): void {
    const { address } = reader
    const more = size - (this.#sizes.get(reader) ?? 0)
    if (size > 0) this.#sizes.set(reader, size)
    else this.#sizes.delete(reader)
    this.#totalBytes += more
    const ofAddress = this.#bytesOf(address) + more
    if (ofAddress > 0) this.#bytesByAddress.set(address, ofAddress)
    else this.#bytesByAddress.delete(address)
    if (more <= 0) return
    while (this.#bytesOf(address) > this.#maxBytesPerAddress)
      this.#disconnectLargest((other) => other.address === address)
    while (this.#totalBytes > this.#maxTotalBytes) this.#disconnectLargest(() => true)
  }

  #bytesOf(address: string): number {
    return this.#bytesByAddress.get(address) ?? 0
  }

  #disconnectLargest(isAmong: (reader: SlowReader) => boolean): void {
    let largest: SlowReader | null = null
    for (const [reader, size] of this.#sizes)
      if (isAmong(reader) && size > (largest ? this.#sizes.get(largest)! : 0)) largest = reader
    this.update(largest!, 0)
    largest!.disconnect()
  }
}
