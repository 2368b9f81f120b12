import type { ServerStorage } from '../../journal/core/storage.ts'
import { saveMatchRecord } from '../history/match-records.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState, RoomUpdate } from '../state/room-state.ts'
import type { RoomPresence } from './room-presence.ts'

const SNAPSHOT_INTERVAL_EVENTS = 256

/** After these a match may be over; even after the deal, when an event opens its only round. */
const MAY_END_MATCH: ReadonlySet<JournalEvent['type']> = new Set(['answered', 'started', 'dealt'])

interface PersistenceHandlers {
  /** The row of the room in the directory has to be written. */
  saveRow(): void
  onError(error: Error): void
}

/** Keeps what is stored of a room besides its journal: snapshots, records of finished matches, its row in the directory. */
export class RoomPersistence {
  readonly #code: string
  readonly #room: RoomState
  readonly #presence: RoomPresence
  readonly #storage: ServerStorage
  readonly #handlers: PersistenceHandlers
  /** Members who were asked something and not online when the row was last written. */
  #savedAbsentMembers = ''

  constructor(
    code: string,
    room: RoomState,
    presence: RoomPresence,
    storage: ServerStorage,
    handlers: PersistenceHandlers,
  ) {
    this.#code = code
    this.#room = room
    this.#presence = presence
    this.#storage = storage
    this.#handlers = handlers
  }

  /** To be called after every event that this server has written. */
  noteEvent(event: JournalEvent, { changeScope: change }: RoomUpdate): void {
    const { position, data: state } = this.#room
    if (position % SNAPSHOT_INTERVAL_EVENTS === 0) this.saveSnapshot()
    // By correspondence every step sets another time to wake up at.
    if (change === 'room' || change === 'members' || state.pace === 'correspondence') this.#saveRow()
    if (MAY_END_MATCH.has(event.type) && state.phase === 'over') void this.#saveRecord()
  }

  /** To be called whenever somebody may have come or gone, or may be asked something else. */
  notePresence(): void {
    if (this.#absentAwaitedMembers !== this.#savedAbsentMembers) this.#saveRow()
  }

  /** Another server has told who is there: the one that somebody has left writes the row. */
  noteRemotePresence(): void {
    this.#savedAbsentMembers = this.#absentAwaitedMembers
  }

  saveSnapshot(): void {
    const { position } = this.#room
    this.#storage.snapshots.save(this.#code, { position, state: this.#room.save() })
    // The directory learns how far the journal goes: otherwise it may be long until the row changes next.
    this.#handlers.saveRow()
  }

  /** Members who are asked something and are not online: the row has to be right for them alone. */
  get #absentAwaitedMembers(): string {
    return this.#room.awaitedMembers.filter((member) => !this.#presence.isOnline(member)).join()
  }

  #saveRow(): void {
    this.#savedAbsentMembers = this.#absentAwaitedMembers
    this.#handlers.saveRow()
  }

  async #saveRecord(): Promise<void> {
    try {
      await saveMatchRecord(this.#storage, this.#room)
    } catch (error) {
      this.#handlers.onError(error as Error)
    }
  }
}
