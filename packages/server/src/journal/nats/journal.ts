import { randomUUID } from 'node:crypto'
import type { JetStreamClient, JetStreamManager, JsMsg, StoredMsg } from '@nats-io/jetstream'
import type { Appended, Draft, EncodedEvent, Follower, Journal } from '../core/storage.ts'
import { after, type Batch, batchOf, counts, endOf, headersFor, textOf } from './batch.ts'
import { messagesOf } from './messages.ts'
import { ROOMS, subjectOf } from './names.ts'
import { PATIENCE, patiently, pause } from './patience.ts'
import { type Place, Places } from './places.ts'
import type { Outcome, Publisher } from './publisher.ts'
import { Tail } from './tail.ts'

const STORED: Appended = { outcome: 'stored' }
const LATE: Appended = { outcome: 'late' }
const UNSEEN: Appended = { outcome: 'failed', error: new Error('It was acknowledged, and is not there.') }

interface Followed {
  readonly room: string
  readonly follower: Follower
  /** The sequence of the last message of the room that was heard of. */
  heard: number | null
  /** The sequence of the last message that whoever follows has written: they know all up to there. */
  written: number
}

/** A draft on its way. */
interface Message {
  readonly room: string
  readonly subject: string
  readonly drafted: Draft
  /** By which it is recognized. */
  readonly id: string
  /** Whoever followed the room when it was drafted: they write to it. */
  readonly by: Followed | undefined
}

const BEGINNING: Place = { seq: 1, first: 1 }

/**
 * Journals in one stream, with a subject for each room. A draft is one message, which the server takes only after the one that its
 * author knows to be the last of its subject.
 */
export class NatsJournal implements Journal {
  readonly #publisher: Publisher
  readonly #jsm: JetStreamManager
  /** Kept by several servers: then an acknowledgement alone says less. */
  readonly #isReplicated: boolean
  readonly #tail: Tail
  readonly places = new Places()
  readonly #followers = new Map<string, Followed>()
  /** Appends that have not ended yet. */
  readonly #underway = new Set<Promise<void>>()
  readonly #author = randomUUID()
  #drafts = 0
  /** The end of this turn of the event loop, if anybody waits for it. */
  #turn: Promise<void> | null = null
  /** For the metrics. */
  readonly written = { entries: 0, commits: 0 }
  /** Whether the last attempt to write has worked. */
  isWritable = false

  /** `last`: of the stream when it was opened. */
  constructor(
    publisher: Publisher,
    js: JetStreamClient,
    jsm: JetStreamManager,
    last: number,
    isReplicated: boolean,
  ) {
    this.#publisher = publisher
    this.#isReplicated = isReplicated
    this.#jsm = jsm
    this.#tail = new Tail(js, jsm, ROOMS, last + 1, (message) => this.#hear(message))
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
    await this.#endOfTurn()
    const subject = subjectOf(room)
    const by = this.#followers.get(subject)
    const drafted = draft()
    if (drafted.entries.length === 0) return STORED
    const before = await this.#before(room, drafted.position)
    if (before === null) return LATE
    return this.#write({ room, subject, drafted, id: `${this.#author}-${++this.#drafts}`, by }, before)
  }

  /** Lets all that comes up in this turn go along, and all rooms share one write to the network. */
  #endOfTurn(): Promise<void> {
    this.#turn ??= new Promise((end) =>
      setImmediate(() => {
        this.#turn = null
        end()
      }),
    )
    return this.#turn
  }

  /** The sequence of the message that ends just before a position; null if it is not the last of the room. */
  async #before(room: string, position: number): Promise<number | null> {
    if (position === 1) return 0
    const known = this.places.head(room)
    if (known?.position === position - 1) return known.seq
    await this.#last(room)
    const head = this.places.head(room)
    return head?.position === position - 1 ? head.seq : null
  }

  async #write(message: Message, last: number): Promise<Appended> {
    const { room, subject, id } = message
    let before = last
    for (const until = performance.now() + PATIENCE; ; ) {
      const appended = await this.#publish(message, before)
      if (appended.outcome === 'stored') return appended
      const found = await this.#get({ seq: before + 1, next_by_subj: subject })
      if (found?.id === id) return this.#stored(message, found.seq)
      if (found && counts(found, before)) return LATE
      if (!found && before > 0 && (await this.#last(room)) === null) return LATE
      if (performance.now() > until) return appended
      if (found) before = found.seq
      else await pause()
    }
  }

  /** Whatever is not stored then is doubtful. */
  #publish(message: Message, before: number): Promise<Appended> {
    const { subject, drafted, id } = message
    const headers = headersFor(drafted, id, before)
    return new Promise((done) =>
      this.#publisher.publish(subject, textOf(drafted.entries), headers, (outcome) =>
        done(this.#answered(message, outcome)),
      ),
    )
  }

  /** To be called before anything else is heard: the message itself may come next. */
  #answered(message: Message, outcome: Outcome): Appended {
    if (typeof outcome !== 'number') return { outcome: 'failed', error: outcome }
    return this.#isReplicated ? UNSEEN : this.#stored(message, outcome)
  }

  #stored({ room, drafted: { position: first, entries }, id, by }: Message, seq: number): Appended {
    this.places.noteHead(room, { seq, after: null, id, first, entries })
    if (by) by.written = seq
    this.written.entries += entries.length
    this.written.commits++
    return STORED
  }

  /** The last message of a room that counts. */
  async #last(room: string): Promise<Batch | null> {
    const newest = await this.#get({ last_by_subj: subjectOf(room) })
    if (!newest) {
      this.places.forget(room)
      return null
    }
    const last = await this.#lastThatCounts(room, newest)
    this.places.noteHead(room, last, newest.seq)
    return last
  }

  /** Only where it is not known what came before the newest, there is something to look for. */
  async #lastThatCounts(room: string, newest: Batch): Promise<Batch> {
    if (newest.after === null || newest.after === this.places.head(room)?.seq) return newest
    let last = newest
    let before = newest.after
    for await (const { seq, header, data } of messagesOf(this.#jsm, ROOMS, subjectOf(room), before + 1)) {
      const batch = batchOf(seq, header, data)
      if (counts(batch, before)) last = batch
      before = seq
      if (seq >= newest.seq) break
    }
    return last
  }

  /** From the leader of the stream: other replicas may be behind. */
  async #get(query: { seq: number; next_by_subj: string } | { last_by_subj: string }): Promise<Batch | null> {
    const found: StoredMsg | null = await patiently(() => this.#jsm.streams.getMessage(ROOMS, query))
    return found && batchOf(found.seq, found.header, found.data)
  }

  async read(room: string, position: number, most = Number.POSITIVE_INFINITY): Promise<EncodedEvent[]> {
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
  ): Promise<EncodedEvent[] | null> {
    const entries: EncodedEvent[] = []
    let isFirst = true
    for await (const batch of this.#batches(room, begin, last)) {
      if (isFirst && begin !== BEGINNING && batch.first > position + 1) return null
      isFirst = false
      entries.push(...after(batch, position))
      if (entries.length < wanted) continue
      this.places.note(room, batch)
      break
    }
    return entries.slice(0, wanted)
  }

  /** The first is known to count, or is the first of all. */
  async *#batches(room: string, { seq: from }: Place, last: Batch): AsyncGenerator<Batch> {
    let before: number | null = null
    for await (const { seq, header, data } of messagesOf(this.#jsm, ROOMS, subjectOf(room), from)) {
      if (seq >= last.seq) break
      const batch = batchOf(seq, header, data)
      if (before === null || counts(batch, before)) yield batch
      before = seq
    }
    yield last
  }

  follow(room: string, position: number, follower: Follower): () => void {
    const subject = subjectOf(room)
    const followed: Followed = { room, follower, heard: null, written: 0 }
    const isWanted = () => this.#followers.get(subject) === followed
    this.#followers.set(subject, followed)
    void this.#tellMissed(room, position, follower, isWanted)
    return () => {
      if (isWanted()) this.#followers.delete(subject)
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

  /** Headers and text are not looked at before they have to be: the client decodes them when they are. */
  #hear(message: JsMsg): void {
    const followed = this.#followers.get(message.subject)
    if (!followed) return
    const { heard } = followed
    followed.heard = message.seq
    if (message.seq <= followed.written) return
    this.#tell(followed, batchOf(message.seq, message.headers, message.data), heard)
  }

  #tell({ room, follower }: Followed, batch: Batch, heard: number | null): void {
    const before = heard ?? this.#beforeFirst(room, batch)
    // Where it is not known what came before, whoever lacks it reads it.
    if (before === null) follower(batch.first, [])
    else if (counts(batch, before)) {
      this.places.noteHead(room, batch)
      follower(batch.first - 1, batch.entries)
    } else this.places.noteVoid(room, batch.seq)
  }

  /** What comes before the first message that is heard of a room, if that is known. */
  #beforeFirst(room: string, { after, seq }: Batch): number | null {
    if (after === null || after === 0 || this.places.has(room, seq)) return after ?? 0
    return this.places.head(room)?.seq === after ? after : null
  }

  async close(): Promise<void> {
    this.#followers.clear()
    this.#tail.stop()
    await Promise.all(this.#underway)
  }
}
