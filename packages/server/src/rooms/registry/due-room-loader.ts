import type { DueRoom } from '../../journal/core/storage.ts'
import type { RoomSession } from '../session/room-session.ts'

/** How many rooms are asked for in one go, and how many of them are loaded at the same time. */
const PAGE_SIZE = 500
const PARALLEL_LOADS = 4

/** How many rooms that were woken are in memory at most before the next ones are: those at rest leave it again. */
const MAX_LOADED_ROOMS = 64

/** Milliseconds until rooms are looked at again that are not at rest yet, and after which nothing waits for them any more. */
const POLL_INTERVAL_MS = 50
const MAX_BUSY_MS = 60_000

interface DueRoomHandlers {
  /** Rooms whose time has come, after one of them. */
  listDue(now: number, most: number, after: DueRoom | null): Promise<DueRoom[]>
  /** Null if the room is in memory anyway, or cannot be read. */
  load(code: string): Promise<RoomSession | null>
  /** Takes a room out of memory. */
  unload(live: RoomSession): void
}

/**
 * Loads the rooms that play by correspondence and whose time has come, in the background: there may be more of them after a long stop
 * than memory holds, and people at other tables are not to notice.
 */
export class DueRoomLoader {
  readonly #handlers: DueRoomHandlers
  /** Those that were woken and may have something to do yet, and since when. */
  readonly #loaded = new Map<RoomSession, number>()
  #loading: Promise<void> | null = null
  /** The time by which rooms are woken that are due. */
  #now = 0
  #isStopped = false

  constructor(parts: DueRoomHandlers) {
    this.#handlers = parts
  }

  /** Done when all rooms were loaded once that are due by now. Where it is at it already, that goes on. */
  loadDueRooms(now: number): Promise<void> {
    this.#now = now
    this.#loading ??= this.#loadAll().finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  async #loadAll(): Promise<void> {
    for (let now = 0; now !== this.#now && !this.#isStopped; ) {
      now = this.#now
      await this.#loadDueBy(now)
    }
  }

  async #loadDueBy(now: number): Promise<void> {
    for (let after: DueRoom | null = null; !this.#isStopped; ) {
      const rooms: readonly DueRoom[] = await this.#handlers.listDue(now, PAGE_SIZE, after)
      if (rooms.length === 0) return
      for (let i = 0; i < rooms.length && !this.#isStopped; i += PARALLEL_LOADS) {
        await Promise.all(rooms.slice(i, i + PARALLEL_LOADS).map(({ code }) => this.#load(code)))
        await this.#unloadIdle()
      }
      after = rooms.at(-1)!
    }
  }

  async #load(code: string): Promise<void> {
    const live = await this.#handlers.load(code)
    if (live) this.#loaded.set(live, performance.now())
  }

  async #unloadIdle(): Promise<void> {
    while (this.#loaded.size >= MAX_LOADED_ROOMS && !this.#isStopped) {
      for (const [live, since] of this.#loaded) {
        const isLeftAlone = live.viewers.size > 0 || performance.now() - since > MAX_BUSY_MS
        if (live.isIdle) this.#handlers.unload(live)
        if (live.isIdle || isLeftAlone) this.#loaded.delete(live)
      }
      if (this.#loaded.size >= MAX_LOADED_ROOMS)
        await new Promise((goOn) => setTimeout(goOn, POLL_INTERVAL_MS))
    }
  }

  /** Done when nothing is loaded any more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#loading
  }
}
