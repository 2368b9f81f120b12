import { randomUUID } from 'node:crypto'
import type { JetStreamClient, JetStreamManager, JsMsg } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import type { ChecksummedRow, DueRoom, RawDirectory, RoomRow } from '../core/storage.ts'
import { rowChecksum } from '../integrity/checksums.ts'
import { createIfAbsent, isConflict } from './create-if-absent.ts'
import { eraseSubject } from './erase-subject.ts'
import { MemberIndex } from './member-index.ts'
import { BUCKETS, bucketStream, escapeToken, keySubject, ROOMS_STREAM, roomSubject } from './names.ts'
import { retry } from './retry.ts'
import type { RoomWriteQueue } from './room-write-queue.ts'
import type { SequenceIndex } from './sequence-index.ts'
import { StreamConsumer } from './stream-consumer.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** For so long a room is left to the server that has written its row: it looks after its rooms every minute. */
const ROW_WRITER_GRACE_MS = 2.5 * MINUTE_MS

/** A row, and which server has written it: what is to be done about the room is for that one to do first. */
interface NatsRow extends ChecksummedRow {
  readonly by?: string
}

const DIRECTORY_STREAM = bucketStream(BUCKETS.directory)

interface NatsDirectoryOptions {
  /** How many messages there are to read, with those that say that a room is gone. */
  readonly messageCount: number
  readonly writeQueue: RoomWriteQueue
  readonly sequenceIndex: SequenceIndex
  /** Whoever has deleted a room, or let it expire. */
  onDeleted(room: string): void
  /** By the clock of the servers that keep everything. */
  serverTime(): Promise<number>
}

/**
 * Which rooms there are: a row for each, written by comparing and setting. Every node has all rows in memory, and hears when they
 * change: lists of rooms may be some milliseconds behind.
 */
export class NatsDirectory implements RawDirectory {
  readonly #jsm: JetStreamManager
  readonly #bucket: KV
  readonly #writeQueue: RoomWriteQueue
  readonly #sequenceIndex: SequenceIndex
  readonly #onDeleted: (room: string) => void
  readonly #serverTime: () => Promise<number>
  readonly #serverId = randomUUID()
  readonly #rows = new Map<string, NatsRow>()
  readonly #memberIndex = new MemberIndex()
  readonly #consumer: StreamConsumer
  /** All that there was when it was opened has been read. */
  readonly loaded: Promise<void>

  constructor(
    js: JetStreamClient,
    jsm: JetStreamManager,
    bucket: KV,
    {
      messageCount: rows,
      writeQueue: writes,
      sequenceIndex: places,
      onDeleted: gone,
      serverTime: now,
    }: NatsDirectoryOptions,
  ) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#writeQueue = writes
    this.#sequenceIndex = places
    this.#onDeleted = gone
    this.#serverTime = now
    const { promise, resolve } = Promise.withResolvers<void>()
    this.loaded = promise
    if (rows === 0) resolve()
    this.#consumer = new StreamConsumer(js, jsm, DIRECTORY_STREAM, 1, (message) => {
      this.#handleMessage(message)
      if (message.info.pending === 0) resolve()
    })
  }

  #handleMessage({ subject, headers, data, seq, time }: JsMsg): void {
    if (!headers?.has('KV-Operation')) {
      const row = decodeRow(subject, Buffer.from(data).toString())
      this.#memberIndex.update(subject, this.#rows.get(subject)?.members ?? [], row.members)
      this.#rows.set(subject, row)
      return
    }
    const row = this.#removeRow(subject)
    if (row) this.#onDeleted(row.code)
    // By then everybody has heard that it is gone.
    if (Date.now() - time.getTime() > DAY_MS)
      this.#jsm.streams.deleteMessage(DIRECTORY_STREAM, seq).catch(() => {})
  }

  #removeRow(subject: string): NatsRow | undefined {
    const row = this.#rows.get(subject)
    if (row) this.#memberIndex.update(subject, row.members, [])
    this.#rows.delete(subject)
    return row
  }

  insert(row: ChecksummedRow): void {
    this.#writeQueue.add(row.code, () =>
      createIfAbsent(this.#bucket, escapeToken(row.code), this.#encodeRow(row)),
    )
  }

  #encodeRow(row: ChecksummedRow): string {
    return JSON.stringify({ ...row, by: this.#serverId } satisfies NatsRow)
  }

  save(row: ChecksummedRow): void {
    this.#writeQueue.add(row.code, () => this.#saveRow(row))
  }

  /** What somebody else has written later stays, and so does that the room is gone. */
  async #saveRow(row: ChecksummedRow): Promise<void> {
    const token = escapeToken(row.code)
    for (;;) {
      const found = await this.#bucket.get(token)
      if (found && found.operation !== 'PUT') return
      const before = found && decodeRow(keySubject(BUCKETS.directory, token), found.string())
      if (before && hasValidChecksum(before) && before.touchedAt > row.touchedAt) return
      const journalEnd = row.journalEnd || (before?.journalEnd ?? '')
      try {
        const text = this.#encodeRow({ ...row, journalEnd })
        await this.#bucket.put(token, text, { previousSeq: found?.revision ?? 0 })
        return
      } catch (error) {
        if (!isConflict(error)) throw error
      }
    }
  }

  async listByMember(identity: string, limit: number): Promise<ChecksummedRow[]> {
    const rows = [...this.#memberIndex.roomsOf(identity)].map((subject) => this.#rows.get(subject)!)
    return rows.toSorted((one, other) => other.changedAt - one.changedAt).slice(0, limit)
  }

  async find(room: string): Promise<ChecksummedRow | null> {
    return this.#rows.get(keySubject(BUCKETS.directory, escapeToken(room))) ?? null
  }

  async listPublic(addresses: number, each: number): Promise<ChecksummedRow[]> {
    const listed = [...this.#rows.values()].filter(({ listing }) => listing !== null)
    listed.sort((one, other) => other.changedAt - one.changedAt)
    return Map.groupBy(listed, ({ openedFrom }) => openedFrom)
      .values()
      .take(addresses)
      .flatMap((rows) => rows.slice(0, each))
      .toArray()
  }

  async listDue(now: number, most: number, after: DueRoom | null): Promise<ChecksummedRow[]> {
    const isDue = (row: NatsRow) =>
      this.#isDue(row, row.wakeAt, now) && (after === null || compareByWakeTime(row, after) > 0)
    return [...this.#rows.values()].filter(isDue).sort(compareByWakeTime).slice(0, most)
  }

  /** Whether something that was to be done with a room at some time is for this server to do. */
  #isDue({ by }: NatsRow, at: number | null, now: number): boolean {
    return at !== null && at + (by === this.#serverId ? 0 : ROW_WRITER_GRACE_MS) <= now
  }

  /** The row goes last: until then somebody would try again. */
  async delete(room: string): Promise<void> {
    await this.#writeQueue.waitForRoom(room)
    const token = escapeToken(room)
    await eraseSubject(this.#jsm, ROOMS_STREAM, roomSubject(room))
    await eraseSubject(this.#jsm, bucketStream(BUCKETS.snapshots), keySubject(BUCKETS.snapshots, token))
    await eraseSubject(this.#jsm, bucketStream(BUCKETS.records), keySubject(BUCKETS.records, `${token}.>`))
    await retry(() => this.#bucket.purge(token))
    this.#sequenceIndex.forget(room)
    this.#removeRow(keySubject(BUCKETS.directory, token))
  }

  /** A single node whose clock is wrong would take the rooms of all: what cannot be undone goes by a common one too. */
  async expire(before: number, isSpared: (row: ChecksummedRow) => boolean): Promise<void> {
    if (this.#untouchedRooms(before).length === 0) return
    const ahead = Date.now() - (await this.#serverTime())
    const then = before - Math.max(0, ahead)
    for (const row of this.#untouchedRooms(then))
      if (!isSpared(row) && (await this.#isUntouched(row.code, then))) await this.delete(row.code)
  }

  #untouchedRooms(before: number): ChecksummedRow[] {
    return [...this.#rows.values()].filter((row) => this.#isDue(row, row.touchedAt + 1, before))
  }

  /**
   * As it is now, and not as it was when this node last heard of it. Rows tell less than journals: where a match goes on for days on
   * another node, nothing of it changes the row.
   */
  async #isUntouched(room: string, before: number): Promise<boolean> {
    const found = await retry(() => this.#bucket.get(escapeToken(room)))
    if (found?.operation !== 'PUT') return false
    const row = decodeRow(keySubject(BUCKETS.directory, escapeToken(room)), found.string())
    if (!hasValidChecksum(row) || row.touchedAt >= before) return false
    const last = await retry(() =>
      this.#jsm.streams.getMessage(ROOMS_STREAM, { last_by_subj: roomSubject(room) }),
    )
    return last === null || last.time.getTime() < before
  }

  async count(): Promise<number> {
    return this.#rows.size
  }

  close(): void {
    this.#consumer.stop()
  }
}

/** By when their time comes. */
const compareByWakeTime = (
  one: Pick<RoomRow, 'wakeAt' | 'code'>,
  other: Pick<RoomRow, 'wakeAt' | 'code'>,
): number => one.wakeAt! - other.wakeAt! || (one.code < other.code ? -1 : Number(one.code > other.code))

const hasValidChecksum = (row: ChecksummedRow): boolean => row.seal === rowChecksum(row)

/** A row that cannot be read is one without a seal: it is of the room that its subject names, and nothing else is known of it. */
function decodeRow(subject: string, text: string): NatsRow {
  const unknown = {
    code: subject.slice(keySubject(BUCKETS.directory, '').length),
    touchedAt: Number.MAX_SAFE_INTEGER,
    changedAt: 0,
    listing: null,
    wakeAt: null,
    members: [],
    summary: '',
    openedFrom: '',
    seal: '',
    journalEnd: '',
  }
  try {
    const row = JSON.parse(text) as NatsRow
    return row !== null && row.code === unknown.code && Array.isArray(row.members) ? row : unknown
  } catch {
    return unknown
  }
}
