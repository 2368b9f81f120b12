import { type AnyMatch, isReaction, type Manner } from '@slapwise/kernel'
import { type ClockView, GLANCE, HOLD_ON, TIMES } from '@slapwise/protocol'
import type { Room } from './room.ts'
import { windowOf } from './views.ts'

/** When a bot answers in a reaction window, as a part of it: the same whatever it holds. */
const BOT_IN_WINDOW = 0.4

const MS = 1000

/** `setTimeout` takes no more than this. */
const LONGEST_TIMER = 2 ** 31 - 1

interface Alarms {
  /** Time is up for the open question. */
  timeUp(): void
  /** The bots have thought long enough. */
  botsTurn(): void
}

/** The time of one table. It starts anew with every question, and stands still while nobody plays. */
export class Clock {
  readonly #room: Room
  readonly #alarms: Alarms
  readonly #botDelay: number
  /** The question it runs for. */
  #promptNumber: number | null = null
  /** By a clock that nobody sets. */
  #deadline: number | null = null
  #allotted = 0
  #held = new Set<number>()
  /** What was left at the questions whose answers can be taken back: there is no more of it when they come again. */
  #left: number[] = []
  #timer: NodeJS.Timeout | undefined
  #botTimer: NodeJS.Timeout | undefined

  constructor(room: Room, alarms: Alarms, botDelay: number) {
    this.#room = room
    this.#alarms = alarms
    this.#botDelay = botDelay
  }

  get view(): ClockView | null {
    if (this.#deadline === null) return null
    return { left: Math.max(0, Math.round(this.#deadline - performance.now())), of: this.#allotted }
  }

  /** By the clock on the wall, which goes on while the server does not. */
  get deadline(): number | null {
    return this.#deadline === null ? null : Math.round(Date.now() + this.#deadline - performance.now())
  }

  /**
   * To be called after everything that may have changed the question. `runs`: there is somebody to play; `isAgain`: the
   * question comes again since its answer was taken back.
   */
  adjust(runs: boolean, isAgain = false): void {
    const { state, match } = this.#room
    if (!runs || !match || state.phase !== 'playing' || state.isPaused) this.stop()
    else if (this.#promptNumber !== state.promptNumber) this.#start(state.promptNumber, match, isAgain)
    else this.#wakeBots()
  }

  /** Goes on towards a deadline that was set before, in another life of the room; a wrong clock adds no time to it. */
  resume(deadline: number): void {
    if (this.#deadline === null) return
    const left = Math.min(this.#allotted, Math.max(0, deadline - Date.now()))
    this.#setDeadline(left, this.#allotted)
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#botTimer)
    this.#botTimer = undefined
    this.#promptNumber = null
    this.#deadline = null
  }

  #start(promptNumber: number, { prompts, revocable }: AnyMatch, isAgain: boolean): void {
    const left = isAgain ? this.#left.pop() : undefined
    if (!isAgain && this.#promptNumber !== null) this.#noteLeft(revocable)
    this.stop()
    this.#promptNumber = promptNumber
    this.#held.clear()
    const seconds = this.#secondsFor(prompts[0].manner)
    if (seconds !== null) this.#setDeadline(left ?? seconds * MS, seconds * MS)
    this.#wakeBots()
  }

  #noteLeft(revocable: number): void {
    this.#left.push(this.view?.left ?? 0)
    this.#left.splice(0, this.#left.length - revocable)
  }

  #secondsFor(manner: Manner): number | null {
    const { decision, okay } = TIMES[this.#room.state.pace]
    if (isReaction(manner)) return this.#windowFor(manner)
    return manner === 'acknowledge' ? okay : decision
  }

  #windowFor(manner: Manner): number {
    return manner === 'glance' ? GLANCE : windowOf(this.#room)
  }

  #setDeadline(left: number, allotted: number): void {
    clearTimeout(this.#timer)
    this.#allotted = allotted
    this.#deadline = performance.now() + left
    this.#timer = setTimeout(() => this.#alarms.timeUp(), Math.min(left, LONGEST_TIMER))
  }

  /** Bots take a fixed time, so that nobody can tell from it what they hold. */
  #wakeBots(): void {
    const { match, state } = this.#room
    const isBots = ({ seat }: { seat: number }) =>
      (state.seats[seat].bot !== null || state.seats[seat].isAway) && match!.promptFor(seat) !== null
    if (this.#botTimer !== undefined || !match!.prompts.some(isBots)) return
    const { manner } = match!.prompts[0]
    const delay = isReaction(manner)
      ? Math.min(this.#botDelay, this.#windowFor(manner) * MS * BOT_IN_WINDOW)
      : this.#botDelay
    this.#botTimer = setTimeout(() => {
      this.#botTimer = undefined
      this.#alarms.botsTurn()
    }, delay)
  }

  /** More time for a reaction window, once for everybody who is asked. Tells whether there is any. */
  holdOn(seat: number): boolean {
    const { match } = this.#room
    const isAsked = match?.prompts.some((p) => p.seat === seat && isReaction(p.manner)) ?? false
    if (!isAsked || this.#deadline === null || this.#held.has(seat)) return false
    this.#held.add(seat)
    const left = this.#deadline - performance.now() + HOLD_ON * MS
    this.#setDeadline(left, left)
    return true
  }
}
