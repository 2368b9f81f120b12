import type { JournalEnd } from '../integrity/checksums.ts'
import { type ChainHash, HashChain } from './hash-chain.ts'
import {
  type AppendResult,
  DamagedDataError,
  type EncodedEvent,
  type EventBatch,
  type EventFollower,
  type Journal,
} from './storage.ts'

const CONFLICT: AppendResult = { outcome: 'conflict' }

/**
 * The newest position of a room's journal that was verified by this process, and the hashes of the last batch written
 * or read.
 */
interface VerifiedHead {
  readonly position: number
  /** The last one belongs to `position`. */
  readonly hashes: readonly ChainHash[]
}

/**
 * Wraps any journal with a hash chain: stores each event behind its chain hash, verifies hashes on reading and returns
 * the events without them. Throws `DamagedDataError` where a hash does not match.
 */
export class HashChainedJournal implements Journal {
  readonly #inner: Journal
  readonly #heads = new Map<string, VerifiedHead>()
  /** Journal ends that the directory has recorded; reading the event at such a position also checks its hash. */
  readonly #expectedEnds = new Map<string, JournalEnd>()

  constructor(stored: Journal) {
    this.#inner = stored
  }

  append(room: string, createBatch: () => EventBatch, onResult: (result: AppendResult) => void): void {
    let unlinked: EventBatch | null = null
    let head: VerifiedHead | null = null
    const linked = (): EventBatch => {
      const batch = createBatch()
      const { position, events } = batch
      const before = position === 1 ? '' : this.hashAt(room, position - 1)
      if (before === undefined) unlinked = batch
      if (before === undefined || events.length === 0) return { position, events: [] }
      const [stored, hashes] = linkBatch(before, room, batch)
      head = { position: position + events.length - 1, hashes }
      return { position, events: stored }
    }
    this.#inner.append(room, linked, (result) => {
      if (result.outcome !== 'stored') onResult(result)
      else if (unlinked) this.#readThenAppend(room, unlinked, onResult)
      else {
        if (head) this.#heads.set(room, head)
        onResult(result)
      }
    })
  }

  /** Appends after events that this process has not read: reads the hash of the last event first. */
  #readThenAppend(room: string, batch: EventBatch, onResult: (result: AppendResult) => void): void {
    const last = batch.position - 1
    if ((this.#heads.get(room)?.position ?? 0) > last) onResult(CONFLICT)
    else
      this.#inner.read(room, last - 1, 1).then(
        ([stored]) => {
          if (stored === undefined) return onResult(CONFLICT)
          this.#heads.set(room, headOf(HashChain.startAfter(room, last, stored)))
          this.append(room, () => batch, onResult)
        },
        (error) => onResult({ outcome: 'failed', error }),
      )
  }

  /** Hash of an event, if it belongs to the last batch written or read here. */
  hashAt(room: string, position: number): ChainHash | undefined {
    const head = this.#heads.get(room)
    return head?.hashes[position - head.position + head.hashes.length - 1]
  }

  /** Position and hash of the last event written or read here. */
  knownEnd(room: string): JournalEnd | null {
    const head = this.#heads.get(room)
    return head ? { position: head.position, hash: head.hashes.at(-1)! } : null
  }

  /** From now on, reading the event at this position fails unless it has this hash. */
  expectEnd(room: string, end: JournalEnd): void {
    this.#expectedEnds.set(room, end)
  }

  async read(room: string, position: number, limit?: number): Promise<EncodedEvent[]> {
    if (position === 0) return this.#verify(new HashChain(room), room, await this.#inner.read(room, 0, limit))
    const withStanding = limit === undefined ? undefined : limit + 1
    const [standing, ...stored] = await this.#inner.read(room, position - 1, withStanding)
    if (standing === undefined) return this.#readMissing(room, position)
    const chain = HashChain.startAfter(room, position, standing)
    const known = this.hashAt(room, position)
    if (known !== undefined && known !== chain.hash) throw changedEventError(room, position)
    return this.#verify(chain, room, stored)
  }

  #verify(chain: HashChain, room: string, stored: readonly string[]): EncodedEvent[] {
    const expected = this.#expectedEnds.get(room)
    const events = stored.map((text) => {
      const event = chain.verifyNext(text)
      if (expected?.position === chain.position && expected.hash !== chain.hash)
        throw changedEventError(room, chain.position)
      return event
    })
    const head = this.#heads.get(room)
    if (chain.position > (head?.position ?? 0)) this.#heads.set(room, headOf(chain))
    return events
  }

  /** Distinguishes a deleted room, which has no events, from a journal whose end is missing. */
  async #readMissing(room: string, position: number): Promise<EncodedEvent[]> {
    const [first] = await this.#inner.read(room, 0, 1)
    if (first === undefined) return []
    throw new DamagedDataError(room, `event ${position} is missing`)
  }

  /** Fails unless the event stored at this position has this hash. */
  async verifyHash(room: string, position: number, hash: ChainHash): Promise<void> {
    const [stored] = await this.#inner.read(room, position - 1, 1)
    if (stored === undefined) throw new DamagedDataError(room, `event ${position} is missing`)
    if (HashChain.startAfter(room, position, stored).hash !== hash) throw changedEventError(room, position)
  }

  follow(room: string, position: number, follower: EventFollower): () => void {
    const stop = this.#inner.follow(room, position, (after, stored) => {
      const events = this.#verifyFollowed(room, after, stored)
      // Events that fail verification are passed on as a gap: the follower then reads them, and that read reports the
      // damage.
      if (events) follower(after, events)
      else follower(after + stored.length, [])
    })
    return () => {
      stop()
      this.#heads.delete(room)
      this.#expectedEnds.delete(room)
    }
  }

  #verifyFollowed(room: string, after: number, stored: readonly string[]): EncodedEvent[] | null {
    const before = this.hashAt(room, after)
    if (before === undefined) return null
    try {
      return this.#verify(new HashChain(room, after, before), room, stored)
    } catch (error) {
      if (error instanceof DamagedDataError) return null
      throw error
    }
  }
}

const headOf = ({ position, hash }: HashChain): VerifiedHead => ({ position, hashes: [hash] })

function linkBatch(
  before: ChainHash,
  room: string,
  { position, events }: EventBatch,
): [string[], ChainHash[]] {
  const chain = new HashChain(room, position - 1, before)
  const linked = events.map((event) => [chain.linkNext(event), chain.hash] as const)
  return [linked.map(([stored]) => stored), linked.map(([, hash]) => hash)]
}

const changedEventError = (room: string, position: number): DamagedDataError =>
  new DamagedDataError(room, `event ${position} does not match its hash`)
