import type { ServerStorage } from '../../journal/core/storage.ts'
import { saveMatchRecord } from '../history/match-records.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState, RoomUpdate } from '../state/room-state.ts'
import type { RoomPresence } from './room-presence.ts'

const SNAPSHOT_INTERVAL_EVENTS = 256

/** Events that may end the match; even `dealt`, if a game event ends the only round. */
const MAY_END_MATCH: ReadonlySet<JournalEvent['type']> = new Set(['answered', 'started', 'dealt'])

interface PersistenceHandlers {
  /** Writes the directory row of the room. */
  saveRow(): void
  onError(error: Error): void
}

/** Saves what is stored of a room besides its journal: snapshots, records of finished matches, the directory row. */
export class RoomPersistence {
  readonly #code: string
  readonly #room: RoomState
  readonly #presence: RoomPresence
  readonly #storage: ServerStorage
  readonly #handlers: PersistenceHandlers
  /** Members with an open prompt who were offline when the row was last written. */
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

  /** Call it after every event that this server has written. */
  noteEvent(event: JournalEvent, { changeScope }: RoomUpdate): void {
    const { position, data } = this.#room
    if (position % SNAPSHOT_INTERVAL_EVENTS === 0) this.saveSnapshot()
    // By correspondence, every step changes `wakeAt`.
    if (changeScope === 'room' || changeScope === 'members' || data.pace === 'correspondence') this.#saveRow()
    if (MAY_END_MATCH.has(event.type) && data.phase === 'over') void this.#saveRecord()
  }

  /** Call it whenever presence or the open prompts may have changed. */
  notePresence(): void {
    if (this.#absentAwaitedMembers !== this.#savedAbsentMembers) this.#saveRow()
  }

  /** After a presence message from another server; the server that a member has left writes the row. */
  noteRemotePresence(): void {
    this.#savedAbsentMembers = this.#absentAwaitedMembers
  }

  saveSnapshot(): void {
    const { position } = this.#room
    this.#storage.snapshots.save(this.#code, { position, state: this.#room.save() })
    // Records the journal end in the directory, since the row may not change for long.
    this.#handlers.saveRow()
  }

  /** Members with an open prompt who are offline: only for them the row must be up to date. */
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
