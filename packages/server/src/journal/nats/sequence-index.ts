import { lastPositionOf, type StoredBatch } from './stored-batch.ts'

/** Where in the stream something of a room lies. */
export interface SequenceEntry {
  readonly seq: number
  /** The position of the first entry there. */
  readonly firstPosition: number
}

/** The end of a journal as far as it is known here. */
export interface StreamHead {
  /** Of the last message, whether it counts or not. */
  readonly seq: number
  readonly position: number
}

/** How many places of a room are remembered: who reads on, begins at one of them. */
const MAX_ENTRIES_PER_ROOM = 8

/** How many rooms are remembered; those that were not asked for the longest are forgotten. */
const MAX_ROOMS = 50_000

interface RoomSequences {
  head: StreamHead | null
  readonly entries: SequenceEntry[]
}

/**
 * Which message has the entry of a position: JetStream knows subjects and sequences alone. It is a memory and not the truth; who relies
 * on it notices where it is wrong.
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

  add(room: string, place: SequenceEntry): void {
    const { entries: places } = this.#roomSequences(room)
    if (places.some(({ seq }) => seq === place.seq)) return
    places.push({ seq: place.seq, firstPosition: place.firstPosition })
    if (places.length > MAX_ENTRIES_PER_ROOM) places.shift()
  }

  /** The last message that counts, and the sequence of the last at all. */
  setHead(room: string, batch: StoredBatch, seq = batch.seq): void {
    const known = this.#roomSequences(room)
    if ((known.head?.seq ?? 0) < seq) known.head = { seq, position: lastPositionOf(batch) }
    this.add(room, batch)
  }

  /** A message has come that does not count. */
  skipInvalid(room: string, seq: number): void {
    const known = this.#roomSequences(room)
    if (known.head && known.head.seq < seq) known.head = { ...known.head, seq }
  }

  /** Whether a message is remembered as one that counts. */
  has(room: string, seq: number): boolean {
    return this.#rooms.get(room)?.entries.some((place) => place.seq === seq) ?? false
  }

  head(room: string): StreamHead | null {
    return this.#rooms.get(room)?.head ?? null
  }

  /** Where the entry of a position lies, if it is known; null if only the head of another is. */
  findAtHead(room: string, position: number): SequenceEntry | null {
    const { head = null, entries: places = [] } = this.#rooms.get(room) ?? {}
    if (head?.position !== position) return null
    return places.findLast(({ seq }) => seq <= head.seq) ?? null
  }

  /** The nearest place that is known to come not after a position. */
  findNearestBefore(room: string, position: number): SequenceEntry | null {
    let nearest: SequenceEntry | null = null
    for (const place of this.#rooms.get(room)?.entries ?? [])
      if (place.firstPosition <= position && place.firstPosition >= (nearest?.firstPosition ?? 0))
        nearest = place
    return nearest
  }

  forget(room: string): void {
    this.#rooms.delete(room)
  }
}
