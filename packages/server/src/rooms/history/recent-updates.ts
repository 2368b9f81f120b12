import type { Fact } from '@slapwise/kernel'
import type { RoomUpdate } from '../state/room-state.ts'
import { type EncodedSteps, encodeStep, encodeStepList } from './history.ts'

/** More would be felt where thousands of tables are (decision 25). */
const MAX_RECENT_STEPS = 6

/**
 * The last steps of a room, for who was gone for a moment: to read and fold them once more takes as long as hundreds of answers, and when
 * a server dies everybody comes back at once.
 */
export class RecentUpdates {
  /** The version before the first of them. */
  #versionBefore: number
  /** What each of them told, with all its secrets; as JSON, which takes less room. */
  readonly #steps: string[] = []

  /** `version`: what the room has come to. */
  constructor(version: number) {
    this.#versionBefore = version
  }

  add({ changeScope: change, facts }: RoomUpdate): void {
    if (change === 'none') return
    this.#steps.push(JSON.stringify(facts))
    // Who sits where may be another matter now, and with it who may know what.
    const forgotten = change === 'room' ? this.#steps.length : this.#steps.length - MAX_RECENT_STEPS
    for (let i = 0; i < forgotten; i++) this.#steps.shift()
    this.#versionBefore += Math.max(0, forgotten)
  }

  /** What is told in a seat of all that came after a version; null if not all of it is remembered. */
  stepsAfter(version: number, seat: number | null): EncodedSteps | null {
    if (version < this.#versionBefore) return null
    const missed = this.#steps.slice(version - this.#versionBefore)
    return encodeStepList(
      missed.map((facts, i) => encodeStep(version + 1 + i, JSON.parse(facts) as Fact[], seat)),
    )
  }
}
