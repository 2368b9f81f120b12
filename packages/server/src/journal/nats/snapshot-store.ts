import type { JetStreamManager } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import type { Snapshot, SnapshotStore } from '../core/storage.ts'
import { BUCKETS, bucketStream, escapeToken, keySubject } from './names.ts'
import { retry } from './retry.ts'
import type { RoomWriteQueue } from './room-write-queue.ts'
import type { SequenceEntry, SequenceIndex } from './sequence-index.ts'
import { readStreamMessages } from './stream/stream-messages.ts'

/** Snapshots kept per room; older ones shorten the replay for histories. */
export const SNAPSHOTS_PER_ROOM = 4

/** Stores with each snapshot the stream sequence of its last event, so that the journal can be read from there. */
export class NatsSnapshotStore implements SnapshotStore {
  readonly #jsm: JetStreamManager
  readonly #bucket: KV
  readonly #writeQueue: RoomWriteQueue
  readonly #sequenceIndex: SequenceIndex

  constructor(jsm: JetStreamManager, bucket: KV, writeQueue: RoomWriteQueue, sequenceIndex: SequenceIndex) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#writeQueue = writeQueue
    this.#sequenceIndex = sequenceIndex
  }

  async findNewest(room: string, position: number): Promise<Snapshot | null> {
    const last = await retry(() => this.#bucket.get(escapeToken(room)))
    if (!last) return null
    const stored = [last.string()]
    if (decodeSnapshot(last.string()).position > position) stored.push(...(await this.#readOlder(room)))
    let newest: NatsSnapshot | null = null
    for (const found of stored.map(decodeSnapshot))
      if (found.position <= position && found.position >= (newest?.position ?? 0)) newest = found
    if (!newest) return null
    if (newest.sequence) this.#sequenceIndex.add(room, newest.sequence)
    return { position: newest.position, state: newest.state }
  }

  async #readOlder(room: string): Promise<string[]> {
    const subject = keySubject(BUCKETS.snapshots, escapeToken(room))
    const texts: string[] = []
    for await (const { data } of readStreamMessages(this.#jsm, bucketStream(BUCKETS.snapshots), subject))
      texts.push(Buffer.from(data).toString())
    return texts
  }

  save(room: string, { position, state }: Snapshot): void {
    const { seq = 0, firstPosition = 0 } = this.#sequenceIndex.findAtHead(room, position) ?? {}
    this.#writeQueue.add(room, () =>
      this.#bucket.put(escapeToken(room), `${position} ${seq} ${firstPosition} ${state}`),
    )
  }
}

interface NatsSnapshot extends Snapshot {
  /** Null if it was unknown when the snapshot was saved. */
  readonly sequence: SequenceEntry | null
}

/** Returns an empty snapshot, which fails verification, if the text cannot be parsed. */
function decodeSnapshot(text: string): NatsSnapshot {
  const [, position = 0, seq = 0, first = 0, state = ''] = /^(\d+) (\d+) (\d+) (.*)$/s.exec(text) ?? []
  const place = { seq: Number(seq), firstPosition: Number(first) }
  return { position: Number(position), sequence: place.seq === 0 ? null : place, state }
}
