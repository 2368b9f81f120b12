import { type Batch, endOf } from './batch.ts'

/** Where in the stream something of a room lies. */
export interface Place {
  readonly seq: number
  /** The position of the first entry there. */
  readonly first: number
}

/** The end of a journal as far as it is known here. */
export interface Head {
  /** Of the last message, whether it counts or not. */
  readonly seq: number
  readonly position: number
}

/** How many places of a room are remembered: who reads on, begins at one of them. */
const PLACES = 8

/** How many rooms are remembered; those that were not asked for the longest are forgotten. */
const ROOMS = 50_000

interface Known {
  head: Head | null
  readonly places: Place[]
}

/**
 * Which message has the entry of a position: JetStream knows subjects and sequences alone. It is a memory and not the truth; who relies
 * on it notices where it is wrong.
 */
export class Places {
  readonly #rooms = new Map<string, Known>()

  #of(room: string): Known {
    const known = this.#rooms.get(room) ?? { head: null, places: [] }
    this.#rooms.delete(room)
    this.#rooms.set(room, known)
    if (this.#rooms.size > ROOMS) this.#rooms.delete(this.#rooms.keys().next().value!)
    return known
  }

  note(room: string, place: Place): void {
    const { places } = this.#of(room)
    if (places.some(({ seq }) => seq === place.seq)) return
    places.push({ seq: place.seq, first: place.first })
    if (places.length > PLACES) places.shift()
  }

  /** The last message that counts, and the sequence of the last at all. */
  noteHead(room: string, batch: Batch, seq = batch.seq): void {
    const known = this.#of(room)
    if ((known.head?.seq ?? 0) < seq) known.head = { seq, position: endOf(batch) }
    this.note(room, batch)
  }

  /** A message has come that does not count. */
  noteVoid(room: string, seq: number): void {
    const known = this.#of(room)
    if (known.head && known.head.seq < seq) known.head = { ...known.head, seq }
  }

  /** Whether a message is remembered as one that counts. */
  has(room: string, seq: number): boolean {
    return this.#rooms.get(room)?.places.some((place) => place.seq === seq) ?? false
  }

  head(room: string): Head | null {
    return this.#rooms.get(room)?.head ?? null
  }

  /** Where the entry of a position lies, if it is known; null if only the head of another is. */
  at(room: string, position: number): Place | null {
    const { head = null, places = [] } = this.#rooms.get(room) ?? {}
    if (head?.position !== position) return null
    return places.findLast(({ seq }) => seq <= head.seq) ?? null
  }

  /** The nearest place that is known to come not after a position. */
  before(room: string, position: number): Place | null {
    let nearest: Place | null = null
    for (const place of this.#rooms.get(room)?.places ?? [])
      if (place.first <= position && place.first >= (nearest?.first ?? 0)) nearest = place
    return nearest
  }

  forget(room: string): void {
    this.#rooms.delete(room)
  }
}
