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

/** How far the journal of a room is known here, and the links of the entries that were last written or read. */
interface VerifiedHead {
  readonly position: number
  /** The last is that of `position`. */
  readonly hashes: readonly ChainHash[]
}

/**
 * Chains the entries of any journal: what is stored is each entry with its link. Whoever reads gets the entries alone,
 * or is told that they are damaged.
 */
export class HashChainedJournal implements Journal {
  readonly #inner: Journal
  readonly #heads = new Map<string, VerifiedHead>()
  /** What the directory knows of journals that are read here. */
  readonly #expectedEnds = new Map<string, JournalEnd>()

  constructor(stored: Journal) {
    this.#inner = stored
  }

  append(room: string, draft: () => EventBatch, done: (appended: AppendResult) => void): void {
    let unlinked: EventBatch | null = null
    let head: VerifiedHead | null = null
    const linked = (): EventBatch => {
      const drafted = draft()
      const { position, events: entries } = drafted
      const before = position === 1 ? '' : this.hashAt(room, position - 1)
      if (before === undefined) unlinked = drafted
      if (before === undefined || entries.length === 0) return { position, events: [] }
      const [stored, links] = linkBatch(before, room, drafted)
      head = { position: position + entries.length - 1, hashes: links }
      return { position, events: stored }
    }
    this.#inner.append(room, linked, (appended) => {
      if (appended.outcome !== 'stored') done(appended)
      else if (unlinked) this.#readThenAppend(room, unlinked, done)
      else {
        if (head) this.#heads.set(room, head)
        done(appended)
      }
    })
  }

  /** For whoever appends to what was not read here, and so has to be linked to something unknown. */
  #readThenAppend(room: string, drafted: EventBatch, done: (appended: AppendResult) => void): void {
    const last = drafted.position - 1
    if ((this.#heads.get(room)?.position ?? 0) > last) done(CONFLICT)
    else
      this.#inner.read(room, last - 1, 1).then(
        ([stored]) => {
          if (stored === undefined) return done(CONFLICT)
          this.#heads.set(room, headOf(HashChain.startAfter(room, last, stored)))
          this.append(room, () => drafted, done)
        },
        (error) => done({ outcome: 'failed', error }),
      )
  }

  /** The link of an entry, if it is one of the last that were written or read here. */
  hashAt(room: string, position: number): ChainHash | undefined {
    const head = this.#heads.get(room)
    return head?.hashes[position - head.position + head.hashes.length - 1]
  }

  /** The last entry that was written or read here. */
  knownEnd(room: string): JournalEnd | null {
    const head = this.#heads.get(room)
    return head ? { position: head.position, hash: head.hashes.at(-1)! } : null
  }

  /** Reading this entry fails from now on if it has another link. */
  expectEnd(room: string, end: JournalEnd): void {
    this.#expectedEnds.set(room, end)
  }

  async read(room: string, position: number, most?: number): Promise<EncodedEvent[]> {
    if (position === 0) return this.#verify(new HashChain(room), room, await this.#inner.read(room, 0, most))
    const withStanding = most === undefined ? undefined : most + 1
    const [standing, ...stored] = await this.#inner.read(room, position - 1, withStanding)
    if (standing === undefined) return this.#readMissing(room, position)
    const chain = HashChain.startAfter(room, position, standing)
    const known = this.hashAt(room, position)
    if (known !== undefined && known !== chain.hash) throw changedEventError(room, position)
    return this.#verify(chain, room, stored)
  }

  #verify(chain: HashChain, room: string, stored: readonly string[]): EncodedEvent[] {
    const expected = this.#expectedEnds.get(room)
    const entries = stored.map((text) => {
      const entry = chain.verifyNext(text)
      if (expected?.position === chain.position && expected.hash !== chain.hash)
        throw changedEventError(room, chain.position)
      return entry
    })
    const head = this.#heads.get(room)
    if (chain.position > (head?.position ?? 0)) this.#heads.set(room, headOf(chain))
    return entries
  }

  /** A room that was deleted has no entries at all. */
  async #readMissing(room: string, position: number): Promise<EncodedEvent[]> {
    const [first] = await this.#inner.read(room, 0, 1)
    if (first === undefined) return []
    throw new DamagedDataError(room, `entry ${position} is missing`)
  }

  /** Whether a link is that of an entry which is stored. */
  async verifyHash(room: string, position: number, link: ChainHash): Promise<void> {
    const [stored] = await this.#inner.read(room, position - 1, 1)
    if (stored === undefined) throw new DamagedDataError(room, `entry ${position} is missing`)
    if (HashChain.startAfter(room, position, stored).hash !== link) throw changedEventError(room, position)
  }

  follow(room: string, position: number, follower: EventFollower): () => void {
    const stop = this.#inner.follow(room, position, (after, stored) => {
      const entries = this.#verifyFollowed(room, after, stored)
      // What cannot be told to be right is told as a gap: it is read, and that says what is wrong with it.
      if (entries) follower(after, entries)
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

const headOf = ({ position, hash: link }: HashChain): VerifiedHead => ({ position, hashes: [link] })

function linkBatch(
  before: ChainHash,
  room: string,
  { position, events: entries }: EventBatch,
): [string[], ChainHash[]] {
  const chain = new HashChain(room, position - 1, before)
  const linked = entries.map((entry) => [chain.linkNext(entry), chain.hash] as const)
  return [linked.map(([stored]) => stored), linked.map(([, link]) => link)]
}

const changedEventError = (room: string, position: number): DamagedDataError =>
  new DamagedDataError(room, `entry ${position} is not what was written there`)
