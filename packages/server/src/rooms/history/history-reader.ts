import type { GameRegistry } from '@slapwise/kernel'
import { DamagedDataError, type ServerStorage } from '../../journal/core/storage.ts'
import { RoomError } from '../commands/room-error.ts'
import type { RoomLimits } from '../session/room-limits.ts'
import type { RoomState, RoomUpdate } from '../state/room-state.ts'
import type { Viewer } from '../views/outgoing-messages.ts'
import { concatSteps, type EncodedSteps, readHistory } from './history.ts'
import { RecentUpdates } from './recent-updates.ts'

/** A client that has missed more steps than this gets a fresh view. */
export const MAX_MISSED_STEPS = 500

/** The most steps in the history of a round: its last ones. */
const MAX_ROUND_STEPS = 250

/** The steps that one history can have, several matches long: it is one message, and is put together in memory. */
const MAX_HISTORY_STEPS = 10_000

/** The storage that histories are read from, and the limits on reading. */
export interface HistoryContext {
  readonly games: GameRegistry
  readonly storage: ServerStorage
  readonly limits: RoomLimits
  /** The room goes on, but something of what was before cannot be read: logs it, and says what to tell people. */
  reportDamage(damage: DamagedDataError): RoomError
}

/** Reads past steps for viewers: the last few from memory, older ones by folding the journal once more. */
export class HistoryReader {
  readonly #code: string
  readonly #room: RoomState
  readonly #context: HistoryContext
  readonly #recent: RecentUpdates

  constructor(code: string, room: RoomState, sources: HistoryContext) {
    this.#code = code
    this.#room = room
    this.#context = sources
    this.#recent = new RecentUpdates(room.data.version)
  }

  /** To be told of all that the room has been through. */
  noteUpdate(outcome: RoomUpdate): void {
    this.#recent.add(outcome)
  }

  /** To be called before anything of the past is read for an address; `since`: the version that its history begins after. */
  checkLimits(address: string, readSince = this.#room.data.version): true {
    if (this.#room.data.version - readSince > MAX_HISTORY_STEPS)
      throw new RoomError('too-large', `A history has at most ${MAX_HISTORY_STEPS} steps.`)
    if (this.#context.limits.historyQueues.isFull(address) || !this.#takeHistoryToken())
      throw new RoomError('rate-limited', 'Not so fast.')
    return true
  }

  /** Reads something of the past as soon as nothing else is read for the same address. */
  runQueued<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.#context.limits.historyQueues.run(address, work)
  }

  #takeHistoryToken(): boolean {
    return this.#context.limits.historyReads.take(this.#code, performance.now())
  }

  /** All since a version; null where that is too much, or cannot be read: then they see how things are now. */
  readMissed(identity: string, since: number | null): EncodedSteps | null | Promise<EncodedSteps | null> {
    const { version } = this.#room.data
    if (since === null || since > version || version - since > MAX_MISSED_STEPS) return null
    const recent = this.#recent.stepsAfter(since, this.#room.seatOf(this.#room.memberOf(identity)))
    return recent ?? (this.#takeHistoryToken() ? this.#readMissedFromJournal(identity, since) : null)
  }

  /** Steps that were read up to a version, and all that came after it; null where not all of that is remembered. */
  appendRecent(identity: string, steps: EncodedSteps, version: number): EncodedSteps | null {
    const recent = this.#recent.stepsAfter(version, this.#room.seatOf(this.#room.memberOf(identity)))
    return recent && concatSteps(steps, recent)
  }

  async #readMissedFromJournal(identity: string, since: number): Promise<EncodedSteps | null> {
    try {
      return await this.#replay(identity, since, false)
    } catch (error) {
      if (!(error instanceof DamagedDataError)) throw error
      this.#context.reportDamage(error)
      return null
    }
  }

  since({ identity, address }: Viewer, version: number): Promise<EncodedSteps> {
    return this.runQueued(address, () => this.#replay(identity, version, false))
  }

  readRound({ identity, address }: Viewer): Promise<EncodedSteps> {
    const since = () => Math.max(0, this.#room.data.version - MAX_ROUND_STEPS)
    return this.runQueued(address, () => this.#replay(identity, since(), true))
  }

  /** As far as the room has come: what is stored beyond that has not been told to anybody yet. */
  #replay(identity: string, since: number, isOfRound: boolean): Promise<EncodedSteps> {
    const { games, storage } = this.#context
    const { position: until, data } = this.#room
    const seat = this.#room.seatOf(this.#room.memberOf(identity))
    const stretch = {
      identity,
      match: data.matchCount,
      seat,
      sinceVersion: since,
      untilPosition: until,
      isOfRound,
    }
    return readHistory(games, storage, this.#code, stretch)
  }
}
