import type { Games } from '@slapwise/kernel'
import type { Listing } from '@slapwise/protocol'
import type { Journal } from '../journal/journal.ts'
import { newCode } from './codes.ts'
import { newSecret, Refused } from './decide.ts'
import { loadRoom } from './history.ts'
import { LiveRoom, type Surroundings } from './live-room.ts'
import { NewerRoom, Room } from './room.ts'

export interface HouseOptions {
  readonly games: Games
  readonly botDelay: number
  readonly maxRooms: number
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
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LISTED = 50

/** All rooms: those in memory, and those on disk that come back when someone looks. */
export class House {
  readonly journal: Journal
  readonly #options: HouseOptions
  readonly #live = new Map<string, LiveRoom>()
  readonly #surroundings: Surroundings
  readonly #sweeper: NodeJS.Timeout
  readonly #log: (error: Error, code: string | null) => void
  /** Counted for the metrics. */
  readonly counts = { decisions: 0, broken: 0 }

  constructor(journal: Journal, options: HouseOptions, log: (error: Error, code: string | null) => void) {
    this.journal = journal
    this.#options = options
    this.#surroundings = {
      games: options.games,
      journal,
      botDelay: options.botDelay,
      broke: (room, error) => {
        this.counts.broken++
        if (this.#live.get(room.code) === room) this.#live.delete(room.code)
        log(error, room.code)
      },
      changed: (room) => this.#keepRow(room),
      decided: () => this.counts.decisions++,
    }
    this.#log = log
    this.#sweeper = setInterval(() => this.#sweepNow(), MINUTE)
    this.#sweeper.unref()
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
  create(identity: string, { name, isPublic, avatar = null, game }: NewRoom): Promise<LiveRoom> {
    const { games } = this.#options
    const played = game === undefined ? games.first : games.find(game)
    if (!played) throw new Refused('no-such-game', 'This house has no such game.')
    if (this.journal.count() >= this.#options.maxRooms)
      throw new Refused('too-many-rooms', 'This house is full. Try again later.')
    const code = this.#freeCode()
    const live = this.#keep(code, new Room(games), null)
    return new Promise((opened, failed) => {
      const secret = newSecret()
      const created = {
        did: 'created',
        code,
        game: played.id,
        identity,
        name,
        avatar,
        isPublic,
        secret,
      } as const
      live.perform(created, (error) => {
        if (error) failed(error)
        else opened(live)
      })
    })
  }

  #freeCode(): string {
    for (;;) {
      const code = newCode()
      if (!this.#live.has(code) && !this.journal.exists(code)) return code
    }
  }

  #keep(code: string, room: Room, wakeAt: number | null): LiveRoom {
    const live = new LiveRoom(code, room, this.#surroundings, wakeAt)
    this.#live.set(code, live)
    return live
  }

  find(code: string): LiveRoom {
    const live = this.#live.get(code)
    if (live) return live
    const room = this.#load(code)
    if (!room) throw new Refused('no-such-room', 'There is no room of that code.')
    return this.#keep(code, room, this.journal.wakeAt(code))
  }

  #load(code: string): Room | null {
    try {
      return loadRoom(this.#options.games, this.journal, code)
    } catch (error) {
      if (!(error instanceof NewerRoom)) throw error
      throw new Refused('newer-room', error.message)
    }
  }

  #keepRow(live: LiveRoom): void {
    const { state } = live.room
    const isListed = state.isPublic && !state.isLocked
    this.journal.keepRow({
      code: live.code,
      touchedAt: live.touchedAt,
      listing: isListed ? JSON.stringify(listingOf(live)) : null,
      wakeAt: state.pace === 'correspondence' ? live.deadline : null,
    })
  }

  listed(): Listing[] {
    return this.journal.listed(LISTED).map((listing) => JSON.parse(listing))
  }

  /** Deletes a room and its journal. */
  delete(live: LiveRoom): void {
    live.close('room-closed')
    this.#live.delete(live.code)
    this.journal.delete(live.code)
  }

  #sweepNow(): void {
    try {
      this.sweep(Date.now())
    } catch (error) {
      this.#log(error as Error, null)
    }
  }

  /** What has to be done from time to time: forget idle rooms, wake those whose time has come, delete old ones. */
  sweep(now: number): void {
    for (const code of this.journal.due(now)) this.#wake(code)
    for (const live of this.#live.values()) if (this.#isIdle(live, now)) this.#forget(live)
    const { expireDays } = this.#options
    if (expireDays !== null) this.journal.expire(now - expireDays * DAY, (code) => this.#live.has(code))
  }

  /** A room that cannot be read stays asleep, and the others go on. */
  #wake(code: string): void {
    try {
      this.find(code)
    } catch (error) {
      this.#log(error as Error, code)
    }
  }

  #isIdle(live: LiveRoom, now: number): boolean {
    const isQuiet = now - live.touchedAt > this.#options.idleMinutes * MINUTE
    return live.viewers.size === 0 && !live.isBusy && isQuiet
  }

  #forget(live: LiveRoom): void {
    live.keepSnapshot()
    this.#keepRow(live)
    live.close('idle')
    this.#live.delete(live.code)
  }

  /** Nothing is lost: what was acknowledged is stored, and everybody is asked to come back. */
  stop(): void {
    clearInterval(this.#sweeper)
    for (const live of this.#live.values()) {
      live.sayStopping()
      live.close('stopping')
    }
    this.journal.close()
  }
}

const listingOf = ({ code, room }: LiveRoom): Listing => ({
  code,
  host: room.state.members[room.state.host].name,
  players: room.taken.length,
  phase: room.state.phase,
  game: room.state.game,
  about: room.game.listing(room.settings),
})
