import type { DueRoom } from '../../journal/core/storage.ts'

/** Rooms listed per query, and loaded in parallel. */
const PAGE_SIZE = 500
const PARALLEL_LOADS = 4

/** Maximum number of loaded rooms that are still busy; idle ones are unloaded again. */
const MAX_LOADED_ROOMS = 64

/** Interval at which busy rooms are checked again, and time after which they are no longer waited for. */
const POLL_INTERVAL_MS = 50
const MAX_BUSY_MS = 60_000

interface LoadedRoom {
  /** Whether it can be unloaded. */
  readonly isIdle: boolean
  readonly viewers: { readonly size: number }
}

interface DueRoomHandlers<Session extends LoadedRoom> {
  listDue(now: number, limit: number, after: DueRoom | null): Promise<DueRoom[]>
  /** Null if the room is in memory already, or cannot be read. */
  load(code: string): Promise<Session | null>
  /** Removes a room from memory. */
  unload(session: Session): void
}

/**
 * Loads correspondence rooms whose clock has run out, in the background and a few at a time: after a long stop there
 * may be more than fit into memory, and other rooms must not be delayed.
 */
export class DueRoomLoader<Session extends LoadedRoom> {
  readonly #handlers: DueRoomHandlers<Session>
  /** Loaded rooms that may still be busy, and when they were loaded. */
  readonly #loaded = new Map<Session, number>()
  #loading: Promise<void> | null = null
  /** Rooms with a `wakeAt` before this time are due. */
  #now = 0
  #isStopped = false

  constructor(handlers: DueRoomHandlers<Session>) {
    this.#handlers = handlers
  }

  /** Resolves when all rooms that are due now were loaded once. A run in progress is continued. */
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
    const session = await this.#handlers.load(code)
    if (session) this.#loaded.set(session, performance.now())
  }

  async #unloadIdle(): Promise<void> {
    while (this.#loaded.size >= MAX_LOADED_ROOMS && !this.#isStopped) {
      for (const [session, since] of this.#loaded) {
        const { isIdle } = session
        const isReleased = session.viewers.size > 0 || performance.now() - since > MAX_BUSY_MS
        if (isIdle) this.#handlers.unload(session)
        if (isIdle || isReleased) this.#loaded.delete(session)
      }
      if (this.#loaded.size >= MAX_LOADED_ROOMS)
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
  }

  /** Resolves when nothing is being loaded any more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#loading
  }
}
