/** What somebody did in a room, as it is written down: JSON. */
export type EntryText = string

/** The fold of a room's journal up to an entry, so that it need not be read from the beginning. */
export interface Snapshot {
  readonly position: number
  readonly state: string
}

/** What is known about a room without opening it. */
export interface RoomRow {
  readonly code: string
  readonly touchedAt: number
  /** Shown in the list of public rooms; null if it is not. */
  readonly listing: string | null
  /** When somebody's time runs out although nobody may be looking; null if nothing runs. */
  readonly wakeAt: number | null
}

/**
 * The truth about all rooms. An entry is appended at the position that its author expects to be the next one; where
 * somebody was first, it fails.
 */
export interface Journal {
  /** `done` is called when the entry is durable, or with what went wrong: then it is as if it had never been. */
  append(room: string, position: number, entry: EntryText, done: (error: Error | null) => void): void
  /** The entries after `position`, in order. */
  read(room: string, position: number): EntryText[]
  /** A snapshot that is as new as possible, but not newer than `position`. */
  snapshot(room: string, position: number): Snapshot | null
  /** Kept together with the entries that are being appended. */
  keepSnapshot(room: string, snapshot: Snapshot): void
  keepRow(row: RoomRow): void
  exists(room: string): boolean
  listed(limit: number): string[]
  /** Rooms whose time has come. */
  due(now: number): string[]
  /** When the time of a room comes; null if nothing runs. */
  wakeAt(room: string): number | null
  /** Deletes a room and all that happened in it. */
  delete(room: string): void
  /** Deletes the rooms that nobody has touched since, but for those that are in use. */
  expire(before: number, isInUse: (room: string) => boolean): void
  count(): number
  /** Whether something can be written now. */
  check(): void
  /** Writes what is waiting, and closes. */
  close(): void
}
