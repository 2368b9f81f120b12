import type { GameRegistry } from '@slapwise/kernel'
import { DamagedDataError, type ServerStorage } from '../../journal/core/storage.ts'
import { RoomError } from '../commands/room-error.ts'
import type { RoomLimits } from '../session/room-limits.ts'
import type { RoomState, RoomUpdate } from '../state/room-state.ts'
import type { Viewer } from '../views/outgoing-messages.ts'
import { concatSteps, type EncodedSteps, readHistory } from './history.ts'
import { type EncodedPastViews, readPastViews } from './past-views.ts'
import { RecentUpdates } from './recent-updates.ts'

/** A client that has missed more steps gets a fresh view instead. */
export const MAX_MISSED_STEPS = 500

/** Maximum steps in the history of a round; older ones are left out. */
const MAX_ROUND_STEPS = 250

/** Maximum steps per history, several matches long: it is one message, assembled in memory. */
const MAX_HISTORY_STEPS = 10_000

/** The storage that histories are read from, and the limits on reading. */
export interface HistoryContext {
  readonly games: GameRegistry
  readonly storage: ServerStorage
  readonly limits: RoomLimits
  /** Logs damage that does not stop the room; returns the error for the client. */
  reportDamage(damage: DamagedDataError): RoomError
}

/** Reads past steps for viewers: the last few from memory, older ones by replaying the journal. */
export class HistoryReader {
  readonly #code: string
  readonly #room: RoomState
  readonly #context: HistoryContext
  readonly #recent: RecentUpdates

  constructor(code: string, room: RoomState, context: HistoryContext) {
    this.#code = code
    this.#room = room
    this.#context = context
    this.#recent = new RecentUpdates(room.data.version)
  }

  /** Call it with every applied event. */
  noteUpdate(update: RoomUpdate): void {
    this.#recent.add(update)
  }

  /** Throws if an address may not read a history now; `since` is the version that the history begins after. */
  checkLimits(address: string, since = this.#room.data.version): true {
    if (this.#room.data.version - since > MAX_HISTORY_STEPS)
      throw new RoomError('too-large', `A history has at most ${MAX_HISTORY_STEPS} steps.`)
    if (this.#context.limits.historyQueues.isFull(address) || !this.#takeHistoryToken())
      throw new RoomError('rate-limited', 'Too many requests; try again later.')
    return true
  }

  /** Runs one read at a time per address. */
  runQueued<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.#context.limits.historyQueues.run(address, work)
  }

  #takeHistoryToken(): boolean {
    return this.#context.limits.historyReads.take(this.#code, performance.now())
  }

  /**
   * All steps after a version; null if there are too many, or they cannot be read, and the client gets a fresh view.
   */
  readMissed(identity: string, since: number | null): EncodedSteps | null | Promise<EncodedSteps | null> {
    const { version } = this.#room.data
    if (since === null || since > version || version - since > MAX_MISSED_STEPS) return null
    const recent = this.#recent.stepsAfter(since, this.#room.seatOf(this.#room.memberOf(identity)))
    return recent ?? (this.#takeHistoryToken() ? this.#readMissedFromJournal(identity, since) : null)
  }

  /** Appends the steps after `version` from memory; null if not all of them are in memory. */
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

  readSince({ identity, address }: Viewer, version: number): Promise<EncodedSteps> {
    return this.runQueued(address, () => this.#replay(identity, version, false))
  }

  readRound({ identity, address }: Viewer): Promise<EncodedSteps> {
    const since = () => Math.max(0, this.#room.data.version - MAX_ROUND_STEPS)
    return this.runQueued(address, () => this.#replay(identity, since(), true))
  }

  /**
   * The running match from a version on, as the seat of a member was shown it. Throws `RoomError` for everybody without a
   * seat. Call it by `runQueued`, after `checkLimits`.
   */
  async readPastViews(identity: string, fromVersion: number): Promise<EncodedPastViews> {
    const { position, data } = this.#room
    const seat = this.#room.seatOf(this.#room.memberOf(identity))
    if (data.phase !== 'playing') throw new RoomError('not-playing', 'No match is running.')
    if (seat === null) throw new RoomError('not-seated', 'Only players can look back at a running match.')
    if (!Number.isInteger(fromVersion) || fromVersion < 1 || fromVersion > data.version)
      throw new RoomError('bad-message', `Pass as \`from\` a version of the room, from 1 to ${data.version}.`)
    return readPastViews(this.#context.games, this.#context.storage, this.#code, {
      seat,
      match: data.matchCount,
      fromVersion,
      currentVersion: data.version,
      untilPosition: position,
    })
  }

  /** Reads up to the position of this session: later events are stored, but not applied yet. */
  #replay(identity: string, since: number, isOfRound: boolean): Promise<EncodedSteps> {
    const { games, storage } = this.#context
    const { position, data } = this.#room
    const seat = this.#room.seatOf(this.#room.memberOf(identity))
    const range = {
      identity,
      match: data.matchCount,
      seat,
      sinceVersion: since,
      untilPosition: position,
      isOfRound,
    }
    return readHistory(games, storage, this.#code, range)
  }
}
