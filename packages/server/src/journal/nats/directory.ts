import { randomUUID } from 'node:crypto'
import type { JetStreamClient, JetStreamManager, JsMsg } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import type { ChecksummedRow, DueRoom, RawDirectory, RoomRow } from '../core/storage.ts'
import { rowChecksum } from '../integrity/checksums.ts'
import { createIfAbsent, isConflict } from './create-if-absent.ts'
import { MemberIndex } from './member-index.ts'
import { BUCKETS, bucketStream, escapeToken, keySubject, ROOMS_STREAM, roomSubject } from './names.ts'
import { retry } from './retry.ts'
import type { RoomWriteQueue } from './room-write-queue.ts'
import type { SequenceIndex } from './sequence-index.ts'
import { eraseSubject } from './stream/erase-subject.ts'
import { StreamConsumer } from './stream/stream-consumer.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Other servers act on a room only after this time, since its writer checks its rooms every minute. */
const ROW_WRITER_GRACE_MS = 2.5 * MINUTE_MS

/** A row and the id of the server that wrote it, which is the first to act when the room is due. */
interface NatsRow extends ChecksummedRow {
  readonly writer?: string
}

const DIRECTORY_STREAM = bucketStream(BUCKETS.directory)

interface NatsDirectoryOptions {
  readonly writeQueue: RoomWriteQueue
  readonly sequenceIndex: SequenceIndex
  /** Called when any server has deleted a room or let it expire. */
  onDeleted(room: string): void
  /** Time of the NATS server, in Unix milliseconds. */
  serverTime(): Promise<number>
}

/**
 * One row per room in a key-value bucket, written by compare-and-set. Every node keeps all rows in memory and follows
 * their changes, so lists may be some milliseconds behind.
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
  constructor(
    js: JetStreamClient,
    jsm: JetStreamManager,
    bucket: KV,
    { writeQueue, sequenceIndex, onDeleted, serverTime }: NatsDirectoryOptions,
  ) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#writeQueue = writeQueue
    this.#sequenceIndex = sequenceIndex
    this.#onDeleted = onDeleted
    this.#serverTime = serverTime
    this.#consumer = new StreamConsumer(js, jsm, DIRECTORY_STREAM, 1, (message) =>
      this.#handleMessage(message),
    )
  }

  /** Resolves when all rows that existed at the start were read. */
  get loaded(): Promise<void> {
    return this.#consumer.caughtUp
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
    // All nodes have seen a delete marker of that age.
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
    return JSON.stringify({ ...row, writer: this.#serverId } satisfies NatsRow)
  }

  save(row: ChecksummedRow): void {
    this.#writeQueue.add(row.code, () => this.#saveRow(row))
  }

  /** Keeps a row that was touched later, and does not restore the row of a deleted room. */
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
    return Map.groupBy(listed, ({ creatorAddressHash }) => creatorAddressHash)
      .values()
      .take(addresses)
      .flatMap((rows) => rows.slice(0, each))
      .toArray()
  }

  async listDue(now: number, limit: number, after: DueRoom | null): Promise<ChecksummedRow[]> {
    const isDue = (row: NatsRow) =>
      this.#isDue(row, row.wakeAt, now) && (after === null || compareByWakeTime(row, after) > 0)
    return [...this.#rows.values()].filter(isDue).sort(compareByWakeTime).slice(0, limit)
  }

  /** Whether this server is to act on something that was due at `at`; other servers wait for `ROW_WRITER_GRACE_MS`. */
  #isDue({ writer }: NatsRow, at: number | null, now: number): boolean {
    return at !== null && at + (writer === this.#serverId ? 0 : ROW_WRITER_GRACE_MS) <= now
  }

  /** Deletes the row last, so that a failed deletion is tried again. */
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

  /** Uses the earlier of local and NATS time: a node whose clock is wrong would otherwise delete everybody's rooms. */
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
   * Reads the row and the last event from the stream instead of from memory: during a long match on another node the
   * row does not change.
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

const compareByWakeTime = (
  one: Pick<RoomRow, 'wakeAt' | 'code'>,
  other: Pick<RoomRow, 'wakeAt' | 'code'>,
): number => one.wakeAt! - other.wakeAt! || (one.code < other.code ? -1 : Number(one.code > other.code))

const hasValidChecksum = (row: ChecksummedRow): boolean => row.checksum === rowChecksum(row)

/**
 * Returns a row with an empty checksum, which fails verification, if the text cannot be parsed. Only the room code is
 * known then, from the subject.
 */
function decodeRow(subject: string, text: string): NatsRow {
  const unknown = {
    code: subject.slice(keySubject(BUCKETS.directory, '').length),
    touchedAt: Number.MAX_SAFE_INTEGER,
    changedAt: 0,
    listing: null,
    wakeAt: null,
    members: [],
    summary: '',
    creatorAddressHash: '',
    checksum: '',
    journalEnd: '',
  }
  try {
    const row = JSON.parse(text) as NatsRow
    return row !== null && row.code === unknown.code && Array.isArray(row.members) ? row : unknown
  } catch {
    return unknown
  }
}
