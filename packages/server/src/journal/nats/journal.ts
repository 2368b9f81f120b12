import { randomUUID } from 'node:crypto'
import type { JetStreamClient, JetStreamManager, JsMsg, StoredMsg } from '@nats-io/jetstream'
import type { AppendResult, EncodedEvent, EventBatch, EventFollower, Journal } from '../core/storage.ts'
import { ROOMS_STREAM, roomSubject } from './names.ts'
import { delay, RETRY_TIMEOUT_MS, retry } from './retry.ts'
import { type SequenceEntry, SequenceIndex } from './sequence-index.ts'
import {
  createHeaders,
  decodeBatch,
  encodeEvents,
  eventsAfter,
  isValidAfter,
  lastPositionOf,
  type StoredBatch,
} from './stored-batch.ts'
import { StreamConsumer } from './stream-consumer.ts'
import { readStreamMessages } from './stream-messages.ts'
import type { PublishResult, StreamPublisher } from './stream-publisher.ts'

const STORED: AppendResult = { outcome: 'stored' }
const CONFLICT: AppendResult = { outcome: 'conflict' }
const ACKNOWLEDGED_BUT_MISSING: AppendResult = {
  outcome: 'failed',
  error: new Error('It was acknowledged, and is not there.'),
}

interface FollowedRoom {
  readonly room: string
  readonly follower: EventFollower
  /** The sequence of the last message of the room that was heard of. */
  lastSeenSeq: number | null
  /** The sequence of the last message that whoever follows has written: they know all up to there. */
  lastWrittenSeq: number
}

/** A draft on its way. */
interface PendingBatch {
  readonly room: string
  readonly subject: string
  readonly batch: EventBatch
  /** By which it is recognized. */
  readonly id: string
  /** Whoever followed the room when it was drafted: they write to it. */
  readonly followedRoom: FollowedRoom | undefined
}

const FIRST_ENTRY: SequenceEntry = { seq: 1, firstPosition: 1 }

/**
 * Journals in one stream, with a subject for each room. A draft is one message, which the server takes only after the one that its
 * author knows to be the last of its subject.
 */
export class NatsJournal implements Journal {
  readonly #publisher: StreamPublisher
  readonly #jsm: JetStreamManager
  /** Kept by several servers: then an acknowledgement alone says less. */
  readonly #isReplicated: boolean
  readonly #consumer: StreamConsumer
  readonly sequenceIndex = new SequenceIndex()
  readonly #followers = new Map<string, FollowedRoom>()
  /** Appends that have not ended yet. */
  readonly #inFlight = new Set<Promise<void>>()
  readonly #serverId = randomUUID()
  #batchCount = 0
  /** The end of this turn of the event loop, if anybody waits for it. */
  #turnEnd: Promise<void> | null = null
  /** For the metrics. */
  readonly writeCounts = { events: 0, commits: 0 }
  /** Whether the last attempt to write has worked. */
  isWritable = false

  /** `last`: of the stream when it was opened. */
  constructor(
    publisher: StreamPublisher,
    js: JetStreamClient,
    jsm: JetStreamManager,
    last: number,
    isReplicated: boolean,
  ) {
    this.#publisher = publisher
    this.#isReplicated = isReplicated
    this.#jsm = jsm
    this.#consumer = new StreamConsumer(js, jsm, ROOMS_STREAM, last + 1, (message) =>
      this.#handleMessage(message),
    )
  }

  append(room: string, draft: () => EventBatch, done: (appended: AppendResult) => void): void {
    const appending = this.#append(room, draft)
      .catch((error): AppendResult => ({ outcome: 'failed', error }))
      .then((appended) => {
        this.isWritable = appended.outcome !== 'failed'
        this.#inFlight.delete(appending)
        done(appended)
      })
    this.#inFlight.add(appending)
  }

  async #append(room: string, draft: () => EventBatch): Promise<AppendResult> {
    await this.#endOfTurn()
    const subject = roomSubject(room)
    const by = this.#followers.get(subject)
    const drafted = draft()
    if (drafted.events.length === 0) return STORED
    const before = await this.#seqBefore(room, drafted.position)
    if (before === null) return CONFLICT
    return this.#writeBatch(
      { room, subject, batch: drafted, id: `${this.#serverId}-${++this.#batchCount}`, followedRoom: by },
      before,
    )
  }

  /** Lets all that comes up in this turn go along, and all rooms share one write to the network. */
  #endOfTurn(): Promise<void> {
    this.#turnEnd ??= new Promise((end) =>
      setImmediate(() => {
        this.#turnEnd = null
        end()
      }),
    )
    return this.#turnEnd
  }

  /** The sequence of the message that ends just before a position; null if it is not the last of the room. */
  async #seqBefore(room: string, position: number): Promise<number | null> {
    if (position === 1) return 0
    const known = this.sequenceIndex.head(room)
    if (known?.position === position - 1) return known.seq
    await this.#findLastBatch(room)
    const head = this.sequenceIndex.head(room)
    return head?.position === position - 1 ? head.seq : null
  }

  async #writeBatch(message: PendingBatch, last: number): Promise<AppendResult> {
    const { room, subject, id } = message
    let before = last
    for (const until = performance.now() + RETRY_TIMEOUT_MS; ; ) {
      const appended = await this.#publish(message, before)
      if (appended.outcome === 'stored') return appended
      const found = await this.#getBatch({ seq: before + 1, next_by_subj: subject })
      if (found?.id === id) return this.#noteStored(message, found.seq)
      if (found && isValidAfter(found, before)) return CONFLICT
      if (!found && before > 0 && (await this.#findLastBatch(room)) === null) return CONFLICT
      if (performance.now() > until) return appended
      if (found) before = found.seq
      else await delay()
    }
  }

  /** Whatever is not stored then is doubtful. */
  #publish(message: PendingBatch, before: number): Promise<AppendResult> {
    const { subject, batch: drafted, id } = message
    const headers = createHeaders(drafted, id, before)
    return new Promise((done) =>
      this.#publisher.publish(subject, encodeEvents(drafted.events), headers, (outcome) =>
        done(this.#handlePublishResult(message, outcome)),
      ),
    )
  }

  /** To be called before anything else is heard: the message itself may come next. */
  #handlePublishResult(message: PendingBatch, outcome: PublishResult): AppendResult {
    if (typeof outcome !== 'number') return { outcome: 'failed', error: outcome }
    return this.#isReplicated ? ACKNOWLEDGED_BUT_MISSING : this.#noteStored(message, outcome)
  }

  #noteStored(
    { room, batch: { position: first, events: entries }, id, followedRoom: by }: PendingBatch,
    seq: number,
  ): AppendResult {
    this.sequenceIndex.setHead(room, { seq, expectedSeq: null, id, firstPosition: first, events: entries })
    if (by) by.lastWrittenSeq = seq
    this.writeCounts.events += entries.length
    this.writeCounts.commits++
    return STORED
  }

  /** The last message of a room that counts. */
  async #findLastBatch(room: string): Promise<StoredBatch | null> {
    const newest = await this.#getBatch({ last_by_subj: roomSubject(room) })
    if (!newest) {
      this.sequenceIndex.forget(room)
      return null
    }
    const last = await this.#findLastValidBatch(room, newest)
    this.sequenceIndex.setHead(room, last, newest.seq)
    return last
  }

  /** Only where it is not known what came before the newest, there is something to look for. */
  async #findLastValidBatch(room: string, newest: StoredBatch): Promise<StoredBatch> {
    if (newest.expectedSeq === null || newest.expectedSeq === this.sequenceIndex.head(room)?.seq)
      return newest
    let last = newest
    let before = newest.expectedSeq
    for await (const { seq, header, data } of readStreamMessages(
      this.#jsm,
      ROOMS_STREAM,
      roomSubject(room),
      before + 1,
    )) {
      const batch = decodeBatch(seq, header, data)
      if (isValidAfter(batch, before)) last = batch
      before = seq
      if (seq >= newest.seq) break
    }
    return last
  }

  /** From the leader of the stream: other replicas may be behind. */
  async #getBatch(
    query: { seq: number; next_by_subj: string } | { last_by_subj: string },
  ): Promise<StoredBatch | null> {
    const found: StoredMsg | null = await retry(() => this.#jsm.streams.getMessage(ROOMS_STREAM, query))
    return found && decodeBatch(found.seq, found.header, found.data)
  }

  async read(room: string, position: number, most = Number.POSITIVE_INFINITY): Promise<EncodedEvent[]> {
    const last = await this.#findLastBatch(room)
    if (!last) return []
    const wanted = Math.min(most, lastPositionOf(last) - position)
    if (wanted <= 0) return []
    if (last.firstPosition <= position + 1) return eventsAfter(last, position).slice(0, wanted)
    const place = this.sequenceIndex.findNearestBefore(room, position + 1)
    const begin = place && place.seq <= last.seq ? place : FIRST_ENTRY
    const read = await this.#readRange(room, begin, last, position, wanted)
    // Where it was said to begin there is something later: the memory of places is of another life of the room.
    return read ?? (await this.#readRange(room, FIRST_ENTRY, last, position, wanted)) ?? []
  }

  /** Null if it does not begin early enough. */
  async #readRange(
    room: string,
    begin: SequenceEntry,
    last: StoredBatch,
    position: number,
    wanted: number,
  ): Promise<EncodedEvent[] | null> {
    const entries: EncodedEvent[] = []
    let isFirst = true
    for await (const batch of this.#readBatches(room, begin, last)) {
      if (isFirst && begin !== FIRST_ENTRY && batch.firstPosition > position + 1) return null
      isFirst = false
      entries.push(...eventsAfter(batch, position))
      if (entries.length < wanted) continue
      this.sequenceIndex.add(room, batch)
      break
    }
    return entries.slice(0, wanted)
  }

  /** The first is known to count, or is the first of all. */
  async *#readBatches(
    room: string,
    { seq: from }: SequenceEntry,
    last: StoredBatch,
  ): AsyncGenerator<StoredBatch> {
    let before: number | null = null
    for await (const { seq, header, data } of readStreamMessages(
      this.#jsm,
      ROOMS_STREAM,
      roomSubject(room),
      from,
    )) {
      if (seq >= last.seq) break
      const batch = decodeBatch(seq, header, data)
      if (before === null || isValidAfter(batch, before)) yield batch
      before = seq
    }
    yield last
  }

  follow(room: string, position: number, follower: EventFollower): () => void {
    const subject = roomSubject(room)
    const followed: FollowedRoom = { room, follower, lastSeenSeq: null, lastWrittenSeq: 0 }
    const isWanted = () => this.#followers.get(subject) === followed
    this.#followers.set(subject, followed)
    void this.#sendMissed(room, position, follower, isWanted)
    return () => {
      if (isWanted()) this.#followers.delete(subject)
    }
  }

  /** What was stored before anybody listened. */
  async #sendMissed(
    room: string,
    position: number,
    follower: EventFollower,
    isWanted: () => boolean,
  ): Promise<void> {
    while (isWanted()) {
      try {
        const missed = await this.read(room, position)
        if (missed.length > 0 && isWanted()) follower(position, missed)
        return
      } catch {
        await delay()
      }
    }
  }

  /** Headers and text are not looked at before they have to be: the client decodes them when they are. */
  #handleMessage(message: JsMsg): void {
    const followed = this.#followers.get(message.subject)
    if (!followed) return
    const { lastSeenSeq: heard } = followed
    followed.lastSeenSeq = message.seq
    if (message.seq <= followed.lastWrittenSeq) return
    this.#notifyFollower(followed, decodeBatch(message.seq, message.headers, message.data), heard)
  }

  #notifyFollower({ room, follower }: FollowedRoom, batch: StoredBatch, heard: number | null): void {
    const before = heard ?? this.#seqBeforeFirst(room, batch)
    // Where it is not known what came before, whoever lacks it reads it.
    if (before === null) follower(batch.firstPosition, [])
    else if (isValidAfter(batch, before)) {
      this.sequenceIndex.setHead(room, batch)
      follower(batch.firstPosition - 1, batch.events)
    } else this.sequenceIndex.skipInvalid(room, batch.seq)
  }

  /** What comes before the first message that is heard of a room, if that is known. */
  #seqBeforeFirst(room: string, { expectedSeq: after, seq }: StoredBatch): number | null {
    if (after === null || after === 0 || this.sequenceIndex.has(room, seq)) return after ?? 0
    return this.sequenceIndex.head(room)?.seq === after ? after : null
  }

  async close(): Promise<void> {
    this.#followers.clear()
    this.#consumer.stop()
    await Promise.all(this.#inFlight)
  }
}
