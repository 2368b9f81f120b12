import { randomUUID } from 'node:crypto'
import {
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
  type StoredMsg,
} from '@nats-io/jetstream'
import { after, type Batch, batchOf, endOf, headersFor, textOf } from './nats-batch.ts'
import { ROOMS, subjectOf } from './nats-names.ts'
import { ANSWERED_WITHIN, PATIENCE, patiently, pause } from './nats-patience.ts'
import { type Place, Places } from './nats-places.ts'
import { Tail } from './nats-tail.ts'
import type { Appended, Draft, EntryText, Follower, Journal } from './storage.ts'

const STORED: Appended = { outcome: 'stored' }
const LATE: Appended = { outcome: 'late' }

/** Up to so many messages are fetched one by one; for more of them a consumer is worth its while. */
const FEW = 6
/** How many come at a time. */
const MANY = 200

const BEGINNING: Place = { seq: 1, first: 1 }

/** Lets all that comes up in this turn of the event loop go along. */
const turn = (): Promise<unknown> => new Promise(setImmediate)

/**
 * Journals in one stream, with a subject for each room. A draft is one message, which the server takes only after the one that its
 * author knows to be the last of its subject.
 */
export class NatsJournal implements Journal {
  readonly #js: JetStreamClient
  readonly #jsm: JetStreamManager
  readonly #tail: Tail
  readonly places = new Places()
  readonly #followers = new Map<string, { readonly room: string; readonly all: Set<Follower> }>()
  /** Appends that have not ended yet. */
  readonly #underway = new Set<Promise<void>>()
  readonly #author = randomUUID()
  #drafts = 0
  /** For the metrics. */
  readonly written = { entries: 0, commits: 0 }
  /** Whether the last attempt to write has worked. */
  isWritable = false

  /** `last`: of the stream when it was opened. */
  constructor(js: JetStreamClient, jsm: JetStreamManager, last: number) {
    this.#js = js
    this.#jsm = jsm
    this.#tail = new Tail(js, ROOMS, last + 1, (message) => this.#hear(message))
  }

  append(room: string, draft: () => Draft, done: (appended: Appended) => void): void {
    const appending = this.#append(room, draft)
      .catch((error): Appended => ({ outcome: 'failed', error }))
      .then((appended) => {
        this.isWritable = appended.outcome !== 'failed'
        this.#underway.delete(appending)
        done(appended)
      })
    this.#underway.add(appending)
  }

  async #append(room: string, draft: () => Draft): Promise<Appended> {
    await turn()
    const drafted = draft()
    if (drafted.entries.length === 0) return STORED
    const before = await this.#before(room, drafted.position)
    return before === null ? LATE : this.#write(room, drafted, before)
  }

  /** The sequence of the message that ends just before a position; null if it is not the last of the room. */
  async #before(room: string, position: number): Promise<number | null> {
    if (position === 1) return 0
    const known = this.places.head(room)
    if (known?.position === position - 1) return known.seq
    const last = await this.#last(room)
    return last !== null && endOf(last) === position - 1 ? last.seq : null
  }

  async #write(room: string, drafted: Draft, before: number): Promise<Appended> {
    const id = `${this.#author}-${++this.#drafts}`
    const stored = (seq: number): Appended => {
      this.places.noteHead(room, { seq, id, first: drafted.position, entries: drafted.entries })
      this.written.entries += drafted.entries.length
      this.written.commits++
      return STORED
    }
    for (const until = performance.now() + PATIENCE; ; await pause()) {
      const result = await this.#publish(room, drafted, before, id)
      if (typeof result === 'number') return stored(result)
      const found = await this.#follower(room, before)
      if (found === 'gone') return LATE
      if (found !== null) return found.id === id ? stored(found.seq) : LATE
      if (performance.now() > until) return { outcome: 'failed', error: result }
    }
  }

  /** Its sequence; or what makes it doubtful whether it was stored. */
  async #publish(room: string, drafted: Draft, before: number, id: string): Promise<number | Error> {
    try {
      const { seq, duplicate } = await this.#js.publish(subjectOf(room), textOf(drafted.entries), {
        msgID: id,
        headers: headersFor(drafted),
        expect: { lastSubjectSequence: before },
        timeout: ANSWERED_WITHIN,
      })
      return duplicate ? new Error('It was sent twice.') : seq
    } catch (error) {
      return error as Error
    }
  }

  /** What came after a message of a room, as its leader knows; null if there is nothing yet. */
  async #follower(room: string, before: number): Promise<Batch | 'gone' | null> {
    const last = await this.#last(room)
    if (!last) return before === 0 ? null : 'gone'
    return last.seq <= before ? null : this.#get({ seq: before + 1, next_by_subj: subjectOf(room) })
  }

  async #last(room: string): Promise<Batch | null> {
    const last = await this.#get({ last_by_subj: subjectOf(room) })
    if (last) this.places.noteHead(room, last)
    else this.places.forget(room)
    return last
  }

  /** From the leader of the stream: other replicas may be behind. */
  async #get(query: { seq: number; next_by_subj: string } | { last_by_subj: string }): Promise<Batch | null> {
    const found: StoredMsg | null = await patiently(() => this.#jsm.streams.getMessage(ROOMS, query))
    return found && batchOf(found.seq, found.header, found.data)
  }

  async read(room: string, position: number, most = Number.POSITIVE_INFINITY): Promise<EntryText[]> {
    const last = await this.#last(room)
    if (!last) return []
    const wanted = Math.min(most, endOf(last) - position)
    if (wanted <= 0) return []
    if (last.first <= position + 1) return after(last, position).slice(0, wanted)
    const place = this.places.before(room, position + 1)
    const begin = place && place.seq <= last.seq ? place : BEGINNING
    const read = await this.#gather(room, begin, last, position, wanted)
    // Where it was said to begin there is something later: the memory of places is of another life of the room.
    return read ?? (await this.#gather(room, BEGINNING, last, position, wanted)) ?? []
  }

  /** Null if it does not begin early enough. */
  async #gather(
    room: string,
    begin: Place,
    last: Batch,
    position: number,
    wanted: number,
  ): Promise<EntryText[] | null> {
    const most = wanted + position + 1 - begin.first
    const batches = most <= FEW ? this.#oneByOne(room, begin, last) : this.#streamed(room, begin, last, most)
    const entries: EntryText[] = []
    let isFirst = true
    for await (const batch of batches) {
      if (isFirst && begin !== BEGINNING && batch.first > position + 1) return null
      isFirst = false
      entries.push(...after(batch, position))
      if (entries.length < wanted) continue
      this.places.note(room, batch)
      break
    }
    return entries.slice(0, wanted)
  }

  async *#oneByOne(room: string, { seq }: Place, last: Batch): AsyncGenerator<Batch> {
    for (let next = seq; next < last.seq; ) {
      const batch = await this.#get({ seq: next, next_by_subj: subjectOf(room) })
      if (!batch || batch.seq >= last.seq) break
      yield batch
      next = batch.seq + 1
    }
    yield last
  }

  async *#streamed(room: string, { seq }: Place, last: Batch, most: number): AsyncGenerator<Batch> {
    let next = seq
    while (next < last.seq) {
      const batches = await patiently(() => this.#fetch(room, next, Math.min(most, MANY)))
      for (const batch of batches) if (batch.seq < last.seq) yield batch
      next = (batches.at(-1)?.seq ?? last.seq) + 1
    }
    yield last
  }

  /** The next messages of a room; none if there are no more. */
  async #fetch(room: string, seq: number, most: number): Promise<Batch[]> {
    const consumer = await this.#js.consumers.get(ROOMS, {
      filter_subjects: subjectOf(room),
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: seq,
    })
    try {
      const { num_pending } = await consumer.info(true)
      if (num_pending === 0) return []
      const batches: Batch[] = []
      const count = Math.min(num_pending, most)
      const fetched = await consumer.fetch({ max_messages: count, expires: ANSWERED_WITHIN })
      for await (const { seq, headers, data } of fetched) batches.push(batchOf(seq, headers, data))
      if (batches.length < count) throw new Error('Not all of it has come.')
      return batches
    } finally {
      consumer.delete().catch(() => {})
    }
  }

  follow(room: string, position: number, follower: Follower): () => void {
    const subject = subjectOf(room)
    const followers = this.#followers.getOrInsertComputed(subject, () => ({ room, all: new Set() }))
    followers.all.add(follower)
    void this.#tellMissed(room, position, follower, () => followers.all.has(follower))
    return () => {
      followers.all.delete(follower)
      if (followers.all.size === 0) this.#followers.delete(subject)
    }
  }

  /** What was stored before anybody listened. */
  async #tellMissed(
    room: string,
    position: number,
    follower: Follower,
    isWanted: () => boolean,
  ): Promise<void> {
    while (isWanted()) {
      try {
        const missed = await this.read(room, position)
        if (missed.length > 0 && isWanted()) follower(position, missed)
        return
      } catch {
        await pause()
      }
    }
  }

  #hear({ subject, seq, headers, data }: JsMsg): void {
    const followers = this.#followers.get(subject)
    if (!followers) return
    const batch = batchOf(seq, headers, data)
    this.places.noteHead(followers.room, batch)
    for (const follower of followers.all) follower(batch.first - 1, batch.entries)
  }

  async close(): Promise<void> {
    for (const { all } of this.#followers.values()) all.clear()
    this.#tail.stop()
    await Promise.all(this.#underway)
  }
}
