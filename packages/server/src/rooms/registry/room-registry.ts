import type { Games } from '@slapwise/kernel'
import type { Listing, MemberNumber, OwnRoom } from '@slapwise/protocol'
import type { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import type { ClusterBus, ClusterMessage } from '../../cluster/cluster-bus.ts'
import { type Appended, Damaged, type RoomTimes, type Storage } from '../../journal/core/storage.ts'
import { newSecret } from '../commands/command.ts'
import { damagedRoom, RoomError } from '../commands/errors.ts'
import { loadRoom } from '../history/history.ts'
import { REPEATED_EVERY } from '../session/remote-presence.ts'
import { RoomLimits } from '../session/room-limits.ts'
import { type RoomContext, RoomSession } from '../session/room-session.ts'
import type { RoomEvent } from '../state/event.ts'
import { NewerRoom } from '../state/newer-room.ts'
import { Room } from '../state/room.ts'
import { rowOf } from '../views/directory-row.ts'
import { ownRoom, readSummary, summaryOf } from '../views/summary.ts'
import { newCode } from './codes.ts'
import { Waker } from './waker.ts'
import { WallClock } from './wall-clock.ts'

export interface RoomRegistryOptions {
  readonly games: Games
  readonly botDelay: number
  /** Runs slow bots; stopped with the registry. */
  readonly botWorkers: BotWorkerPool
  readonly clusterBus: ClusterBus
  readonly maxRooms: number
  /** Megabytes that one address can have stored in an hour. */
  readonly megabytesPerHour: number
  /** Minutes after which a room that nobody looks at leaves memory. */
  readonly idleMinutes: number
  /** Days after which a room that nobody has touched is deleted; null for never. */
  readonly expireDays: number | null
}

/** What somebody wants who opens a room. */
export interface NewRoom {
  readonly name: string
  readonly isPublic: boolean
  readonly avatar?: number | null | undefined
  readonly game?: string | undefined
  /** A keyed hash of the address that it is opened from. */
  readonly openedFrom?: string
}

const MEGABYTE = 1_000_000
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LISTED = 50
const OWN_LISTED = 50

/** How many rooms one message to other servers is about at most, so that it stays small. */
const ROOMS_AT_ONCE = 500

/** All rooms: those in memory, and those on disk that come back when someone looks. */
export class RoomRegistry {
  readonly storage: Storage
  readonly #options: RoomRegistryOptions
  readonly #live = new Map<string, RoomSession>()
  /** Rooms on their way from disk: whoever comes meanwhile waits for the same one. */
  readonly #opening = new Map<string, Promise<RoomSession>>()
  readonly #context: RoomContext
  /** Rooms that are known to be damaged. */
  readonly #known = new Set<string>()
  readonly #sweeper: NodeJS.Timeout
  readonly #wallClock = new WallClock()
  readonly #waker: Waker
  readonly #beat: NodeJS.Timeout
  readonly #log: (error: Error, code: string | null) => void
  /** Counted for the metrics. */
  readonly counts = { decisions: 0, broken: 0 }

  constructor(
    storage: Storage,
    options: RoomRegistryOptions,
    log: (error: Error, code: string | null) => void,
  ) {
    this.storage = storage
    this.#options = options
    this.#context = {
      games: options.games,
      storage,
      botDelay: options.botDelay,
      botWorkers: options.botWorkers,
      clusterBus: options.clusterBus,
      limits: new RoomLimits(options.megabytesPerHour * MEGABYTE),
      broke: (room, error) => {
        this.counts.broken++
        if (this.#live.get(room.code) === room) this.#live.delete(room.code)
        log(error, room.code)
      },
      damaged: (damage) => this.#damaged(damage),
      changed: (live) => this.#keepRow(live),
      answered: () => this.counts.decisions++,
    }
    this.#log = log
    this.#waker = new Waker({
      due: (now, most, after) => storage.directory.due(now, most, after),
      wake: (code) => this.#wake(code),
      rest: (live) => this.#rest(live),
    })
    this.#sweeper = setInterval(() => void this.#sweepNow(), MINUTE)
    this.#sweeper.unref()
    this.#beat = setInterval(() => this.#repeatWhoIsHere(), REPEATED_EVERY)
    this.#beat.unref()
    options.clusterBus.listen((from, news) => this.#hear(from, news))
  }

  #hear(from: string, news: ClusterMessage): void {
    switch (news.type) {
      case 'here':
        for (const code of Object.keys(news.rooms)) this.#live.get(code)?.hear(from, news)
        return
      case 'deleted':
        this.#drop(this.#live.get(news.room))
        return
      case 'device-ended':
        return
      default:
        this.#live.get(news.room)?.hear(from, news)
    }
  }

  /** What others have missed they hear now; what they have not repeated for long is forgotten. */
  #repeatWhoIsHere(): void {
    const here: [code: string, members: readonly MemberNumber[]][] = []
    for (const live of this.#live.values()) {
      live.forgetSilentServers()
      if (live.here.length > 0) here.push([live.code, live.here])
    }
    for (let i = 0; i < here.length; i += ROOMS_AT_ONCE)
      this.#options.clusterBus.tell({
        type: 'here',
        rooms: Object.fromEntries(here.slice(i, i + ROOMS_AT_ONCE)),
      })
  }

  get live(): number {
    return this.#live.size
  }

  get viewers(): number {
    let viewers = 0
    for (const room of this.#live.values()) viewers += room.viewers.size
    return viewers
  }

  /** Opens a new room, which is there as soon as it is stored. */
  async create(identity: string, wanted: NewRoom): Promise<RoomSession> {
    const { name, isPublic, avatar = null, game, openedFrom = '' } = wanted
    const { games } = this.#options
    const played = game === undefined ? games.first : games.find(game)
    if (!played) throw new RoomError('no-such-game', 'This house has no such game.')
    if ((await this.storage.directory.count()) >= this.#options.maxRooms)
      throw new RoomError('too-many-rooms', 'This house is full. Try again later.')
    const about = { game: played.id, identity, name, avatar, isPublic, openedFrom }
    for (;;) {
      const live = await this.#found({ type: 'created', code: newCode(), ...about, secret: newSecret() })
      if (live) return live
    }
  }

  /** Null if there is a room of that code already, which shows when its first entry is late. */
  async #found(created: RoomEvent & { type: 'created' }): Promise<RoomSession | null> {
    const { code } = created
    const { journal, directory } = this.storage
    const room = new Room(this.#options.games)
    room.apply(created)
    const now = Date.now()
    directory.add(rowOf({ code, room, touchedAt: now, changedAt: now, deadline: null }))
    const appended = await new Promise<Appended>((done) =>
      journal.append(code, () => ({ position: 1, entries: [JSON.stringify(created)] }), done),
    )
    if (appended.outcome === 'failed') throw appended.error
    return appended.outcome === 'stored' ? this.#keep(code, room, null) : null
  }

  #keep(code: string, room: Room, times: RoomTimes | null): RoomSession {
    const live = new RoomSession(code, room, this.#context, times)
    this.#live.set(code, live)
    return live
  }

  /** Whether somebody is in a room, as far as that is known without opening it. */
  hasInMemory(code: string, identity: string): boolean {
    const live = this.#live.get(code)
    return live !== undefined && live.room.memberOf(identity) !== null
  }

  async find(code: string): Promise<RoomSession> {
    return this.#live.get(code) ?? this.#opening.get(code) ?? this.#startOpening(code)
  }

  #startOpening(code: string): Promise<RoomSession> {
    const opening = this.#open(code).finally(() => this.#opening.delete(code))
    this.#opening.set(code, opening)
    return opening
  }

  async #open(code: string): Promise<RoomSession> {
    const room = await this.#load(code)
    if (!room) throw new RoomError('no-such-room', 'There is no room of that code.')
    const live = this.#keep(code, room, await this.storage.directory.timesOf(code))
    // Whoever deletes old rooms may be another server.
    this.#keepRow(live)
    return live
  }

  #keepRow(live: RoomSession): void {
    this.storage.directory.keep(rowOf(live))
    live.rowPosition = live.room.position
  }

  async #load(code: string): Promise<Room | null> {
    try {
      return await loadRoom(this.#options.games, this.storage, code)
    } catch (error) {
      if (error instanceof Damaged) throw this.#damaged(error)
      if (!(error instanceof NewerRoom)) throw error
      throw new RoomError('newer-room', error.message)
    }
  }

  /** Logged once, however often somebody knocks. */
  #damaged(damage: Damaged): RoomError {
    const { room } = damage
    if (room === null || !this.#known.has(room)) this.#log(damage, room)
    if (room !== null) this.#known.add(room)
    return damagedRoom()
  }

  async listed(): Promise<Listing[]> {
    const listings = await this.storage.directory.listed(LISTED)
    return listings.map((listing) => JSON.parse(listing) as Listing)
  }

  /** The rooms that somebody is in: as they are, where they are in memory, or else as they were when last listed. */
  async roomsOf(identity: string): Promise<OwnRoom[]> {
    const rows = await this.storage.directory.of(identity, OWN_LISTED)
    return rows.flatMap(({ code, summary }) => {
      const room = this.#live.get(code)?.room
      if (room && room.memberOf(identity) === null) return []
      const known = room ? summaryOf(room) : readSummary(summary)
      return known ? [ownRoom(code, known, identity)] : []
    })
  }

  /** Deletes a room and its journal. */
  async delete(live: RoomSession): Promise<void> {
    live.close('room-closed')
    await this.storage.directory.delete(live.code)
    this.#live.delete(live.code)
    this.#options.clusterBus.tell({ type: 'deleted', room: live.code })
  }

  #drop(live: RoomSession | undefined): void {
    live?.close('room-closed')
    if (live) this.#live.delete(live.code)
  }

  /** Begins with what has to be done from time to time. */
  start(): void {
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
   * What has to be done from time to time: forget idle rooms, delete old ones, wake those whose time has come. By the
   * clock on the wall, which goes on while the server does not, and one that nobody sets.
   */
  async sweep(now: number, steady: number): Promise<void> {
    const { directory } = this.storage
    for (const live of this.#live.values()) if (this.#isIdle(live, now)) this.#forget(live)
    const { expireDays } = this.#options
    const mayDelete = this.#wallClock.isToBeBelieved(now, steady)
    if (expireDays !== null && mayDelete)
      await directory.expire(now - expireDays * DAY, (code) => this.#live.has(code))
    await this.#waker.wake(now)
  }

  /** A room that cannot be read stays asleep, and the others go on. */
  async #wake(code: string): Promise<RoomSession | null> {
    if (this.#live.has(code)) return null
    try {
      return await this.find(code)
    } catch (error) {
      this.#log(error as Error, code)
      return null
    }
  }

  /** Without a snapshot: little has happened since it was woken. */
  #rest(live: RoomSession): void {
    if (live.rowPosition < live.room.position) this.#keepRow(live)
    live.close('idle')
    this.#live.delete(live.code)
  }

  #isIdle(live: RoomSession, now: number): boolean {
    const isQuiet = now - live.touchedAt > this.#options.idleMinutes * MINUTE
    return live.viewers.size === 0 && !live.isBusy && isQuiet
  }

  #forget(live: RoomSession): void {
    live.keepSnapshot()
    live.close('idle')
    this.#live.delete(live.code)
  }

  /** Nothing is lost: what was acknowledged is stored, and everybody is asked to come back. */
  async stop(): Promise<void> {
    clearInterval(this.#sweeper)
    clearInterval(this.#beat)
    const isAsleep = this.#waker.stop()
    this.#closeAll()
    await isAsleep
    // Those that were being woken.
    this.#closeAll()
    await this.#options.botWorkers.stop()
    await this.storage.close()
  }

  #closeAll(): void {
    for (const live of this.#live.values()) {
      if (live.rowPosition < live.room.position) this.#keepRow(live)
      live.sayStopping()
      live.close('stopping')
    }
    this.#live.clear()
  }
}
