import type { Storage } from '../../journal/core/storage.ts'
import { keepRecord } from '../history/archive.ts'
import type { RoomEvent } from '../state/event.ts'
import type { Room, RoomUpdate } from '../state/room.ts'
import type { Presence } from './presence.ts'

const SNAPSHOT_EVERY = 256

/** After these a match may be over; even after the deal, when an event opens its only round. */
const MAY_END_MATCH: ReadonlySet<RoomEvent['type']> = new Set(['answered', 'started', 'dealt'])

interface PersistenceHandlers {
  /** The row of the room in the directory has to be written. */
  keepRow(): void
  broke(error: Error): void
}

/** Keeps what is stored of a room besides its journal: snapshots, records of finished matches, its row in the directory. */
export class Persistence {
  readonly #code: string
  readonly #room: Room
  readonly #presence: Presence
  readonly #storage: Storage
  readonly #handlers: PersistenceHandlers
  /** Members who were asked something and not online when the row was last written. */
  #listedAbsent = ''

  constructor(code: string, room: Room, presence: Presence, storage: Storage, handlers: PersistenceHandlers) {
    this.#code = code
    this.#room = room
    this.#presence = presence
    this.#storage = storage
    this.#handlers = handlers
  }

  /** To be called after every event that this server has written. */
  noteEvent(event: RoomEvent, { change }: RoomUpdate): void {
    const { position, state } = this.#room
    if (position % SNAPSHOT_EVERY === 0) this.keepSnapshot()
    // By correspondence every step sets another time to wake up at.
    if (change === 'room' || change === 'members' || state.pace === 'correspondence') this.#keepRow()
    if (MAY_END_MATCH.has(event.type) && state.phase === 'over') void this.#keepRecord()
  }

  /** To be called whenever somebody may have come or gone, or may be asked something else. */
  notePresence(): void {
    if (this.#absentAsked !== this.#listedAbsent) this.#keepRow()
  }

  /** Another server has told who is there: the one that somebody has left writes the row. */
  noteRemotePresence(): void {
    this.#listedAbsent = this.#absentAsked
  }

  keepSnapshot(): void {
    const { position } = this.#room
    this.#storage.snapshots.keep(this.#code, { position, state: this.#room.save() })
    // The directory learns how far the journal goes: otherwise it may be long until the row changes next.
    this.#handlers.keepRow()
  }

  /** Members who are asked something and are not online: the row has to be right for them alone. */
  get #absentAsked(): string {
    return this.#room.asked.filter((member) => !this.#presence.isOnline(member)).join()
  }

  #keepRow(): void {
    this.#listedAbsent = this.#absentAsked
    this.#handlers.keepRow()
  }

  async #keepRecord(): Promise<void> {
    try {
      await keepRecord(this.#storage, this.#room)
    } catch (error) {
      this.#handlers.broke(error as Error)
    }
  }
}
