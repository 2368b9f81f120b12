import { type AnyMatch, type Fact, isReaction, type PromptMode, toStageSteps } from '@slapwise/kernel'
import { type ClockView, GLANCE_SECONDS, PACE_TIMES, WINDOW_EXTENSION_SECONDS } from '@slapwise/protocol'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import { stepDurationOf } from '../views/room-view.ts'
import { PresentationClock } from './presentation-clock.ts'
import { TurnTimeBudget } from './turn-time.ts'
import type { Cancel, WriterPreference } from './writer-preference.ts'

/** When a bot answers in a reaction window, at the latest, as a part of it: the same whatever it holds. */
const BOT_WINDOW_SHARE = 0.4

/** So many times what a slow bot may think is left for it in a reaction window, for the way there and back. */
const BOT_ROUND_TRIP_FACTOR = 2

/** Nobody waits longer than that for a bot that is still thinking when it should answer, in milliseconds. */
const BOT_WAIT_MS = 5000

const MS_PER_SECOND = 1000

/** `setTimeout` takes no more than this. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

interface ClockHandlers {
  /** Time is up for the open question. */
  onTimeUp(): void
  /** Some of those who are asked are bots, and have so many milliseconds to think. */
  onBotsAsked(time: number): void
  /** The bots answer. Unless it is the `last` moment, those who are still thinking may go on; tells whether some do. */
  onBotsDue(isLast: boolean): boolean
  /** Nothing is asked any more, or nobody plays. */
  onPromptClosed(): void
}

/** What a clock goes by besides the pace of its room, in milliseconds. */
export interface ClockTimings {
  /** How long a plain step is shown at the normal tempo. */
  readonly stepDurationMs: number
  /** How long slow bots may think. */
  readonly botTimeMs: number
}

/**
 * The time of one table. Each player has one clock for a turn; none runs, and no bot moves, before everybody has seen what
 * was told last, or while nobody plays.
 */
export class TurnClock {
  readonly #room: RoomState
  readonly #preference: WriterPreference
  readonly #handlers: ClockHandlers
  readonly #timings: ClockTimings
  readonly #presentation = new PresentationClock()
  readonly #turnTime = new TurnTimeBudget()
  /** The question it runs for. */
  #promptNumber: number | null = null
  /** Whose decision alone it waits for. */
  #decider: number | null = null
  /** By a clock that nobody sets. */
  #deadline: number | null = null
  #allottedMs = 0
  #extendedSeats: number[] = []
  /** What was left at the questions whose answers can be taken back: there is no more of it when they come again. */
  #revocableTimeLeft: number[] = []
  #cancelTimeout: Cancel | undefined
  #cancelBots: Cancel | undefined

  constructor(room: RoomState, preference: WriterPreference, alarms: ClockHandlers, beats: ClockTimings) {
    this.#room = room
    this.#preference = preference
    this.#handlers = alarms
    this.#timings = beats
  }

  get view(): ClockView | null {
    if (this.#deadline === null) return null
    return { leftMs: Math.max(0, Math.round(this.#deadline - performance.now())), totalMs: this.#allottedMs }
  }

  /** By the clock on the wall, which goes on while the server does not. */
  get deadline(): number | null {
    return this.#deadline === null ? null : Math.round(Date.now() + this.#deadline - performance.now())
  }

  /** To be called with what has happened, and what is told of it: that has to be seen before anything goes on. */
  noteEvent(event: JournalEvent, facts: readonly Fact[]): void {
    const { game, match } = this.#room
    if (event.type === 'answered' && event.by === 'clock' && event.seat === this.#decider)
      this.#turnTime.noteTimeout(event.seat)
    if (facts.length === 0) return
    const acts = toStageSteps(facts, ({ publicPart }) => game.stepDuration(publicPart))
    this.#presentation.addSteps(
      acts,
      this.#stepDurationMs,
      event.type === 'answered' && typeof event.by === 'number' && match!.revocableCount > 0,
    )
  }

  get #stepDurationMs(): number {
    return stepDurationOf(this.#room, this.#timings.stepDurationMs)
  }

  /**
   * To be called after everything that may have changed the question. `runs`: there is somebody to play; `isAgain`: the
   * question comes again since its answer was taken back.
   */
  update(runs: boolean, isAgain = false): void {
    const { data, match, promptNumber } = this.#room
    if (!runs || !match || data.phase !== 'playing' || data.isPaused) this.stop()
    else if (this.#promptNumber !== promptNumber) this.#start(promptNumber, match, isAgain)
    else this.#scheduleBots()
  }

  /** Goes on towards a deadline that was set before, in another life of the room; a wrong clock adds no time to it. */
  resume(deadline: number): void {
    if (this.#deadline === null) return
    const left = Math.min(this.#allottedMs, Math.max(0, deadline - Date.now()))
    this.#setDeadline(left, this.#allottedMs)
  }

  /** Goes on as it does on another server that has shown the question for longer; tells whether it is the same question. */
  adoptView(promptNumber: number, { leftMs, totalMs }: ClockView): boolean {
    if (this.#deadline === null || promptNumber !== this.#promptNumber) return false
    this.#setDeadline(leftMs, totalMs)
    return true
  }

  stop(): void {
    this.#cancelTimeout?.()
    this.#cancelBots?.()
    this.#cancelBots = undefined
    this.#promptNumber = null
    this.#deadline = null
    this.#handlers.onPromptClosed()
  }

  #start(promptNumber: number, { prompts, revocableCount }: AnyMatch, isAgain: boolean): void {
    const [{ seat, mode, question }] = prompts
    const before = isAgain ? this.#revocableTimeLeft.pop() : undefined
    if (!isAgain && this.#promptNumber !== null) this.#saveTimeLeft(revocableCount)
    this.stop()
    this.#promptNumber = promptNumber
    this.#decider = mode === 'decide' && prompts.length === 1 ? seat : null
    this.#extendedSeats = []
    if (this.#room.game.isTurnStart(question)) this.#turnTime.startTurn()
    const seconds = this.#secondsFor(mode)
    if (seconds !== null)
      this.#setDeadline(
        this.#presentation.msUntilPromptShown + (before ?? this.#timeFor(seconds)),
        seconds * MS_PER_SECOND,
      )
    this.#scheduleBots()
  }

  /** What there is for the open question. */
  #timeFor(seconds: number): number {
    return this.#decider === null
      ? seconds * MS_PER_SECOND
      : this.#turnTime.timeLeftFor(this.#decider, seconds * MS_PER_SECOND)
  }

  #saveTimeLeft(revocable: number): void {
    const left = Math.min(this.#allottedMs, this.view?.leftMs ?? 0)
    if (this.#decider !== null && this.view) this.#turnTime.saveTimeLeft(this.#decider, left)
    this.#revocableTimeLeft.push(left)
    this.#revocableTimeLeft.splice(0, this.#revocableTimeLeft.length - revocable)
  }

  /** Whether time has been up for them before in this turn. */
  hasTimedOut(seat: number): boolean {
    return this.#decider === seat && this.#turnTime.hasTimedOut(seat)
  }

  #secondsFor(mode: PromptMode): number | null {
    const { decisionSeconds, acknowledgeSeconds } = PACE_TIMES[this.#room.data.pace]
    if (isReaction(mode)) return this.#windowSecondsFor(mode)
    return mode === 'acknowledge' ? acknowledgeSeconds : decisionSeconds
  }

  #windowSecondsFor(mode: PromptMode): number {
    return mode === 'glance' ? GLANCE_SECONDS : this.#room.windowSeconds
  }

  #setDeadline(left: number, allotted: number): void {
    this.#cancelTimeout?.()
    this.#allottedMs = allotted
    this.#deadline = performance.now() + left
    this.#cancelTimeout = this.#preference.runAfter(Math.min(left, MAX_TIMEOUT_MS), () =>
      this.#handlers.onTimeUp(),
    )
  }

  /** Bots take a fixed time, so that nobody can tell from it what they hold. */
  #scheduleBots(): void {
    if (this.#cancelBots !== undefined) return
    const asked = this.#room.match!.prompts.filter(({ seat }) => this.#isBotAsked(seat))
    if (asked.length === 0) return
    const [{ mode }] = asked
    const { botTimeMs } = this.#timings
    if (isReaction(mode)) {
      const time = this.#botTimeInWindow(mode)
      this.#handlers.onBotsAsked(Math.min(botTimeMs, time / BOT_ROUND_TRIP_FACTOR))
      this.#scheduleBotsAfter(this.#presentation.msUntilPromptShown + time, true)
    } else {
      this.#handlers.onBotsAsked(botTimeMs)
      this.#scheduleBotsAfter(Math.max(this.#stepDurationMs, this.#presentation.msUntilAllShown), false)
    }
  }

  #isBotAsked(seat: number): boolean {
    return this.#room.botAt(seat) !== null && this.#room.match!.promptFor(seat) !== null
  }

  /** When they answer depends on who is asked, and at which level they play: everybody knows that. */
  #botTimeInWindow(mode: PromptMode): number {
    const isSlow = this.#room.match!.prompts.some(({ seat }) => this.#room.botAt(seat)?.isSlow)
    const needed = isSlow ? this.#timings.botTimeMs * BOT_ROUND_TRIP_FACTOR : 0
    return Math.min(
      Math.max(this.#stepDurationMs, needed),
      this.#windowSecondsFor(mode) * MS_PER_SECOND * BOT_WINDOW_SHARE,
    )
  }

  #scheduleBotsAfter(delay: number, isLast: boolean): void {
    this.#cancelBots = this.#preference.runAfter(delay, () => {
      this.#cancelBots = undefined
      if (this.#handlers.onBotsDue(isLast)) this.#scheduleBotsAfter(this.#botWaitMs, true)
    })
  }

  /** What a bot is waited for that is not ready: the clock has nothing left to do. */
  get #botWaitMs(): number {
    return Math.min(BOT_WAIT_MS, (this.view?.leftMs ?? Number.POSITIVE_INFINITY) / 2)
  }

  /** More time for a reaction window, once for everybody who is asked. Tells whether there is any. */
  holdOn(seat: number): boolean {
    const { match } = this.#room
    const isAsked = match?.prompts.some((p) => p.seat === seat && isReaction(p.mode)) ?? false
    if (!isAsked || this.#deadline === null || this.#extendedSeats.includes(seat)) return false
    this.#extendedSeats.push(seat)
    const left = this.#deadline - performance.now() + WINDOW_EXTENSION_SECONDS * MS_PER_SECOND
    this.#setDeadline(left, left)
    return true
  }
}
