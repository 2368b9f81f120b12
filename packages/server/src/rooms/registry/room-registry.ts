import type { GameRegistry } from '@slapwise/kernel'
import type { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import type { ClusterBus, ClusterMessage } from '../../cluster/cluster-bus.ts'
import {
  type AppendResult,
  DamagedDataError,
  type RoomTimes,
  type ServerStorage,
} from '../../journal/core/storage.ts'
import { createSecret } from '../commands/command.ts'
import { damagedRoomError, RoomError } from '../commands/room-error.ts'
import { loadRoomState } from '../history/history.ts'
import { PRESENCE_INTERVAL_MS } from '../session/remote-presence.ts'
import type { RoomContext } from '../session/room-context.ts'
import { RoomLimits } from '../session/room-limits.ts'
import { RoomSession } from '../session/room-session.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { NewerVersionError } from '../state/newer-version-error.ts'
import { RoomState } from '../state/room-state.ts'
import { createDirectoryRow } from '../views/directory-row.ts'
import { broadcastPresence } from './broadcast-presence.ts'
import { DueRoomLoader } from './due-room-loader.ts'
import { createRoomCode } from './room-code.ts'
import { RoomSummaries } from './room-summaries.ts'
import { SystemClockMonitor } from './system-clock-monitor.ts'

export interface RoomRegistryOptions {
  readonly games: GameRegistry
  readonly stepDurationMs: number
  /** Runs slow bots; stopped with the registry. */
  readonly botWorkers: BotWorkerPool
  readonly clusterBus: ClusterBus
  readonly maxRooms: number
  /** Megabytes of journal that one address can write per hour. */
  readonly megabytesPerHour: number
  /** Minutes without viewers after which a room is unloaded. */
  readonly idleMinutes: number
  /** Days without activity after which a room is deleted; null for never. */
  readonly expireDays: number | null
}

/** Options for creating a room. */
export interface NewRoomOptions {
  readonly name: string
  readonly isPublic: boolean
  readonly avatar?: number | null | undefined
  readonly game?: string | undefined
  /** Keyed hash of the creator's address. */
  readonly creatorAddressHash?: string
}

const MEGABYTE = 1_000_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** All rooms of this server: those in memory, and those in the storage, which are loaded on demand. */
export class RoomRegistry {
  readonly storage: ServerStorage
  readonly summaries: RoomSummaries
  readonly #options: RoomRegistryOptions
  readonly #sessions = new Map<string, RoomSession>()
  /** Rooms being loaded; concurrent callers share the promise. */
  readonly #opening = new Map<string, Promise<RoomSession>>()
  readonly #context: RoomContext
  /** Rooms whose damage was already logged. */
  readonly #reportedDamage = new Set<string>()
  readonly #sweepTimer: NodeJS.Timeout
  readonly #systemClock = new SystemClockMonitor()
  readonly #dueRoomLoader: DueRoomLoader<RoomSession>
  readonly #presenceTimer: NodeJS.Timeout
  readonly #log: (error: Error, code: string | null) => void
  /** Counters for the metrics. */
  readonly counts = { answers: 0, failedRooms: 0 }

  constructor(
    storage: ServerStorage,
    options: RoomRegistryOptions,
    log: (error: Error, code: string | null) => void,
  ) {
    this.storage = storage
    this.summaries = new RoomSummaries(storage.directory, (code) => this.#sessions.get(code)?.room)
    this.#options = options
    this.#context = {
      games: options.games,
      storage,
      stepDurationMs: options.stepDurationMs,
      botWorkers: options.botWorkers,
      clusterBus: options.clusterBus,
      limits: new RoomLimits(options.megabytesPerHour * MEGABYTE),
      onRoomFailed: (session, error) => {
        this.counts.failedRooms++
        if (this.#sessions.get(session.code) === session) this.#sessions.delete(session.code)
        log(error, session.code)
      },
      reportDamage: (damage) => this.#reportDamage(damage),
      onRowChanged: (session) => this.#saveRow(session),
      onAnswered: () => this.counts.answers++,
    }
    this.#log = log
    this.#dueRoomLoader = new DueRoomLoader({
      listDue: (now, limit, after) => storage.directory.listDue(now, limit, after),
      load: (code) => this.#loadDueRoom(code),
      unload: (session) => this.#unloadWithoutSnapshot(session),
    })
    this.#sweepTimer = setInterval(() => void this.#sweepNow(), MINUTE_MS)
    this.#sweepTimer.unref()
    this.#presenceTimer = setInterval(
      () => broadcastPresence(this.#sessions.values(), options.clusterBus),
      PRESENCE_INTERVAL_MS,
    )
    this.#presenceTimer.unref()
    options.clusterBus.subscribe((from, message) => this.#handleClusterMessage(from, message))
  }

  #handleClusterMessage(from: string, message: ClusterMessage): void {
    switch (message.type) {
      case 'presence':
        for (const code of Object.keys(message.rooms))
          this.#sessions.get(code)?.handleClusterMessage(from, message)
        return
      case 'room-deleted':
        this.#closeDeleted(this.#sessions.get(message.room))
        return
      case 'device-revoked':
        return
      default:
        this.#sessions.get(message.room)?.handleClusterMessage(from, message)
    }
  }

  get loadedCount(): number {
    return this.#sessions.size
  }

  get viewerCount(): number {
    let viewers = 0
    for (const session of this.#sessions.values()) viewers += session.viewers.size
    return viewers
  }

  /** Creates a room; resolves when it is stored. */
  async create(identity: string, options: NewRoomOptions): Promise<RoomSession> {
    const { name, isPublic, avatar = null, game, creatorAddressHash = '' } = options
    const { games } = this.#options
    const chosenGame = game === undefined ? games.defaultGame : games.find(game)
    if (!chosenGame) throw new RoomError('no-such-game', 'This server does not have that game.')
    if ((await this.storage.directory.count()) >= this.#options.maxRooms)
      throw new RoomError(
        'too-many-rooms',
        'This server has reached its maximum number of rooms; try again later.',
      )
    const fields = { game: chosenGame.id, identity, name, avatar, isPublic, creatorAddressHash }
    for (;;) {
      const session = await this.#storeNewRoom({
        type: 'created',
        code: createRoomCode(),
        ...fields,
        serverSeed: createSecret(),
      })
      if (session) return session
    }
  }

  /** Null if the code is taken, which shows as a conflict on the first event. */
  async #storeNewRoom(created: JournalEvent & { type: 'created' }): Promise<RoomSession | null> {
    const { code } = created
    const { journal, directory } = this.storage
    const room = new RoomState(this.#options.games)
    room.apply(created)
    const now = Date.now()
    directory.insert(createDirectoryRow({ code, room, touchedAt: now, changedAt: now, deadline: null }))
    const result = await new Promise<AppendResult>((done) =>
      journal.append(code, () => ({ position: 1, events: [JSON.stringify(created)] }), done),
    )
    if (result.outcome === 'failed') throw result.error
    return result.outcome === 'stored' ? this.#addSession(code, room, null) : null
  }

  #addSession(code: string, room: RoomState, times: RoomTimes | null): RoomSession {
    const session = new RoomSession(code, room, this.#context, times)
    this.#sessions.set(code, session)
    return session
  }

  /** Whether an identity is a member of a room in memory; false for other rooms. */
  isMemberOfLoadedRoom(code: string, identity: string): boolean {
    const session = this.#sessions.get(code)
    return session !== undefined && session.room.memberOf(identity) !== null
  }

  async find(code: string): Promise<RoomSession> {
    return this.#sessions.get(code) ?? this.#opening.get(code) ?? this.#startOpening(code)
  }

  #startOpening(code: string): Promise<RoomSession> {
    const opening = this.#open(code).finally(() => this.#opening.delete(code))
    this.#opening.set(code, opening)
    return opening
  }

  async #open(code: string): Promise<RoomSession> {
    const room = await this.#load(code)
    if (!room) throw new RoomError('no-such-room', 'There is no room with that code.')
    const session = this.#addSession(code, room, await this.storage.directory.findTimes(code))
    // Another server may be the one that expires rooms.
    this.#saveRow(session)
    return session
  }

  #saveRow(session: RoomSession): void {
    this.storage.directory.save(createDirectoryRow(session))
    session.savedRowPosition = session.room.position
  }

  async #load(code: string): Promise<RoomState | null> {
    try {
      return await loadRoomState(this.#options.games, this.storage, code)
    } catch (error) {
      if (error instanceof DamagedDataError) throw this.#reportDamage(error)
      if (!(error instanceof NewerVersionError)) throw error
      throw new RoomError('room-too-new', error.message)
    }
  }

  /** Logs the damage of a room once. */
  #reportDamage(damage: DamagedDataError): RoomError {
    const { room } = damage
    if (room === null || !this.#reportedDamage.has(room)) this.#log(damage, room)
    if (room !== null) this.#reportedDamage.add(room)
    return damagedRoomError()
  }

  /** Deletes a room and its journal. */
  async delete(session: RoomSession): Promise<void> {
    session.close('room-closed')
    await this.storage.directory.delete(session.code)
    this.#sessions.delete(session.code)
    this.#options.clusterBus.publish({ type: 'room-deleted', room: session.code })
  }

  #closeDeleted(session: RoomSession | undefined): void {
    session?.close('room-closed')
    if (session) this.#sessions.delete(session.code)
  }

  /** Starts the periodic maintenance. */
  startSweeping(): void {
    void this.#sweepNow()
  }

  async #sweepNow(): Promise<void> {
    try {
      await this.sweep(Date.now(), performance.now())
    } catch (error) {
      this.#log(error as Error, null)
    }
  }

  /**
   * Periodic maintenance: unloads idle rooms, deletes expired ones, loads those whose clock has run out. `now` is the
   * system time, `monotonicMs` the monotonic time, both in milliseconds.
   */
  async sweep(now: number, monotonicMs: number): Promise<void> {
    const { directory } = this.storage
    for (const session of this.#sessions.values()) if (this.#isIdle(session, now)) this.#unload(session)
    const { expireDays } = this.#options
    const mayDelete = this.#systemClock.isTrusted(now, monotonicMs)
    if (expireDays !== null && mayDelete)
      await directory.expire(now - expireDays * DAY_MS, (code) => this.#sessions.has(code))
    await this.#dueRoomLoader.loadDueRooms(now)
  }

  /** Null if the room cannot be read; the other rooms are loaded nevertheless. */
  async #loadDueRoom(code: string): Promise<RoomSession | null> {
    if (this.#sessions.has(code)) return null
    try {
      return await this.find(code)
    } catch (error) {
      this.#log(error as Error, code)
      return null
    }
  }

  /** Skips the snapshot, since little has happened since the room was loaded. */
  #unloadWithoutSnapshot(session: RoomSession): void {
    if (session.savedRowPosition < session.room.position) this.#saveRow(session)
    session.close('idle')
    this.#sessions.delete(session.code)
  }

  #isIdle(session: RoomSession, now: number): boolean {
    const isUntouched = now - session.touchedAt > this.#options.idleMinutes * MINUTE_MS
    return session.viewers.size === 0 && !session.isBusy && isUntouched
  }

  #unload(session: RoomSession): void {
    session.saveSnapshot()
    session.close('idle')
    this.#sessions.delete(session.code)
  }

  /** Closes all rooms: everything acknowledged is stored, and clients are asked to reconnect. */
  async stop(): Promise<void> {
    clearInterval(this.#sweepTimer)
    clearInterval(this.#presenceTimer)
    const loaderStopped = this.#dueRoomLoader.stop()
    this.#closeAll()
    await loaderStopped
    // Rooms that were being loaded meanwhile.
    this.#closeAll()
    await this.#options.botWorkers.stop()
    await this.storage.close()
  }

  #closeAll(): void {
    for (const session of this.#sessions.values()) {
      if (session.savedRowPosition < session.room.position) this.#saveRow(session)
      session.announceShutdown()
      session.close('server-stopping')
    }
    this.#sessions.clear()
  }
}
