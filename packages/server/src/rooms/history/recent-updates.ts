import type { Fact } from '@slapwise/kernel'
import type { RoomUpdate } from '../state/room.ts'
import { type StepsText, stepsText, stepText } from './history.ts'

/** More would be felt where thousands of tables are (decision 25). */
const KEPT = 6

/**
 * The last steps of a room, for who was gone for a moment: to read and fold them once more takes as long as hundreds of answers, and when
 * a server dies everybody comes back at once.
 */
export class RecentUpdates {
  /** The version before the first of them. */
  #before: number
  /** What each of them told, with all its secrets; as JSON, which takes less room. */
  readonly #steps: string[] = []

  /** `version`: what the room has come to. */
  constructor(version: number) {
    this.#before = version
  }

  note({ change, facts }: RoomUpdate): void {
    if (change === 'unseen') return
    this.#steps.push(JSON.stringify(facts))
    // Who sits where may be another matter now, and with it who may know what.
    const forgotten = change === 'room' ? this.#steps.length : this.#steps.length - KEPT
    for (let i = 0; i < forgotten; i++) this.#steps.shift()
    this.#before += Math.max(0, forgotten)
  }

  /** What is told in a seat of all that came after a version; null if not all of it is remembered. */
  after(version: number, seat: number | null): StepsText | null {
    if (version < this.#before) return null
    const missed = this.#steps.slice(version - this.#before)
    return stepsText(missed.map((facts, i) => stepText(version + 1 + i, JSON.parse(facts) as Fact[], seat)))
  }
}
