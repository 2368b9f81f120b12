/** What somebody did in a room, as it is written down: JSON. */
export type EncodedEvent = string

/** What is to be written at once: all of it is stored, or nothing. */
export interface Draft {
  /** Of the first entry. */
  readonly position: number
  readonly entries: readonly EncodedEvent[]
}

/** What became of a draft. Whoever is late is told nothing more: they read what came before, and judge again. */
export type Appended =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'late' }
  /** Nobody may rely on it. In a file it is as if it had never been; over a network it may turn up nevertheless. */
  | { readonly outcome: 'failed'; readonly error: Error }

/** What is stored of a room, or of no room in particular, is not what was written. */
export class Damaged extends Error {
  readonly room: string | null
  readonly what: string

  constructor(room: string | null, what: string) {
    super(`${room === null ? 'The data' : 'The room'} is damaged: ${what}.`)
    this.room = room
    this.what = what
  }
}

/** Hears the entries that come after a position. */
export type Follower = (position: number, entries: readonly EncodedEvent[]) => void

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
  read(room: string, position: number, most?: number): Promise<EncodedEvent[]>
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
  /** When somebody was there, or something happened, in Unix milliseconds: untouched rooms expire. */
  readonly touchedAt: number
  /**
   * When something happened that everybody in the room sees: lists are in this order. By `touchedAt` they would tell that somebody has
   * answered under seal.
   */
  readonly changedAt: number
  /** Shown in the list of public rooms; null if it is not. */
  readonly listing: string | null
  /** When somebody's time runs out although nobody may be looking; null if nothing runs. */
  readonly wakeAt: number | null
  /** The identities of those who are in it. */
  readonly members: readonly string[]
  /** What they are told about it elsewhere, as JSON. */
  readonly summary: string
  /** A keyed hash of the address that has opened the room; empty if that is not known. */
  readonly openedFrom: string
}

/** See `RoomRow`. */
export type RoomTimes = Pick<RoomRow, 'wakeAt' | 'changedAt'>

/** A row as it is stored. */
export interface SealedRow extends RoomRow {
  /** A hash of the rest of the row, so that damage to it shows. */
  readonly seal: string
  /** The last position of its journal that was known when the row was written, and its link; see `seals.ts`. Empty for none. */
  readonly journalEnd: string
}

/** A room whose time has come. */
export type DueRoom = Pick<RoomRow, 'code'> & { readonly wakeAt: number }

/** Which rooms there are. */
export interface Directory {
  /** A row for a new room, together with its first entry; one that is there already stays as it is. */
  add(row: RoomRow): void
  keep(row: RoomRow): void
  /** What is shown of public rooms: addresses take turns with the rooms that they have opened, the newest of them first. */
  listed(limit: number): Promise<string[]>
  /** The rooms that somebody is in, the last changed first. */
  of(identity: string, limit: number): Promise<Pick<RoomRow, 'code' | 'summary'>[]>
  /** Rooms whose time has come, and which nobody else looks after: the first few, or the first few after one of them. */
  due(now: number, most: number, after?: DueRoom | null): Promise<DueRoom[]>
  /** The times in the row of a room; null if there is none, or it is damaged. */
  timesOf(room: string): Promise<RoomTimes | null>
  /**
   * The position that the journal of a room is known to have reached. To be asked before the journal is read: that fails from here on
   * where it is another one than the directory knows.
   */
  journalEnd(room: string): Promise<number>
  /** Deletes a room and all that happened in it. */
  delete(room: string): Promise<void>
  /** Deletes the rooms that nobody has touched since, but for those that are in use or that somebody else looks after. */
  expire(before: number, isInUse: (room: string) => boolean): Promise<void>
  count(): Promise<number>
}

/** Rows as they are stored: a `SealedDirectory` tells whether they are what was written. */
export interface StoredDirectory extends Pick<Directory, 'delete' | 'count'> {
  add(row: SealedRow): void
  /** Without an end of the journal, the one that is known stays. */
  keep(row: SealedRow): void
  find(room: string): Promise<SealedRow | null>
  /** The rooms that somebody is in, the last changed first. */
  of(identity: string, limit: number): Promise<SealedRow[]>
  /** Of the addresses whose listed rooms were changed last, each one's newest listed rooms. */
  listed(addresses: number, each: number): Promise<SealedRow[]>
  due(now: number, most: number, after: DueRoom | null): Promise<SealedRow[]>
  expire(before: number, isSpared: (row: SealedRow) => boolean): Promise<void>
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

/** A device as it is stored. */
export interface SealedDevice extends DeviceRow {
  readonly hasEnded: boolean
  /** A hash of the rest, so that damage to it shows. */
  readonly seal: string
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

/** Devices as they are stored: `SealedDevices` tell whether they are what was written. */
export interface StoredDevices {
  /** Whether it is new; what is there stays as it is. */
  add(row: SealedDevice): Promise<boolean>
  find(identity: string, device: string): Promise<SealedDevice | null>
  of(identity: string): Promise<SealedDevice[]>
  /** With the seal of the device as it is then. Whether it had not been ended before. */
  end(identity: string, device: string, seal: string): Promise<boolean>
}

/** What a storage has, whether or not it proves what it gives back. */
interface AnyStorage {
  readonly journal: Journal
  readonly snapshots: Snapshots
  readonly records: Records
  /** How many entries went into how many commits, for the metrics. */
  readonly written: { readonly entries: number; readonly commits: number }
  /** Fails if nothing can be written now. */
  check(): Promise<void>
  /** Writes what is waiting, and closes. */
  close(): Promise<void>
}

/** Everything that has to outlive the process. */
export interface Storage extends AnyStorage {
  readonly directory: Directory
  readonly devices: Devices
}

/** The same without proof that it gives back what it was given: `ChainedStorage` adds that. */
export interface RawStorage extends AnyStorage {
  readonly directory: StoredDirectory
  readonly devices: StoredDevices
}
