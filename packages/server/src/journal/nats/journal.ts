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
import { StreamConsumer } from './stream/stream-consumer.ts'
import { readStreamMessages } from './stream/stream-messages.ts'
import type { PublishResult, StreamPublisher } from './stream/stream-publisher.ts'

const STORED: AppendResult = { outcome: 'stored' }
const CONFLICT: AppendResult = { outcome: 'conflict' }
const UNCONFIRMED: AppendResult = {
  outcome: 'failed',
  error: new Error('JetStream acknowledged the message, but it could not be confirmed as stored.'),
}

interface FollowedRoom {
  readonly room: string
  readonly follower: EventFollower
  /** Sequence of the last message of the room that the consumer delivered. */
  lastSeenSeq: number | null
  /** Sequence of the last message that this server wrote to the room; messages up to it need not be delivered. */
  lastWrittenSeq: number
}

/** A batch that is being published. */
interface PendingBatch {
  readonly room: string
  readonly subject: string
  readonly batch: EventBatch
  /** Identifies the message when the outcome of publishing is unknown. */
  readonly id: string
  /** The follower of the room when the batch was created, which is also its writer. */
  readonly followedRoom: FollowedRoom | undefined
}

const FIRST_ENTRY: SequenceEntry = { seq: 1, firstPosition: 1 }

/**
 * Journals in one JetStream stream, with one subject per room. A batch is one message, published with the expected last
 * sequence of its subject, so that the server refuses it if another one was first.
 */
export class NatsJournal implements Journal {
  readonly #publisher: StreamPublisher
  readonly #jsm: JetStreamManager
  /** With several replicas, an acknowledgement does not prove that the message is stored; it is read back. */
  readonly #isReplicated: boolean
  readonly #consumer: StreamConsumer
  readonly sequenceIndex = new SequenceIndex()
  readonly #followers = new Map<string, FollowedRoom>()
  readonly #inFlight = new Set<Promise<void>>()
  readonly #serverId = randomUUID()
  #batchCount = 0
  /** Resolves at the end of this turn of the event loop; null if nobody waits for it. */
  #turnEnd: Promise<void> | null = null
  readonly writeCounts = { events: 0, commits: 0 }
  /** Whether the last write succeeded. */
  isWritable = false

  /** `last` is the last sequence of the stream when it was opened. */
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

  append(room: string, createBatch: () => EventBatch, onResult: (result: AppendResult) => void): void {
    const appending = this.#append(room, createBatch)
      .catch((error): AppendResult => ({ outcome: 'failed', error }))
      .then((result) => {
        this.isWritable = result.outcome !== 'failed'
        this.#inFlight.delete(appending)
        onResult(result)
      })
    this.#inFlight.add(appending)
  }

  async #append(room: string, createBatch: () => EventBatch): Promise<AppendResult> {
    await this.#endOfTurn()
    const subject = roomSubject(room)
    const followedRoom = this.#followers.get(subject)
    const batch = createBatch()
    if (batch.events.length === 0) return STORED
    const before = await this.#seqBefore(room, batch.position)
    if (before === null) return CONFLICT
    return this.#writeBatch(
      { room, subject, batch, id: `${this.#serverId}-${++this.#batchCount}`, followedRoom },
      before,
    )
  }

  /**
   * Delays writes to the end of the turn, so that a batch takes everything queued in this turn, and all rooms share one
   * write to the network.
   */
  #endOfTurn(): Promise<void> {
    this.#turnEnd ??= new Promise((end) =>
      setImmediate(() => {
        this.#turnEnd = null
        end()
      }),
    )
    return this.#turnEnd
  }

  /** Sequence of the room's last message, if the journal ends just before `position`; otherwise null. */
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
      const result = await this.#publish(message, before)
      if (result.outcome === 'stored') return result
      const found = await this.#getBatch({ seq: before + 1, next_by_subj: subject })
      if (found?.id === id) return this.#noteStored(message, found.seq)
      if (found && isValidAfter(found, before)) return CONFLICT
      if (!found && before > 0 && (await this.#findLastBatch(room)) === null) return CONFLICT
      if (performance.now() > until) return result
      if (found) before = found.seq
      else await delay()
    }
  }

  /** Any outcome but `stored` means that the message may be stored nevertheless. */
  #publish(message: PendingBatch, before: number): Promise<AppendResult> {
    const { subject, batch, id } = message
    const headers = createHeaders(batch, id, before)
    return new Promise((done) =>
      this.#publisher.publish(subject, encodeEvents(batch.events), headers, (outcome) =>
        done(this.#handlePublishResult(message, outcome)),
      ),
    )
  }

  /** Has to run before the next message is delivered, which may be this very message. */
  #handlePublishResult(message: PendingBatch, outcome: PublishResult): AppendResult {
    if (typeof outcome !== 'number') return { outcome: 'failed', error: outcome }
    return this.#isReplicated ? UNCONFIRMED : this.#noteStored(message, outcome)
  }

  #noteStored(
    { room, batch: { position, events }, id, followedRoom }: PendingBatch,
    seq: number,
  ): AppendResult {
    this.sequenceIndex.setHead(room, { seq, expectedSeq: null, id, firstPosition: position, events })
    if (followedRoom) followedRoom.lastWrittenSeq = seq
    this.writeCounts.events += events.length
    this.writeCounts.commits++
    return STORED
  }

  /** Returns the last valid message of a room. */
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

  /** Reads the messages between the expected predecessor and the newest one, unless the predecessor is known. */
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

  /** Asks the leader of the stream, since other replicas may be behind. */
  async #getBatch(
    query: { seq: number; next_by_subj: string } | { last_by_subj: string },
  ): Promise<StoredBatch | null> {
    const found: StoredMsg | null = await retry(() => this.#jsm.streams.getMessage(ROOMS_STREAM, query))
    return found && decodeBatch(found.seq, found.header, found.data)
  }

  async read(room: string, position: number, limit = Number.POSITIVE_INFINITY): Promise<EncodedEvent[]> {
    const last = await this.#findLastBatch(room)
    if (!last) return []
    const wanted = Math.min(limit, lastPositionOf(last) - position)
    if (wanted <= 0) return []
    if (last.firstPosition <= position + 1) return eventsAfter(last, position).slice(0, wanted)
    const sequenceEntry = this.sequenceIndex.findNearestBefore(room, position + 1)
    const begin = sequenceEntry && sequenceEntry.seq <= last.seq ? sequenceEntry : FIRST_ENTRY
    const read = await this.#readRange(room, begin, last, position, wanted)
    // The index entry is stale: the room was deleted and created again since. Read from the beginning.
    return read ?? (await this.#readRange(room, FIRST_ENTRY, last, position, wanted)) ?? []
  }

  /** Null if the range begins after the wanted position. */
  async #readRange(
    room: string,
    begin: SequenceEntry,
    last: StoredBatch,
    position: number,
    wanted: number,
  ): Promise<EncodedEvent[] | null> {
    const events: EncodedEvent[] = []
    let isFirst = true
    for await (const batch of this.#readBatches(room, begin, last)) {
      if (isFirst && begin !== FIRST_ENTRY && batch.firstPosition > position + 1) return null
      isFirst = false
      events.push(...eventsAfter(batch, position))
      if (events.length < wanted) continue
      this.sequenceIndex.add(room, batch)
      break
    }
    return events.slice(0, wanted)
  }

  /** Skips invalid messages; the first one is known to be valid, or is the first of the stream. */
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

  /** Delivers the events that were stored before the follower was registered. */
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

  /** Checks the subject and sequence first: the client decodes headers and data only when they are accessed. */
  #handleMessage(message: JsMsg): void {
    const followed = this.#followers.get(message.subject)
    if (!followed) return
    const { lastSeenSeq } = followed
    followed.lastSeenSeq = message.seq
    if (message.seq <= followed.lastWrittenSeq) return
    this.#notifyFollower(followed, decodeBatch(message.seq, message.headers, message.data), lastSeenSeq)
  }

  #notifyFollower({ room, follower }: FollowedRoom, batch: StoredBatch, lastSeenSeq: number | null): void {
    const before = lastSeenSeq ?? this.#seqBeforeFirst(room, batch)
    // Without its predecessor the message cannot be validated: report a gap, so that the follower reads the events.
    if (before === null) follower(batch.firstPosition, [])
    else if (isValidAfter(batch, before)) {
      this.sequenceIndex.setHead(room, batch)
      follower(batch.firstPosition - 1, batch.events)
    } else this.sequenceIndex.skipInvalid(room, batch.seq)
  }

  /** Sequence of the message before the first one delivered for a room, if it is known. */
  #seqBeforeFirst(room: string, { expectedSeq, seq }: StoredBatch): number | null {
    if (expectedSeq === null || expectedSeq === 0 || this.sequenceIndex.has(room, seq))
      return expectedSeq ?? 0
    return this.sequenceIndex.head(room)?.seq === expectedSeq ? expectedSeq : null
  }

  async close(): Promise<void> {
    this.#followers.clear()
    this.#consumer.stop()
    await Promise.all(this.#inFlight)
  }
}
