import type { KV } from '@nats-io/kv'
import type { Records } from '../core/storage.ts'
import { createOnce } from './bucket.ts'
import { tokenOf } from './names.ts'
import { patiently } from './patience.ts'
import { inPieces, pieced } from './pieces.ts'
import type { Writes } from './writes.ts'

export class NatsRecords implements Records {
  readonly #bucket: KV
  readonly #writes: Writes

  constructor(bucket: KV, writes: Writes) {
    this.#bucket = bucket
    this.#writes = writes
  }

  async find(room: string, number: number): Promise<string | null> {
    const key = keyOf(room, number)
    return patiently(async () => {
      const found = await this.#bucket.get(key)
      return found && pieced(this.#bucket, key, found.string())
    })
  }

  keep(room: string, number: number, record: string): void {
    const key = keyOf(room, number)
    this.#writes.add(room, async () =>
      createOnce(this.#bucket, key, await inPieces(this.#bucket, key, record)),
    )
  }
}

const keyOf = (room: string, number: number): string => `${tokenOf(room)}.${number}`
