/** A `JournalEvent` as JSON. */
export type EncodedEvent = string

/** Events that are appended atomically: all of them are stored, or none. */
export interface EventBatch {
  /** Position of the first event. */
  readonly position: number
  readonly events: readonly EncodedEvent[]
}

/** `conflict`: another writer has appended at that position. The caller reads the new events and tries again. */
export type AppendResult =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'conflict' }
  /**
   * The outcome is unknown to the caller: SQLite has rolled back, but over a network the events may still turn up
   * later.
   */
  | { readonly outcome: 'failed'; readonly error: Error }

/** Stored data of a room (or of the whole storage, if `room` is null) differs from what was written. */
export class DamagedDataError extends Error {
  readonly room: string | null
  readonly description: string

  constructor(room: string | null, what: string) {
    super(`${room === null ? 'The data' : 'The room'} is damaged: ${what}.`)
    this.room = room
    this.description = what
  }
}

/** Called with the events after `position`. */
export type EventFollower = (position: number, events: readonly EncodedEvent[]) => void

/**
 * The event journals of all rooms, the source of truth. Several servers may append: each states the position it expects
 * to be next, and gets a conflict if another server was first.
 */
export interface Journal {
  /**
   * Calls `createBatch` once, as late as possible, so that everything queued until then goes into the same batch; calls
   * `onResult` when the batch is durable, or has failed for good.
   */
  append(room: string, createBatch: () => EventBatch, onResult: (result: AppendResult) => void): void
  /** Returns the events after `position` in order, at most `limit` of them. */
  read(room: string, position: number, limit?: number): Promise<EncodedEvent[]>
  /**
   * Reports events after `position` that other servers append (own events may be reported too), never before this call
   * returns. The returned function ends it. A room has at most one follower per storage, and only that follower writes
   * to the room.
   */
  follow(room: string, position: number, follower: EventFollower): () => void
}

/** The state of a room after a given event, so that loading a room need not replay its whole journal. */
export interface Snapshot {
  readonly position: number
  readonly state: string
}

export interface SnapshotStore {
  /** Returns the newest snapshot that is not newer than `position`. */
  findNewest(room: string, position: number): Promise<Snapshot | null>
  save(room: string, snapshot: Snapshot): void
}

/** The directory's row of a room: everything that is known without loading its journal. */
export interface RoomRow {
  readonly code: string
  /** Last activity, in Unix milliseconds; rooms expire by it. */
  readonly touchedAt: number
  /**
   * Last change that every member sees, in Unix milliseconds; lists are sorted by it. Sorting by `touchedAt` would
   * reveal that somebody has given a hidden answer.
   */
  readonly changedAt: number
  /** Entry in the list of public rooms, as JSON; null if the room is not listed. */
  readonly listing: string | null
  /**
   * When the clock of the match needs the room, in Unix milliseconds, even if nobody is connected; null if no clock
   * runs.
   */
  readonly wakeAt: number | null
  /** Identities of the members. */
  readonly members: readonly string[]
  /** `RoomSummary` as JSON, for the members' own lists of rooms and for the preview of its link. */
  readonly summary: string
  /** Keyed hash of the network address that created the room; empty if unknown. */
  readonly creatorAddressHash: string
}

export type RoomTimes = Pick<RoomRow, 'wakeAt' | 'changedAt'>

/** A `RoomRow` as it is stored. */
export interface ChecksummedRow extends RoomRow {
  /** Hash of the other columns except `journalEnd`, to detect damage. */
  readonly checksum: string
  /** Encoded `JournalEnd`: the last known position of the room's journal and its hash. Empty if none is known. */
  readonly journalEnd: string
}

/** A room whose `wakeAt` has passed. */
export type DueRoom = Pick<RoomRow, 'code'> & { readonly wakeAt: number }

/** The list of all rooms, with one row each. */
export interface RoomDirectory {
  /** Adds the row of a new room; an existing row is kept. */
  insert(row: RoomRow): void
  save(row: RoomRow): void
  /**
   * Returns the listings of public rooms: round-robin by creator address, so that no address can fill the list; newest
   * first within an address.
   */
  listPublic(limit: number): Promise<string[]>
  /** Returns the rooms of a member, the most recently changed first. */
  listByMember(identity: string, limit: number): Promise<Pick<RoomRow, 'code' | 'summary'>[]>
  /**
   * Returns rooms whose `wakeAt` has passed and that no other server is responsible for, in order, starting after
   * `after`.
   */
  listDue(now: number, limit: number, after?: DueRoom | null): Promise<DueRoom[]>
  /** Null if there is no row, or it is damaged. */
  findTimes(room: string): Promise<RoomTimes | null>
  /** Null if there is no row, or it is damaged. */
  findSummary(room: string): Promise<string | null>
  /**
   * Returns the journal position that the directory knows to be reached. Call it before reading the journal: from then
   * on, reading fails if the event at that position is missing or has another hash.
   */
  readJournalEnd(room: string): Promise<number>
  /** Deletes a room with its journal, snapshots and records. */
  delete(room: string): Promise<void>
  /**
   * Deletes the rooms that were not touched since `before`, except those in use and those that another server is
   * responsible for.
   */
  expire(before: number, isInUse: (room: string) => boolean): Promise<void>
  count(): Promise<number>
}

/** Stored rows without verification; `ChecksummedDirectory` adds that. */
export interface RawDirectory extends Pick<RoomDirectory, 'delete' | 'count'> {
  insert(row: ChecksummedRow): void
  /** If `row.journalEnd` is empty, the stored one is kept. */
  save(row: ChecksummedRow): void
  find(room: string): Promise<ChecksummedRow | null>
  /** Returns the rooms of a member, the most recently changed first. */
  listByMember(identity: string, limit: number): Promise<ChecksummedRow[]>
  /**
   * Returns the newest listed rooms of each address: of at most `addresses` addresses, those with the most recent
   * changes, at most `each` rooms per address.
   */
  listPublic(addresses: number, each: number): Promise<ChecksummedRow[]>
  listDue(now: number, limit: number, after: DueRoom | null): Promise<ChecksummedRow[]>
  expire(before: number, isSpared: (row: ChecksummedRow) => boolean): Promise<void>
}

/** Records of the finished matches of a room, numbered from 1. */
export interface RecordStore {
  find(room: string, number: number): Promise<string | null>
  /** Keeps an existing record. */
  saveOnce(room: string, number: number, record: string): void
}

/** A device on which an identity is signed in; devices are revoked one by one. */
export interface DeviceRow {
  readonly identity: string
  /** Empty for the device on which the identity was created. */
  readonly device: string
  /** Browser and system, shown to the owner; null if the user agent is unknown. */
  readonly name: string | null
  readonly addedAt: number
}

/** A `DeviceRow` as it is stored. */
export interface ChecksummedDevice extends DeviceRow {
  readonly isRevoked: boolean
  /** Hash of the other columns, to detect damage. */
  readonly checksum: string
}

export interface DeviceStore {
  /** Returns whether the device is new. Durable when it resolves. */
  add(row: DeviceRow): Promise<boolean>
  /** Returns the devices that are not revoked, oldest first. */
  listByIdentity(identity: string): Promise<DeviceRow[]>
  /** Revokes a device for good; returns whether it was active before. */
  revoke(identity: string, device: string): Promise<boolean>
  isRevoked(identity: string, device: string): Promise<boolean>
}

/** Stored devices without verification; `ChecksummedDeviceStore` adds that. */
export interface RawDeviceStore {
  /** Returns whether the device is new; an existing row is kept. */
  add(row: ChecksummedDevice): Promise<boolean>
  find(identity: string, device: string): Promise<ChecksummedDevice | null>
  listByIdentity(identity: string): Promise<ChecksummedDevice[]>
  /** `checksum` is that of the revoked row. Returns whether the device was active before. */
  revoke(identity: string, device: string, checksum: string): Promise<boolean>
}

/** The parts of a storage that are the same with and without verification. */
interface StorageBase {
  readonly journal: Journal
  readonly snapshots: SnapshotStore
  readonly records: RecordStore
  /** Events and commits written by this process, for the metrics. */
  readonly writeCounts: { readonly events: number; readonly commits: number }
  /** Rejects if the storage cannot be written to at the moment. */
  checkWritable(): Promise<void>
  /** Writes what is pending, then closes. */
  close(): Promise<void>
}

/** Everything that outlives the process. */
export interface ServerStorage extends StorageBase {
  readonly directory: RoomDirectory
  readonly devices: DeviceStore
}

/** A storage without verification; `VerifiedStorage` adds hash chains and checksums. */
export interface RawStorage extends StorageBase {
  readonly directory: RawDirectory
  readonly devices: RawDeviceStore
}
