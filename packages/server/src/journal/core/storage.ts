/** What somebody did in a room, as it is written down: JSON. */
export type EncodedEvent = string

/** What is to be written at once: all of it is stored, or nothing. */
export interface EventBatch {
  /** Of the first entry. */
  readonly position: number
  readonly events: readonly EncodedEvent[]
}

/** What became of a draft. Whoever is late is told nothing more: they read what came before, and judge again. */
export type AppendResult =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'conflict' }
  /** Nobody may rely on it. In a file it is as if it had never been; over a network it may turn up nevertheless. */
  | { readonly outcome: 'failed'; readonly error: Error }

/** What is stored of a room, or of no room in particular, is not what was written. */
export class DamagedDataError extends Error {
  readonly room: string | null
  readonly description: string

  constructor(room: string | null, what: string) {
    super(`${room === null ? 'The data' : 'The room'} is damaged: ${what}.`)
    this.room = room
    this.description = what
  }
}

/** Hears the entries that come after a position. */
export type EventFollower = (position: number, entries: readonly EncodedEvent[]) => void

/**
 * The truth about all rooms, which several may write to. Entries are appended at the position that their author expects
 * to be the next one; where somebody was first, they are late.
 */
export interface Journal {
  /**
   * `draft` is called once, as late as possible, so that all that has come up by then goes along; `done` is called when it
   * is durable, or has no chance any more to become that.
   */
  append(room: string, draft: () => EventBatch, done: (appended: AppendResult) => void): void
  /** The entries after `position`, in order: all of them, or the first few. */
  read(room: string, position: number, most?: number): Promise<EncodedEvent[]>
  /**
   * Tells of the entries after `position` that others append, and perhaps of one's own, but never before it returns; ends
   * with a call of what it gives back. A room has one follower here at a time, who is also the one that writes to it.
   */
  follow(room: string, position: number, follower: EventFollower): () => void
}

/** The fold of a room's journal up to an entry, so that it need not be read from the beginning. */
export interface Snapshot {
  readonly position: number
  readonly state: string
}

export interface SnapshotStore {
  /** A snapshot that is as new as possible, but not newer than `position`. */
  findNewest(room: string, position: number): Promise<Snapshot | null>
  save(room: string, snapshot: Snapshot): void
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
export interface ChecksummedRow extends RoomRow {
  /** A hash of the rest of the row, so that damage to it shows. */
  readonly seal: string
  /** The last position of its journal that was known when the row was written, and its link; see `seals.ts`. Empty for none. */
  readonly journalEnd: string
}

/** A room whose time has come. */
export type DueRoom = Pick<RoomRow, 'code'> & { readonly wakeAt: number }

/** Which rooms there are. */
export interface RoomDirectory {
  /** A row for a new room, together with its first entry; one that is there already stays as it is. */
  insert(row: RoomRow): void
  save(row: RoomRow): void
  /** What is shown of public rooms: addresses take turns with the rooms that they have opened, the newest of them first. */
  listPublic(limit: number): Promise<string[]>
  /** The rooms that somebody is in, the last changed first. */
  listByMember(identity: string, limit: number): Promise<Pick<RoomRow, 'code' | 'summary'>[]>
  /** Rooms whose time has come, and which nobody else looks after: the first few, or the first few after one of them. */
  listDue(now: number, most: number, after?: DueRoom | null): Promise<DueRoom[]>
  /** The times in the row of a room; null if there is none, or it is damaged. */
  findTimes(room: string): Promise<RoomTimes | null>
  /**
   * The position that the journal of a room is known to have reached. To be asked before the journal is read: that fails from here on
   * where it is another one than the directory knows.
   */
  readJournalEnd(room: string): Promise<number>
  /** Deletes a room and all that happened in it. */
  delete(room: string): Promise<void>
  /** Deletes the rooms that nobody has touched since, but for those that are in use or that somebody else looks after. */
  expire(before: number, isInUse: (room: string) => boolean): Promise<void>
  count(): Promise<number>
}

/** Rows as they are stored: a `SealedDirectory` tells whether they are what was written. */
export interface RawDirectory extends Pick<RoomDirectory, 'delete' | 'count'> {
  insert(row: ChecksummedRow): void
  /** Without an end of the journal, the one that is known stays. */
  save(row: ChecksummedRow): void
  find(room: string): Promise<ChecksummedRow | null>
  /** The rooms that somebody is in, the last changed first. */
  listByMember(identity: string, limit: number): Promise<ChecksummedRow[]>
  /** Of the addresses whose listed rooms were changed last, each one's newest listed rooms. */
  listPublic(addresses: number, each: number): Promise<ChecksummedRow[]>
  listDue(now: number, most: number, after: DueRoom | null): Promise<ChecksummedRow[]>
  expire(before: number, isSpared: (row: ChecksummedRow) => boolean): Promise<void>
}

/** What happened in the matches of a room that have ended, by their numbers from 1 on. */
export interface RecordStore {
  find(room: string, number: number): Promise<string | null>
  /** What is there already stays as it is. */
  saveOnce(room: string, number: number, record: string): void
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
export interface ChecksummedDevice extends DeviceRow {
  readonly hasEnded: boolean
  /** A hash of the rest, so that damage to it shows. */
  readonly seal: string
}

export interface DeviceStore {
  /** Whether it is new; whoever is told so may rely on it. */
  add(row: DeviceRow): Promise<boolean>
  /** Those that have not been ended, oldest first. */
  listByIdentity(identity: string): Promise<DeviceRow[]>
  /** For good. Whether there was something to end. */
  revoke(identity: string, device: string): Promise<boolean>
  isRevoked(identity: string, device: string): Promise<boolean>
}

/** Devices as they are stored: `SealedDevices` tell whether they are what was written. */
export interface RawDeviceStore {
  /** Whether it is new; what is there stays as it is. */
  add(row: ChecksummedDevice): Promise<boolean>
  find(identity: string, device: string): Promise<ChecksummedDevice | null>
  listByIdentity(identity: string): Promise<ChecksummedDevice[]>
  /** With the seal of the device as it is then. Whether it had not been ended before. */
  revoke(identity: string, device: string, seal: string): Promise<boolean>
}

/** What a storage has, whether or not it proves what it gives back. */
interface StorageBase {
  readonly journal: Journal
  readonly snapshots: SnapshotStore
  readonly records: RecordStore
  /** How many entries went into how many commits, for the metrics. */
  readonly writeCounts: { readonly events: number; readonly commits: number }
  /** Fails if nothing can be written now. */
  checkWritable(): Promise<void>
  /** Writes what is waiting, and closes. */
  close(): Promise<void>
}

/** Everything that has to outlive the process. */
export interface ServerStorage extends StorageBase {
  readonly directory: RoomDirectory
  readonly devices: DeviceStore
}

/** The same without proof that it gives back what it was given: `ChainedStorage` adds that. */
export interface RawStorage extends StorageBase {
  readonly directory: RawDirectory
  readonly devices: RawDeviceStore
}
