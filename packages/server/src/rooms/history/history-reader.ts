import type { Games } from '@slapwise/kernel'
import { Damaged, type Storage } from '../../journal/core/storage.ts'
import { RoomError } from '../commands/errors.ts'
import type { RoomLimits } from '../session/room-limits.ts'
import type { Room, RoomUpdate } from '../state/room.ts'
import type { Viewer } from '../views/messages.ts'
import { historyOf, joinSteps, type StepsText } from './history.ts'
import { RecentUpdates } from './recent-updates.ts'

/** A client that has missed more steps than this gets a fresh view. */
const LONGEST_GAP = 500

/** The most steps in the history of a round: its last ones. */
const STEPS_OF_ROUND = 250

/** The steps that one history can have, several matches long: it is one message, and is put together in memory. */
const LONGEST_HISTORY = 10_000

/** The storage that histories are read from, and the limits on reading. */
export interface HistorySources {
  readonly games: Games
  readonly storage: Storage
  readonly limits: RoomLimits
  /** The room goes on, but something of what was before cannot be read: logs it, and says what to tell people. */
  damaged(damage: Damaged): RoomError
}

/** Reads past steps for viewers: the last few from memory, older ones by folding the journal once more. */
export class HistoryReader {
  readonly #code: string
  readonly #room: Room
  readonly #sources: HistorySources
  readonly #recent: RecentUpdates

  constructor(code: string, room: Room, sources: HistorySources) {
    this.#code = code
    this.#room = room
    this.#sources = sources
    this.#recent = new RecentUpdates(room.state.version)
  }

  /** To be told of all that the room has been through. */
  note(outcome: RoomUpdate): void {
    this.#recent.note(outcome)
  }

  /** To be called before anything of the past is read for an address; `since`: the version that its history begins after. */
  check(address: string, since = this.#room.state.version): true {
    if (this.#room.state.version - since > LONGEST_HISTORY)
      throw new RoomError('too-large', `A history has at most ${LONGEST_HISTORY} steps.`)
    if (this.#sources.limits.historyQueues.isFull(address) || !this.#mayLookBack())
      throw new RoomError('too-fast', 'Not so fast.')
    return true
  }

  /** Reads something of the past as soon as nothing else is read for the same address. */
  read<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.#sources.limits.historyQueues.run(address, work)
  }

  #mayLookBack(): boolean {
    return this.#sources.limits.retrospects.take(this.#code, performance.now())
  }

  /** All since a version; null where that is too much, or cannot be read: then they see how things are now. */
  missed(identity: string, since: number | null): StepsText | null | Promise<StepsText | null> {
    const { version } = this.#room.state
    if (since === null || since > version || version - since > LONGEST_GAP) return null
    const recent = this.#recent.after(since, this.#room.seatOf(this.#room.memberOf(identity)))
    return recent ?? (this.#mayLookBack() ? this.#readMissed(identity, since) : null)
  }

  /** Steps that were read up to a version, and all that came after it; null where not all of that is remembered. */
  continued(identity: string, steps: StepsText, version: number): StepsText | null {
    const recent = this.#recent.after(version, this.#room.seatOf(this.#room.memberOf(identity)))
    return recent && joinSteps(steps, recent)
  }

  async #readMissed(identity: string, since: number): Promise<StepsText | null> {
    try {
      return await this.#history(identity, since, false)
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      this.#sources.damaged(error)
      return null
    }
  }

  since({ identity, address }: Viewer, version: number): Promise<StepsText> {
    return this.read(address, () => this.#history(identity, version, false))
  }

  ofRound({ identity, address }: Viewer): Promise<StepsText> {
    const since = () => Math.max(0, this.#room.state.version - STEPS_OF_ROUND)
    return this.read(address, () => this.#history(identity, since(), true))
  }

  /** As far as the room has come: what is stored beyond that has not been told to anybody yet. */
  #history(identity: string, since: number, isOfRound: boolean): Promise<StepsText> {
    const { games, storage } = this.#sources
    const { position: until, state } = this.#room
    const seat = this.#room.seatOf(this.#room.memberOf(identity))
    const stretch = { identity, match: state.matches, seat, since, until, isOfRound }
    return historyOf(games, storage, this.#code, stretch)
  }
}
