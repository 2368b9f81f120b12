import type { JournalEnd } from '../integrity/seals.ts'
import { Chain, type Link } from './chain.ts'
import {
  type Appended,
  Damaged,
  type Draft,
  type EncodedEvent,
  type Follower,
  type Journal,
} from './storage.ts'

const LATE: Appended = { outcome: 'late' }

/** How far the journal of a room is known here, and the links of the entries that were last written or read. */
interface Head {
  readonly position: number
  /** The last is that of `position`. */
  readonly links: readonly Link[]
}

/**
 * Chains the entries of any journal: what is stored is each entry with its link. Whoever reads gets the entries alone,
 * or is told that they are damaged.
 */
export class ChainedJournal implements Journal {
  readonly #stored: Journal
  readonly #heads = new Map<string, Head>()
  /** What the directory knows of journals that are read here. */
  readonly #expected = new Map<string, JournalEnd>()

  constructor(stored: Journal) {
    this.#stored = stored
  }

  append(room: string, draft: () => Draft, done: (appended: Appended) => void): void {
    let unlinked: Draft | null = null
    let head: Head | null = null
    const linked = (): Draft => {
      const drafted = draft()
      const { position, entries } = drafted
      const before = position === 1 ? '' : this.linkAt(room, position - 1)
      if (before === undefined) unlinked = drafted
      if (before === undefined || entries.length === 0) return { position, entries: [] }
      const [stored, links] = linkedAfter(before, room, drafted)
      head = { position: position + entries.length - 1, links }
      return { position, entries: stored }
    }
    this.#stored.append(room, linked, (appended) => {
      if (appended.outcome !== 'stored') done(appended)
      else if (unlinked) this.#readThenAppend(room, unlinked, done)
      else {
        if (head) this.#heads.set(room, head)
        done(appended)
      }
    })
  }

  /** For whoever appends to what was not read here, and so has to be linked to something unknown. */
  #readThenAppend(room: string, drafted: Draft, done: (appended: Appended) => void): void {
    const last = drafted.position - 1
    if ((this.#heads.get(room)?.position ?? 0) > last) done(LATE)
    else
      this.#stored.read(room, last - 1, 1).then(
        ([stored]) => {
          if (stored === undefined) return done(LATE)
          this.#heads.set(room, headOf(Chain.on(room, last, stored)))
          this.append(room, () => drafted, done)
        },
        (error) => done({ outcome: 'failed', error }),
      )
  }

  /** The link of an entry, if it is one of the last that were written or read here. */
  linkAt(room: string, position: number): Link | undefined {
    const head = this.#heads.get(room)
    return head?.links[position - head.position + head.links.length - 1]
  }

  /** The last entry that was written or read here. */
  end(room: string): JournalEnd | null {
    const head = this.#heads.get(room)
    return head ? { position: head.position, link: head.links.at(-1)! } : null
  }

  /** Reading this entry fails from now on if it has another link. */
  expect(room: string, end: JournalEnd): void {
    this.#expected.set(room, end)
  }

  async read(room: string, position: number, most?: number): Promise<EncodedEvent[]> {
    if (position === 0) return this.#pass(new Chain(room), room, await this.#stored.read(room, 0, most))
    const withStanding = most === undefined ? undefined : most + 1
    const [standing, ...stored] = await this.#stored.read(room, position - 1, withStanding)
    if (standing === undefined) return this.#nothingAt(room, position)
    const chain = Chain.on(room, position, standing)
    const known = this.linkAt(room, position)
    if (known !== undefined && known !== chain.link) throw changed(room, position)
    return this.#pass(chain, room, stored)
  }

  #pass(chain: Chain, room: string, stored: readonly string[]): EncodedEvent[] {
    const expected = this.#expected.get(room)
    const entries = stored.map((text) => {
      const entry = chain.pass(text)
      if (expected?.position === chain.position && expected.link !== chain.link)
        throw changed(room, chain.position)
      return entry
    })
    const head = this.#heads.get(room)
    if (chain.position > (head?.position ?? 0)) this.#heads.set(room, headOf(chain))
    return entries
  }

  /** A room that was deleted has no entries at all. */
  async #nothingAt(room: string, position: number): Promise<EncodedEvent[]> {
    const [first] = await this.#stored.read(room, 0, 1)
    if (first === undefined) return []
    throw new Damaged(room, `entry ${position} is missing`)
  }

  /** Whether a link is that of an entry which is stored. */
  async check(room: string, position: number, link: Link): Promise<void> {
    const [stored] = await this.#stored.read(room, position - 1, 1)
    if (stored === undefined) throw new Damaged(room, `entry ${position} is missing`)
    if (Chain.on(room, position, stored).link !== link) throw changed(room, position)
  }

  follow(room: string, position: number, follower: Follower): () => void {
    const stop = this.#stored.follow(room, position, (after, stored) => {
      const entries = this.#heard(room, after, stored)
      // What cannot be told to be right is told as a gap: it is read, and that says what is wrong with it.
      if (entries) follower(after, entries)
      else follower(after + stored.length, [])
    })
    return () => {
      stop()
      this.#heads.delete(room)
      this.#expected.delete(room)
    }
  }

  #heard(room: string, after: number, stored: readonly string[]): EncodedEvent[] | null {
    const before = this.linkAt(room, after)
    if (before === undefined) return null
    try {
      return this.#pass(new Chain(room, after, before), room, stored)
    } catch (error) {
      if (error instanceof Damaged) return null
      throw error
    }
  }
}

const headOf = ({ position, link }: Chain): Head => ({ position, links: [link] })

function linkedAfter(before: Link, room: string, { position, entries }: Draft): [string[], Link[]] {
  const chain = new Chain(room, position - 1, before)
  const linked = entries.map((entry) => [chain.add(entry), chain.link] as const)
  return [linked.map(([stored]) => stored), linked.map(([, link]) => link)]
}

const changed = (room: string, position: number): Damaged =>
  new Damaged(room, `entry ${position} is not what was written there`)
