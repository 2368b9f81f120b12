import { type AnyMatch, type Fact, isReaction, type PromptMode, toStageSteps } from '@slapwise/kernel'
import { type ClockView, GLANCE_SECONDS, PACE_TIMES, WINDOW_EXTENSION_SECONDS } from '@slapwise/protocol'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import { stepDurationOf } from '../views/room-view.ts'
import { PresentationClock } from './presentation-clock.ts'
import { TurnTimeBudget } from './turn-time.ts'
import type { CancelCallback, WriterPreference } from './writer-preference.ts'

/** Latest answer of bots in a reaction window, as a share of the window; the same whatever they hold. */
const BOT_WINDOW_SHARE = 0.4

/** Slow bots get this multiple of their thinking time in a reaction window, for the way to the worker and back. */
const BOT_ROUND_TRIP_FACTOR = 2

/**
 * Maximum time to wait for a bot that is still searching when it should answer. Searches are done before that unless the
 * machine is overloaded, or a worker thread starts or has died.
 */
const BOT_WAIT_MS = 1000

const MS_PER_SECOND = 1000

/** Maximum delay of `setTimeout`. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

interface ClockHandlers {
  /** The time for the open prompt is up. */
  onTimeUp(): void
  /** Bots have an open prompt, and `time` milliseconds to search. */
  onBotsAsked(time: number): void
  /** The bots have to answer. Unless `isLast`, those still searching may continue; returns whether some do. */
  onBotsDue(isLast: boolean): boolean
  /** No prompt is open any more, or the clock was stopped. */
  onPromptClosed(): void
}

/** Durations besides those of the room's pace, in milliseconds. */
export interface ClockTimings {
  /** Duration of a normal step at the normal tempo. */
  readonly stepDurationMs: number
  /** Thinking time of slow bots. */
  readonly botTimeMs: number
}

/**
 * The clock of one room. Each player has one time budget per turn. Neither clocks nor bots start before the last step
 * was shown, or while nobody plays.
 */
export class TurnClock {
  readonly #room: RoomState
  readonly #preference: WriterPreference
  readonly #handlers: ClockHandlers
  readonly #timings: ClockTimings
  readonly #presentation = new PresentationClock()
  readonly #turnTime = new TurnTimeBudget()
  /** The prompt that the clock runs for. */
  #promptNumber: number | null = null
  /** The only seat that has to decide; null if there are several, or in a reaction window. */
  #decider: number | null = null
  /** In time of `performance.now()`. */
  #deadline: number | null = null
  #allottedMs = 0
  #extendedSeats: number[] = []
  /** Time left at each prompt whose answer can be taken back: no more is given when the prompt comes again. */
  #revocableTimeLeft: number[] = []
  #cancelTimeout: CancelCallback | undefined
  #cancelBots: CancelCallback | undefined

  constructor(room: RoomState, preference: WriterPreference, handlers: ClockHandlers, timings: ClockTimings) {
    this.#room = room
    this.#preference = preference
    this.#handlers = handlers
    this.#timings = timings
  }

  get view(): ClockView | null {
    if (this.#deadline === null) return null
    return { leftMs: Math.max(0, Math.round(this.#deadline - performance.now())), totalMs: this.#allottedMs }
  }

  /** In Unix milliseconds, since it is stored and has to be valid after a restart. */
  get deadline(): number | null {
    return this.#deadline === null ? null : Math.round(Date.now() + this.#deadline - performance.now())
  }

  /** Call it with every event and its facts, which have to be shown before the clock goes on. */
  noteEvent(event: JournalEvent, facts: readonly Fact[]): void {
    const { game } = this.#room
    if (event.type === 'answered' && event.by === 'clock' && event.seat === this.#decider)
      this.#turnTime.noteTimeout(event.seat)
    if (facts.length === 0) return
    const steps = toStageSteps(facts, ({ publicPart }) => game.stepDuration(publicPart))
    this.#presentation.addSteps(steps, this.#stepDurationMs)
  }

  get #stepDurationMs(): number {
    return stepDurationOf(this.#room, this.#timings.stepDurationMs)
  }

  /**
   * Call it after every change of the open prompt. `runs`: somebody is there to play; `isAgain`: the prompt is open
   * again because its answer was taken back.
   */
  update(runs: boolean, isAgain = false): void {
    const { data, match, promptNumber } = this.#room
    if (!runs || !match || data.phase !== 'playing' || data.isPaused) this.stop()
    else if (this.#promptNumber !== promptNumber) this.#start(promptNumber, match, isAgain)
    else this.#scheduleBots()
  }

  /** Continues with a deadline from before the room was loaded; a wrong system clock never adds time. */
  resume(deadline: number): void {
    if (this.#deadline === null) return
    const left = Math.min(this.#allottedMs, Math.max(0, deadline - Date.now()))
    this.#setDeadline(left, this.#allottedMs)
  }

  /**
   * Continues with the clock of another server that has had the prompt open for longer; returns whether it is the same
   * prompt.
   */
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

  /** Milliseconds for the open prompt. */
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

  /** Whether the clock has already answered for this seat in this turn. */
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

  /** Bots take a fixed time, which reveals nothing about their hands. */
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

  /** Depends only on public facts: which seats are asked, and the levels of their bots. */
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

  /** Extra time for a bot that is not ready; leaves time for its answer before the deadline. */
  get #botWaitMs(): number {
    return Math.min(BOT_WAIT_MS, (this.view?.leftMs ?? Number.POSITIVE_INFINITY) / 2)
  }

  /** Extends a reaction window, once per asked seat; returns whether that was possible. */
  extendWindow(seat: number): boolean {
    const { match } = this.#room
    const isAsked = match?.prompts.some((p) => p.seat === seat && isReaction(p.mode)) ?? false
    if (!isAsked || this.#deadline === null || this.#extendedSeats.includes(seat)) return false
    this.#extendedSeats.push(seat)
    const left = this.#deadline - performance.now() + WINDOW_EXTENSION_SECONDS * MS_PER_SECOND
    this.#setDeadline(left, left)
    return true
  }
}
