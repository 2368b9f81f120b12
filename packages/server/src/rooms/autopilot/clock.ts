import { type AnyMatch, actsOf, type Fact, isReaction, type Manner } from '@slapwise/kernel'
import { type ClockView, GLANCE, HOLD_ON, TIMES } from '@slapwise/protocol'
import type { RoomEvent } from '../state/event.ts'
import type { Room } from '../state/room.ts'
import { beatIn } from '../views/room-view.ts'
import { PresentationClock } from './presentation-clock.ts'
import { TurnTime } from './turn-time.ts'
import type { CallOff, WriterPreference } from './writer-preference.ts'

/** When a bot answers in a reaction window, at the latest, as a part of it: the same whatever it holds. */
const BOT_IN_WINDOW = 0.4

/** So many times what a slow bot may think is left for it in a reaction window, for the way there and back. */
const WAY = 2

/** Nobody waits longer than that for a bot that is still thinking when it should answer, in milliseconds. */
const LONGEST_THOUGHT = 5000

const MS = 1000

/** `setTimeout` takes no more than this. */
const LONGEST_TIMER = 2 ** 31 - 1

interface Alarms {
  /** Time is up for the open question. */
  timeUp(): void
  /** Some of those who are asked are bots, and have so many milliseconds to think. */
  botsAsked(time: number): void
  /** The bots answer. Unless it is the `last` moment, those who are still thinking may go on; tells whether some do. */
  botsTurn(isLast: boolean): boolean
  /** Nothing is asked any more, or nobody plays. */
  closed(): void
}

/** What a clock goes by besides the pace of its room, in milliseconds. */
export interface Beats {
  /** How long a plain step is shown at the normal tempo. */
  readonly plain: number
  /** How long slow bots may think. */
  readonly thinking: number
}

/**
 * The time of one table. Each player has one clock for a turn; none runs, and no bot moves, before everybody has seen what
 * was told last, or while nobody plays.
 */
export class Clock {
  readonly #room: Room
  readonly #preference: WriterPreference
  readonly #alarms: Alarms
  readonly #beats: Beats
  readonly #showing = new PresentationClock()
  readonly #turn = new TurnTime()
  /** The question it runs for. */
  #promptNumber: number | null = null
  /** Whose decision alone it waits for. */
  #decider: number | null = null
  /** By a clock that nobody sets. */
  #deadline: number | null = null
  #allotted = 0
  #held: number[] = []
  /** What was left at the questions whose answers can be taken back: there is no more of it when they come again. */
  #left: number[] = []
  #callOff: CallOff | undefined
  #callBotsOff: CallOff | undefined

  constructor(room: Room, preference: WriterPreference, alarms: Alarms, beats: Beats) {
    this.#room = room
    this.#preference = preference
    this.#alarms = alarms
    this.#beats = beats
  }

  get view(): ClockView | null {
    if (this.#deadline === null) return null
    return { left: Math.max(0, Math.round(this.#deadline - performance.now())), of: this.#allotted }
  }

  /** By the clock on the wall, which goes on while the server does not. */
  get deadline(): number | null {
    return this.#deadline === null ? null : Math.round(Date.now() + this.#deadline - performance.now())
  }

  /** To be called with what has happened, and what is told of it: that has to be seen before anything goes on. */
  tell(entry: RoomEvent, facts: readonly Fact[]): void {
    const { game, match } = this.#room
    if (entry.type === 'answered' && entry.by === 'clock' && entry.seat === this.#decider)
      this.#turn.miss(entry.seat)
    if (facts.length === 0) return
    const acts = actsOf(facts, ({ news }) => game.beat(news))
    this.#showing.tell(
      acts,
      this.#beat,
      entry.type === 'answered' && typeof entry.by === 'number' && match!.revocable > 0,
    )
  }

  get #beat(): number {
    return beatIn(this.#room, this.#beats.plain)
  }

  /**
   * To be called after everything that may have changed the question. `runs`: there is somebody to play; `isAgain`: the
   * question comes again since its answer was taken back.
   */
  adjust(runs: boolean, isAgain = false): void {
    const { state, match, promptNumber } = this.#room
    if (!runs || !match || state.phase !== 'playing' || state.isPaused) this.stop()
    else if (this.#promptNumber !== promptNumber) this.#start(promptNumber, match, isAgain)
    else this.#wakeBots()
  }

  /** Goes on towards a deadline that was set before, in another life of the room; a wrong clock adds no time to it. */
  resume(deadline: number): void {
    if (this.#deadline === null) return
    const left = Math.min(this.#allotted, Math.max(0, deadline - Date.now()))
    this.#setDeadline(left, this.#allotted)
  }

  /** Goes on as it does on another server that has shown the question for longer; tells whether it is the same question. */
  agree(promptNumber: number, { left, of }: ClockView): boolean {
    if (this.#deadline === null || promptNumber !== this.#promptNumber) return false
    this.#setDeadline(left, of)
    return true
  }

  stop(): void {
    this.#callOff?.()
    this.#callBotsOff?.()
    this.#callBotsOff = undefined
    this.#promptNumber = null
    this.#deadline = null
    this.#alarms.closed()
  }

  #start(promptNumber: number, { prompts, revocable }: AnyMatch, isAgain: boolean): void {
    const [{ seat, manner, question }] = prompts
    const before = isAgain ? this.#left.pop() : undefined
    if (!isAgain && this.#promptNumber !== null) this.#noteLeft(revocable)
    this.stop()
    this.#promptNumber = promptNumber
    this.#decider = manner === 'decide' && prompts.length === 1 ? seat : null
    this.#held = []
    if (this.#room.game.opensTurn(question)) this.#turn.begin()
    const seconds = this.#secondsFor(manner)
    if (seconds !== null)
      this.#setDeadline(this.#showing.untilAsked + (before ?? this.#timeOf(seconds)), seconds * MS)
    this.#wakeBots()
  }

  /** What there is for the open question. */
  #timeOf(seconds: number): number {
    return this.#decider === null ? seconds * MS : this.#turn.leftFor(this.#decider, seconds * MS)
  }

  #noteLeft(revocable: number): void {
    const left = Math.min(this.#allotted, this.view?.left ?? 0)
    if (this.#decider !== null && this.view) this.#turn.keep(this.#decider, left)
    this.#left.push(left)
    this.#left.splice(0, this.#left.length - revocable)
  }

  /** Whether time has been up for them before in this turn. */
  isLate(seat: number): boolean {
    return this.#decider === seat && this.#turn.isLate(seat)
  }

  #secondsFor(manner: Manner): number | null {
    const { decision, okay } = TIMES[this.#room.state.pace]
    if (isReaction(manner)) return this.#windowFor(manner)
    return manner === 'acknowledge' ? okay : decision
  }

  #windowFor(manner: Manner): number {
    return manner === 'glance' ? GLANCE : this.#room.window
  }

  #setDeadline(left: number, allotted: number): void {
    this.#callOff?.()
    this.#allotted = allotted
    this.#deadline = performance.now() + left
    this.#callOff = this.#preference.after(Math.min(left, LONGEST_TIMER), () => this.#alarms.timeUp())
  }

  /** Bots take a fixed time, so that nobody can tell from it what they hold. */
  #wakeBots(): void {
    if (this.#callBotsOff !== undefined) return
    const asked = this.#room.match!.prompts.filter(({ seat }) => this.#isBots(seat))
    if (asked.length === 0) return
    const [{ manner }] = asked
    const { thinking } = this.#beats
    if (isReaction(manner)) {
      const time = this.#timeInWindow(manner)
      this.#alarms.botsAsked(Math.min(thinking, time / WAY))
      this.#wakeBotsAfter(this.#showing.untilAsked + time, true)
    } else {
      this.#alarms.botsAsked(thinking)
      this.#wakeBotsAfter(Math.max(this.#beat, this.#showing.untilSeen), false)
    }
  }

  #isBots(seat: number): boolean {
    return this.#room.botAt(seat) !== null && this.#room.match!.promptFor(seat) !== null
  }

  /** When they answer depends on who is asked, and at which level they play: everybody knows that. */
  #timeInWindow(manner: Manner): number {
    const isSlow = this.#room.match!.prompts.some(({ seat }) => this.#room.botAt(seat)?.isSlow)
    const needed = isSlow ? this.#beats.thinking * WAY : 0
    return Math.min(Math.max(this.#beat, needed), this.#windowFor(manner) * MS * BOT_IN_WINDOW)
  }

  #wakeBotsAfter(delay: number, isLast: boolean): void {
    this.#callBotsOff = this.#preference.after(delay, () => {
      this.#callBotsOff = undefined
      if (this.#alarms.botsTurn(isLast)) this.#wakeBotsAfter(this.#patience, true)
    })
  }

  /** What a bot is waited for that is not ready: the clock has nothing left to do. */
  get #patience(): number {
    return Math.min(LONGEST_THOUGHT, (this.view?.left ?? Number.POSITIVE_INFINITY) / 2)
  }

  /** More time for a reaction window, once for everybody who is asked. Tells whether there is any. */
  holdOn(seat: number): boolean {
    const { match } = this.#room
    const isAsked = match?.prompts.some((p) => p.seat === seat && isReaction(p.manner)) ?? false
    if (!isAsked || this.#deadline === null || this.#held.includes(seat)) return false
    this.#held.push(seat)
    const left = this.#deadline - performance.now() + HOLD_ON * MS
    this.#setDeadline(left, left)
    return true
  }
}
