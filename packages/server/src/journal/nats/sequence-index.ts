import { lastPositionOf, type StoredBatch } from './stored-batch.ts'

/** Stream sequence of a message of a room. */
export interface SequenceEntry {
  readonly seq: number
  /** Position of its first event. */
  readonly firstPosition: number
}

/** Last message of a room's journal that is known here. */
export interface StreamHead {
  /** Sequence of the last message, valid or not. */
  readonly seq: number
  readonly position: number
}

/** Index entries per room; reading starts at the nearest one before the wanted position. */
const MAX_ENTRIES_PER_ROOM = 8

/** Rooms in the index; the least recently used ones are evicted. */
const MAX_ROOMS = 50_000

interface RoomSequences {
  head: StreamHead | null
  readonly entries: SequenceEntry[]
}

/**
 * Maps journal positions to stream sequences, since JetStream finds messages by subject and sequence only. Entries may
 * be stale; readers detect that.
 */
export class SequenceIndex {
  readonly #rooms = new Map<string, RoomSequences>()

  #roomSequences(room: string): RoomSequences {
    const known = this.#rooms.get(room) ?? { head: null, entries: [] }
    this.#rooms.delete(room)
    this.#rooms.set(room, known)
    if (this.#rooms.size > MAX_ROOMS) this.#rooms.delete(this.#rooms.keys().next().value!)
    return known
  }

  add(room: string, sequenceEntry: SequenceEntry): void {
    const { entries } = this.#roomSequences(room)
    if (entries.some(({ seq }) => seq === sequenceEntry.seq)) return
    entries.push({ seq: sequenceEntry.seq, firstPosition: sequenceEntry.firstPosition })
    if (entries.length > MAX_ENTRIES_PER_ROOM) entries.shift()
  }

  /** `batch` is the last valid message of the room, `seq` the last one at all. */
  setHead(room: string, batch: StoredBatch, seq = batch.seq): void {
    const known = this.#roomSequences(room)
    if ((known.head?.seq ?? 0) < seq) known.head = { seq, position: lastPositionOf(batch) }
    this.add(room, batch)
  }

  /** Notes a message that is not valid. */
  skipInvalid(room: string, seq: number): void {
    const known = this.#roomSequences(room)
    if (known.head && known.head.seq < seq) known.head = { ...known.head, seq }
  }

  /** Whether the message is known to be valid. */
  has(room: string, seq: number): boolean {
    return this.#rooms.get(room)?.entries.some((sequenceEntry) => sequenceEntry.seq === seq) ?? false
  }

  head(room: string): StreamHead | null {
    return this.#rooms.get(room)?.head ?? null
  }

  /** The entry of the message that ends at `position`, if that is the head of the journal; otherwise null. */
  findAtHead(room: string, position: number): SequenceEntry | null {
    const { head = null, entries = [] } = this.#rooms.get(room) ?? {}
    if (head?.position !== position) return null
    return entries.findLast(({ seq }) => seq <= head.seq) ?? null
  }

  /** The nearest known entry at or before a position. */
  findNearestBefore(room: string, position: number): SequenceEntry | null {
    let nearest: SequenceEntry | null = null
    for (const sequenceEntry of this.#rooms.get(room)?.entries ?? [])
      if (
        sequenceEntry.firstPosition <= position &&
        sequenceEntry.firstPosition >= (nearest?.firstPosition ?? 0)
      )
        nearest = sequenceEntry
    return nearest
  }

  forget(room: string): void {
    this.#rooms.delete(room)
  }
}
