/** What somebody did in a room, as it is written down: JSON. */
export type EntryText = string

/** What is to be written at once: all of it is stored, or nothing. */
export interface Draft {
  /** Of the first entry. */
  readonly position: number
  readonly entries: readonly EntryText[]
}

/** What became of a draft. Whoever is late is told nothing more: they read what came before, and judge again. */
export type Appended =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'late' }
  /** Nobody may rely on it. In a file it is as if it had never been; over a network it may turn up nevertheless. */
  | { readonly outcome: 'failed'; readonly error: Error }

/** What is stored of a room is not what was written. */
export class Damaged extends Error {
  readonly room: string
  readonly what: string

  constructor(room: string, what: string) {
    super(`The room is damaged: ${what}.`)
    this.room = room
    this.what = what
  }
}

/** Hears the entries that come after a position. */
export type Follower = (position: number, entries: readonly EntryText[]) => void

/**
 * The truth about all rooms, which several may write to. Entries are appended at the position that their author expects
 * to be the next one; where somebody was first, they are late.
 */
export interface Journal {
  /**
   * `draft` is called once, as late as possible, so that all that has come up by then goes along; `done` is called when it
   * is durable, or has no chance any more to become that.
   */
  append(room: string, draft: () => Draft, done: (appended: Appended) => void): void
  /** The entries after `position`, in order: all of them, or the first few. */
  read(room: string, position: number, most?: number): Promise<EntryText[]>
  /**
   * Tells of the entries after `position` that others append, and perhaps of one's own, but never before it returns; ends
   * with a call of what it gives back. A room has one follower here at a time, who is also the one that writes to it.
   */
  follow(room: string, position: number, follower: Follower): () => void
}

/** The fold of a room's journal up to an entry, so that it need not be read from the beginning. */
export interface Snapshot {
  readonly position: number
  readonly state: string
}

export interface Snapshots {
  /** A snapshot that is as new as possible, but not newer than `position`. */
  newest(room: string, position: number): Promise<Snapshot | null>
  keep(room: string, snapshot: Snapshot): void
}

/** What is known about a room without opening it. */
export interface RoomRow {
  readonly code: string
  readonly touchedAt: number
  /** Shown in the list of public rooms; null if it is not. */
  readonly listing: string | null
  /** When somebody's time runs out although nobody may be looking; null if nothing runs. */
  readonly wakeAt: number | null
  /** The identities of those who are in it. */
  readonly members: readonly string[]
  /** What they are told about it elsewhere, as JSON. */
  readonly summary: string
}

/** Which rooms there are. */
export interface Directory {
  /** A row for a new room, together with its first entry; one that is there already stays as it is. */
  add(row: RoomRow): void
  keep(row: RoomRow): void
  listed(limit: number): Promise<string[]>
  /** The rooms that somebody is in, the last touched first. */
  of(identity: string, limit: number): Promise<Pick<RoomRow, 'code' | 'summary'>[]>
  /** Rooms whose time has come, and which nobody else looks after. */
  due(now: number): Promise<string[]>
  /** When the time of a room comes; null if nothing runs. */
  wakeAt(room: string): Promise<number | null>
  /** Deletes a room and all that happened in it. */
  delete(room: string): Promise<void>
  /** Deletes the rooms that nobody has touched since, but for those that are in use or that somebody else looks after. */
  expire(before: number, isInUse: (room: string) => boolean): Promise<void>
  count(): Promise<number>
}

/** What happened in the matches of a room that have ended, by their numbers from 1 on. */
export interface Records {
  find(room: string, number: number): Promise<string | null>
  /** What is there already stays as it is. */
  keep(room: string, number: number, record: string): void
}

/** Where somebody is the same person: each device can be ended by itself. */
export interface DeviceRow {
  readonly identity: string
  /** Empty for the one on which the identity was made. */
  readonly device: string
  /** By which its owner may recognise it; null if it says nothing about itself. */
  readonly name: string | null
  readonly since: number
}

export interface Devices {
  /** Whether it is new; whoever is told so may rely on it. */
  add(row: DeviceRow): Promise<boolean>
  /** Those that have not been ended, oldest first. */
  of(identity: string): Promise<DeviceRow[]>
  /** For good. Whether there was something to end. */
  end(identity: string, device: string): Promise<boolean>
  hasEnded(identity: string, device: string): Promise<boolean>
}

/** Everything that has to outlive the process. */
export interface Storage {
  readonly journal: Journal
  readonly snapshots: Snapshots
  readonly directory: Directory
  readonly records: Records
  readonly devices: Devices
  /** How many entries went into how many commits, for the metrics. */
  readonly written: { readonly entries: number; readonly commits: number }
  /** Fails if nothing can be written now. */
  check(): Promise<void>
  /** Writes what is waiting, and closes. */
  close(): Promise<void>
}
