import type { KV } from '@nats-io/kv'
import { createOnce } from './nats-bucket.ts'
import { tokenOf } from './nats-names.ts'
import { patiently } from './nats-patience.ts'
import type { Writes } from './nats-writes.ts'
import type { Records } from './storage.ts'

export class NatsRecords implements Records {
  readonly #bucket: KV
  readonly #writes: Writes

  constructor(bucket: KV, writes: Writes) {
    this.#bucket = bucket
    this.#writes = writes
  }

  async find(room: string, number: number): Promise<string | null> {
    const found = await patiently(() => this.#bucket.get(keyOf(room, number)))
    return found?.string() ?? null
  }

  keep(room: string, number: number, record: string): void {
    this.#writes.add(room, () => createOnce(this.#bucket, keyOf(room, number), record))
  }
}

const keyOf = (room: string, number: number): string => `${tokenOf(room)}.${number}`
