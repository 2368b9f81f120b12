/** PNGs by key, the least recently used evicted first. */
export class PictureCache {
  readonly #maxBytes: number
  readonly #pictures = new Map<string, Buffer>()
  /** Pictures that are being made; concurrent callers share the promise. */
  readonly #pending = new Map<string, Promise<Buffer | null>>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** A failure, which `make` reports as null, is not kept. */
  get(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const found = this.#pictures.get(key)
    if (found) {
      this.#pictures.delete(key)
      this.#pictures.set(key, found)
      return Promise.resolve(found)
    }
    return this.#pending.get(key) ?? this.#make(key, make)
  }

  #make(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const made = make()
      .then((picture) => {
        if (picture) this.#keep(key, picture)
        return picture
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, made)
    return made
  }

  #keep(key: string, picture: Buffer): void {
    this.#pictures.set(key, picture)
    this.#bytes += picture.length
    for (const [oldest, { length }] of this.#pictures) {
      if (this.#bytes <= this.#maxBytes) return
      this.#pictures.delete(oldest)
      this.#bytes -= length
    }
  }
}
