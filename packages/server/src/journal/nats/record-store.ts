import type { KV } from '@nats-io/kv'
import type { RecordStore } from '../core/storage.ts'
import { readChunks, writeChunks } from './chunks.ts'
import { createIfAbsent } from './create-if-absent.ts'
import { escapeToken } from './names.ts'
import { retry } from './retry.ts'
import type { RoomWriteQueue } from './room-write-queue.ts'

export class NatsRecordStore implements RecordStore {
  readonly #bucket: KV
  readonly #writeQueue: RoomWriteQueue

  constructor(bucket: KV, writeQueue: RoomWriteQueue) {
    this.#bucket = bucket
    this.#writeQueue = writeQueue
  }

  async find(room: string, number: number): Promise<string | null> {
    const key = recordKey(room, number)
    return retry(async () => {
      const found = await this.#bucket.get(key)
      return found && readChunks(this.#bucket, key, found.string())
    })
  }

  saveOnce(room: string, number: number, record: string): void {
    const key = recordKey(room, number)
    this.#writeQueue.add(room, async () =>
      createIfAbsent(this.#bucket, key, await writeChunks(this.#bucket, key, record)),
    )
  }
}

const recordKey = (room: string, number: number): string => `${escapeToken(room)}.${number}`
