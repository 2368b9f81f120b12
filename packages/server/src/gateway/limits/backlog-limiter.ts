/** A connection whose client reads more slowly than messages are written to it. */
export interface SlowReader {
  readonly address: string
  /** Closes the connection; the client reconnects and catches up. */
  disconnect(): void
}

/** A fifteenth of the memory that a server is documented to need. */
const MAX_TOTAL_BYTES = 64_000_000
const MAX_BYTES_PER_ADDRESS = 8_000_000

/**
 * Bounds the messages waiting in memory for slow readers, in total and per address. Disconnects the connection with the
 * largest backlog first, so that nobody is disconnected for the backlog of others.
 */
export class BacklogLimiter {
  readonly #maxTotalBytes: number
  readonly #maxBytesPerAddress: number
  /** Backlogs in bytes; nearly always empty. */
  readonly #sizes = new Map<SlowReader, number>()
  readonly #bytesByAddress = new Map<string, number>()
  #totalBytes = 0

  constructor(maxTotalBytes = MAX_TOTAL_BYTES, maxBytesPerAddress = MAX_BYTES_PER_ADDRESS) {
    this.#maxTotalBytes = maxTotalBytes
    this.#maxBytesPerAddress = maxBytesPerAddress
  }

  /** Call it whenever the backlog of a connection changes. */
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
