import { randomUUID } from 'node:crypto'
import type { JetStreamClient, JetStreamManager, JsMsg } from '@nats-io/jetstream'
import type { KV } from '@nats-io/kv'
import type { DueRoom, RoomRow, SealedRow, StoredDirectory } from '../core/storage.ts'
import { sealOfRow } from '../integrity/seals.ts'
import { MemberIndex } from '../sqlite/member-index.ts'
import { createOnce, isConflict } from './bucket.ts'
import { eraseSubject } from './erase.ts'
import { BUCKETS, keySubject, ROOMS, streamOf, subjectOf, tokenOf } from './names.ts'
import { patiently } from './patience.ts'
import type { Places } from './places.ts'
import { Tail } from './tail.ts'
import type { Writes } from './writes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** For so long a room is left to the server that has written its row: it looks after its rooms every minute. */
const GRACE = 2.5 * MINUTE

/** A row, and which server has written it: what is to be done about the room is for that one to do first. */
interface StoredRow extends SealedRow {
  readonly by?: string
}

const STREAM = streamOf(BUCKETS.directory)

interface DirectoryParts {
  /** How many messages there are to read, with those that say that a room is gone. */
  readonly rows: number
  readonly writes: Writes
  readonly places: Places
  /** Whoever has deleted a room, or let it expire. */
  gone(room: string): void
  /** By the clock of the servers that keep everything. */
  now(): Promise<number>
}

/**
 * Which rooms there are: a row for each, written by comparing and setting. Every node has all rows in memory, and hears when they
 * change: lists of rooms may be some milliseconds behind.
 */
export class NatsDirectory implements StoredDirectory {
  readonly #jsm: JetStreamManager
  readonly #bucket: KV
  readonly #writes: Writes
  readonly #places: Places
  readonly #gone: (room: string) => void
  readonly #now: () => Promise<number>
  readonly #author = randomUUID()
  readonly #rows = new Map<string, StoredRow>()
  readonly #members = new MemberIndex()
  readonly #tail: Tail
  /** All that there was when it was opened has been read. */
  readonly isRead: Promise<void>

  constructor(
    js: JetStreamClient,
    jsm: JetStreamManager,
    bucket: KV,
    { rows, writes, places, gone, now }: DirectoryParts,
  ) {
    this.#jsm = jsm
    this.#bucket = bucket
    this.#writes = writes
    this.#places = places
    this.#gone = gone
    this.#now = now
    const { promise, resolve } = Promise.withResolvers<void>()
    this.isRead = promise
    if (rows === 0) resolve()
    this.#tail = new Tail(js, jsm, STREAM, 1, (message) => {
      this.#hear(message)
      if (message.info.pending === 0) resolve()
    })
  }

  #hear({ subject, headers, data, seq, time }: JsMsg): void {
    if (!headers?.has('KV-Operation')) {
      const row = readRow(subject, Buffer.from(data).toString())
      this.#members.update(subject, this.#rows.get(subject)?.members ?? [], row.members)
      this.#rows.set(subject, row)
      return
    }
    const row = this.#forget(subject)
    if (row) this.#gone(row.code)
    // By then everybody has heard that it is gone.
    if (Date.now() - time.getTime() > DAY) this.#jsm.streams.deleteMessage(STREAM, seq).catch(() => {})
  }

  #forget(subject: string): StoredRow | undefined {
    const row = this.#rows.get(subject)
    if (row) this.#members.update(subject, row.members, [])
    this.#rows.delete(subject)
    return row
  }

  add(row: SealedRow): void {
    this.#writes.add(row.code, () => createOnce(this.#bucket, tokenOf(row.code), this.#signed(row)))
  }

  #signed(row: SealedRow): string {
    return JSON.stringify({ ...row, by: this.#author } satisfies StoredRow)
  }

  keep(row: SealedRow): void {
    this.#writes.add(row.code, () => this.#keep(row))
  }

  /** What somebody else has written later stays, and so does that the room is gone. */
  async #keep(row: SealedRow): Promise<void> {
    const token = tokenOf(row.code)
    for (;;) {
      const found = await this.#bucket.get(token)
      if (found && found.operation !== 'PUT') return
      const before = found && readRow(keySubject(BUCKETS.directory, token), found.string())
      if (before && isSound(before) && before.touchedAt > row.touchedAt) return
      const journalEnd = row.journalEnd || (before?.journalEnd ?? '')
      try {
        const text = this.#signed({ ...row, journalEnd })
        await this.#bucket.put(token, text, { previousSeq: found?.revision ?? 0 })
        return
      } catch (error) {
        if (!isConflict(error)) throw error
      }
    }
  }

  async of(identity: string, limit: number): Promise<SealedRow[]> {
    const rows = [...this.#members.of(identity)].map((subject) => this.#rows.get(subject)!)
    return rows.toSorted((one, other) => other.changedAt - one.changedAt).slice(0, limit)
  }

  async find(room: string): Promise<SealedRow | null> {
    return this.#rows.get(keySubject(BUCKETS.directory, tokenOf(room))) ?? null
  }

  async listed(addresses: number, each: number): Promise<SealedRow[]> {
    const listed = [...this.#rows.values()].filter(({ listing }) => listing !== null)
    listed.sort((one, other) => other.changedAt - one.changedAt)
    return Map.groupBy(listed, ({ openedFrom }) => openedFrom)
      .values()
      .take(addresses)
      .flatMap((rows) => rows.slice(0, each))
      .toArray()
  }

  async due(now: number, most: number, after: DueRoom | null): Promise<SealedRow[]> {
    const isDue = (row: StoredRow) =>
      this.#isDue(row, row.wakeAt, now) && (after === null || inOrder(row, after) > 0)
    return [...this.#rows.values()].filter(isDue).sort(inOrder).slice(0, most)
  }

  /** Whether something that was to be done with a room at some time is for this server to do. */
  #isDue({ by }: StoredRow, at: number | null, now: number): boolean {
    return at !== null && at + (by === this.#author ? 0 : GRACE) <= now
  }

  /** The row goes last: until then somebody would try again. */
  async delete(room: string): Promise<void> {
    await this.#writes.of(room)
    const token = tokenOf(room)
    await eraseSubject(this.#jsm, ROOMS, subjectOf(room))
    await eraseSubject(this.#jsm, streamOf(BUCKETS.snapshots), keySubject(BUCKETS.snapshots, token))
    await eraseSubject(this.#jsm, streamOf(BUCKETS.records), keySubject(BUCKETS.records, `${token}.>`))
    await patiently(() => this.#bucket.purge(token))
    this.#places.forget(room)
    this.#forget(keySubject(BUCKETS.directory, token))
  }

  /** A single node whose clock is wrong would take the rooms of all: what cannot be undone goes by a common one too. */
  async expire(before: number, isSpared: (row: SealedRow) => boolean): Promise<void> {
    if (this.#oldRooms(before).length === 0) return
    const ahead = Date.now() - (await this.#now())
    const then = before - Math.max(0, ahead)
    for (const row of this.#oldRooms(then))
      if (!isSpared(row) && (await this.#isUntouched(row.code, then))) await this.delete(row.code)
  }

  #oldRooms(before: number): SealedRow[] {
    return [...this.#rows.values()].filter((row) => this.#isDue(row, row.touchedAt + 1, before))
  }

  /**
   * As it is now, and not as it was when this node last heard of it. Rows tell less than journals: where a match goes on for days on
   * another node, nothing of it changes the row.
   */
  async #isUntouched(room: string, before: number): Promise<boolean> {
    const found = await patiently(() => this.#bucket.get(tokenOf(room)))
    if (found?.operation !== 'PUT') return false
    const row = readRow(keySubject(BUCKETS.directory, tokenOf(room)), found.string())
    if (!isSound(row) || row.touchedAt >= before) return false
    const last = await patiently(() => this.#jsm.streams.getMessage(ROOMS, { last_by_subj: subjectOf(room) }))
    return last === null || last.time.getTime() < before
  }

  async count(): Promise<number> {
    return this.#rows.size
  }

  close(): void {
    this.#tail.stop()
  }
}

/** By when their time comes. */
const inOrder = (one: Pick<RoomRow, 'wakeAt' | 'code'>, other: Pick<RoomRow, 'wakeAt' | 'code'>): number =>
  one.wakeAt! - other.wakeAt! || (one.code < other.code ? -1 : Number(one.code > other.code))

const isSound = (row: SealedRow): boolean => row.seal === sealOfRow(row)

/** A row that cannot be read is one without a seal: it is of the room that its subject names, and nothing else is known of it. */
function readRow(subject: string, text: string): StoredRow {
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
    const row = JSON.parse(text) as StoredRow
    return row !== null && row.code === unknown.code && Array.isArray(row.members) ? row : unknown
  } catch {
    return unknown
  }
}
