import type { Fact } from '@slapwise/kernel'
import type { RoomUpdate } from '../state/room-state.ts'
import { type EncodedSteps, encodeStep, encodeStepList } from './history.ts'

/** More would use noticeable memory with thousands of rooms (decision 25). */
const MAX_RECENT_STEPS = 6

/**
 * The last steps of a room in memory, for clients that reconnect: reading and replaying them takes as long as hundreds
 * of answers, and after a server failure all clients reconnect at once.
 */
export class RecentUpdates {
  /** Version before the first step. */
  #versionBefore: number
  /** The facts of each step, including hidden ones; as JSON, which takes less memory. */
  readonly #steps: string[] = []

  /** `version` is the current version of the room. */
  constructor(version: number) {
    this.#versionBefore = version
  }

  add({ changeScope, facts }: RoomUpdate): void {
    if (changeScope === 'none') return
    this.#steps.push(JSON.stringify(facts))
    // Seats may have changed, and with them who may know what.
    const forgotten = changeScope === 'room' ? this.#steps.length : this.#steps.length - MAX_RECENT_STEPS
    for (let i = 0; i < forgotten; i++) this.#steps.shift()
    this.#versionBefore += Math.max(0, forgotten)
  }

  /** The steps after a version as seen from a seat; null if not all of them are in memory. */
  stepsAfter(version: number, seat: number | null): EncodedSteps | null {
    if (version < this.#versionBefore) return null
    const missed = this.#steps.slice(version - this.#versionBefore)
    return encodeStepList(
      missed.map((facts, i) => encodeStep(version + 1 + i, JSON.parse(facts) as Fact[], seat)),
    )
  }
}
