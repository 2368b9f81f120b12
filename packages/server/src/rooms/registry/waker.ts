import type { DueRoom } from '../../journal/core/storage.ts'
import type { RoomSession } from '../session/room-session.ts'

/** How many rooms are asked for in one go, and how many of them are loaded at the same time. */
const PAGE = 500
const LOADED_AT_ONCE = 4

/** How many rooms that were woken are in memory at most before the next ones are: those at rest leave it again. */
const MOST_AWAKE = 64

/** Milliseconds until rooms are looked at again that are not at rest yet, and after which nothing waits for them any more. */
const PAUSE = 50
const PATIENCE = 60_000

interface WakerParts {
  /** Rooms whose time has come, after one of them. */
  due(now: number, most: number, after: DueRoom | null): Promise<DueRoom[]>
  /** Null if the room is in memory anyway, or cannot be read. */
  wake(code: string): Promise<RoomSession | null>
  /** Takes a room out of memory. */
  rest(live: RoomSession): void
}

/**
 * Loads the rooms that play by correspondence and whose time has come, in the background: there may be more of them after a long stop
 * than memory holds, and people at other tables are not to notice.
 */
export class Waker {
  readonly #parts: WakerParts
  /** Those that were woken and may have something to do yet, and since when. */
  readonly #awake = new Map<RoomSession, number>()
  #waking: Promise<void> | null = null
  /** The time by which rooms are woken that are due. */
  #now = 0
  #isStopped = false

  constructor(parts: WakerParts) {
    this.#parts = parts
  }

  /** Done when all rooms were loaded once that are due by now. Where it is at it already, that goes on. */
  wake(now: number): Promise<void> {
    this.#now = now
    this.#waking ??= this.#wakeAll().finally(() => {
      this.#waking = null
    })
    return this.#waking
  }

  async #wakeAll(): Promise<void> {
    for (let now = 0; now !== this.#now && !this.#isStopped; ) {
      now = this.#now
      await this.#wakeUntil(now)
    }
  }

  async #wakeUntil(now: number): Promise<void> {
    for (let after: DueRoom | null = null; !this.#isStopped; ) {
      const rooms: readonly DueRoom[] = await this.#parts.due(now, PAGE, after)
      if (rooms.length === 0) return
      for (let i = 0; i < rooms.length && !this.#isStopped; i += LOADED_AT_ONCE) {
        await Promise.all(rooms.slice(i, i + LOADED_AT_ONCE).map(({ code }) => this.#wake(code)))
        await this.#restSome()
      }
      after = rooms.at(-1)!
    }
  }

  async #wake(code: string): Promise<void> {
    const live = await this.#parts.wake(code)
    if (live) this.#awake.set(live, performance.now())
  }

  async #restSome(): Promise<void> {
    while (this.#awake.size >= MOST_AWAKE && !this.#isStopped) {
      for (const [live, since] of this.#awake) {
        const isLeftAlone = live.viewers.size > 0 || performance.now() - since > PATIENCE
        if (live.isAtRest) this.#parts.rest(live)
        if (live.isAtRest || isLeftAlone) this.#awake.delete(live)
      }
      if (this.#awake.size >= MOST_AWAKE) await new Promise((goOn) => setTimeout(goOn, PAUSE))
    }
  }

  /** Done when nothing is loaded any more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#waking
  }
}
