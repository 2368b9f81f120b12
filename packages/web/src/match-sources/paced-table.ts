import {
  type Answer,
  type FactPacing,
  MAX_PRESENTATION_LAG_MS,
  NORMAL_DURATION,
  toPersonalStageSteps,
  toSharedStageSteps,
  type ViewerStageStep,
} from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import { Store } from '../browser/store.ts'
import { preferences, soloTempo } from '../preferences/preferences.ts'
import { isSeenEvent, noteSeenEvent } from '../preferences/seen-events.ts'
import { isForcedMove } from './auto-answer.ts'
import { shareStructure } from './share-structure.ts'
import { IMMEDIATE_STEP, isJump, type TableSource, type TableState } from './table-source.ts'

/** A received step. It is shown in parts, one stage step after the other. */
interface PacedStep {
  state: TableState
  receivedAt: number
}

interface QueuedStageStep extends Pick<ViewerStageStep<object>, 'facts' | 'isExclusive' | 'concernsViewer'> {
  readonly step: PacedStep
  /** The number of facts of the step that come after these. */
  readonly laterFactCount: number
  readonly durationMs: number
  readonly isLast: boolean
}

/**
 * Presents the steps of another source fact by fact: until the last part of a step, the table shows the state before it,
 * without a prompt. On a hidden page, or if it lags too far behind, it shows the latest state at once. In a room all
 * steps take the same time for everybody; a worker waits for the page, so there they take the viewer's time.
 */
export class PacedTable implements TableSource {
  readonly #source: TableSource
  readonly #pacing: FactPacing<object>
  readonly #store: Store<TableState | null>
  /** The last received step, presented or not. */
  #latestStep: PacedStep | null = null
  #queue: readonly QueuedStageStep[] = []
  /** The time (`performance.now`) at which the facts on stage have been presented. */
  #stageEndsAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The number of the last prompt that was answered here. */
  #answeredPromptNumber: number | null = null
  /** Whether that prompt left no choice. */
  #isAutomatic = false
  /** The time (`performance.now`) at which the wait for the next decision began. */
  #waitsSince = 0
  /** Milliseconds for which the steps on stage have concerned the viewer without a break. */
  #concernedMs = 0
  /** Whether steps are shown without delay until one of them concerns the viewer. */
  #isSkipping = false
  /** Whether the facts on stage stay until the viewer goes on. */
  #isHeld = false
  #adjustedClock: { readonly source: ClockView; readonly adjusted: ClockView } | null = null

  constructor(source: TableSource, pacing: FactPacing<object>) {
    this.#source = source
    this.#pacing = pacing
    this.#store = new Store(source.state())
  }

  get sendGrimace() {
    return this.#source.sendGrimace
  }

  get vote() {
    return this.#source.vote
  }

  get reactionWindow() {
    return this.#source.reactionWindow
  }

  get isCoached() {
    return this.#source.isCoached === true
  }

  get goToFact() {
    return this.#source.goToFact
  }

  get pastStates() {
    return this.#source.pastStates
  }

  get allowsAutoAnswer() {
    return this.#source.allowsAutoAnswer
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  state = (): TableState | null => this.#store.get()
  stepDurationMs = (): number => this.#source.stepDurationMs()
  waitedMs = (): number => (performance.now() - this.#waitsSince) / this.#timeScale

  async answer(answer: Answer): Promise<boolean> {
    // Rejects the answer, because newer steps are queued: the prompt on the screen is no longer open.
    if (this.#queue.length > 0) return false
    const { own, promptNumber } = this.state()!.match
    this.#answeredPromptNumber = promptNumber
    this.#isAutomatic = own.prompt !== null && isForcedMove(own.prompt)
    if (!this.#isAutomatic) this.#waitsSince = performance.now()
    this.#stageEndsAt = 0
    const isTaken = await this.#source.answer(answer)
    if (!isTaken) this.#answeredPromptNumber = null
    return isTaken
  }

  takeBack(): void {
    this.#stageEndsAt = 0
    this.#source.takeBack()
  }

  /**
   * Keeps the facts on stage, or goes on with the next ones. Only a worker waits for the page: in a room the table goes on for
   * everybody.
   */
  hold(isHeld: boolean): void {
    if (!this.#source.reportPresented || isHeld === this.#isHeld) return
    this.#isHeld = isHeld
    clearTimeout(this.#timer)
    if (!isHeld) this.showNext()
  }

  skipAhead(): void {
    if (this.#isHeld) return
    const { own, promptNumber } = this.state()!.match
    const isOwnMove = own.prompt !== null || promptNumber === this.#answeredPromptNumber
    if (this.#queue.length === 0 && isOwnMove) return
    this.#isSkipping = true
    if (this.#queue.length > 0) this.#showNext()
    else this.#reportPresented(0)
  }

  showNext(): void {
    if (this.#queue.length > 0) this.#showNext()
  }

  /** Shows the latest state at once, unless the source waits until all has been presented. */
  catchUp(): void {
    if (!this.#source.reportPresented) this.#skipToLatest()
  }

  /** Follows the source until the returned function is called. */
  follow(): () => void {
    const unsubscribe = this.#source.subscribe(this.#receiveState)
    const hide = () => document.hidden && !this.#isHeld && this.#skipToLatest()
    document.addEventListener('visibilitychange', hide)
    this.#receiveState()
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', hide)
      this.#latestStep = null
      this.#clearQueue()
    }
  }

  get #timeScale(): number {
    return this.stepDurationMs() / NORMAL_DURATION.ms
  }

  /** Milliseconds until everything received so far is presented. */
  get #remainingMs(): number {
    const waiting = this.#queue.reduce((sum, { durationMs }) => sum + durationMs, 0)
    return Math.max(0, this.#stageEndsAt - performance.now()) + waiting
  }

  #receiveState = (): void => {
    const state = this.#source.state()
    const before = this.#latestStep
    if (!state) {
      this.#latestStep = null
      this.#clearQueue()
      this.#store.set(null)
    } else if (before && !isJump(state) && isSameStep(before.state, state)) this.#updateCurrentStep(state)
    else {
      this.#latestStep = { state, receivedAt: performance.now() }
      if (!before) this.#waitsSince = performance.now()
      const isLate = this.#remainingMs > MAX_PRESENTATION_LAG_MS * this.#timeScale
      const isImmediate = state.stageStep || this.stepDurationMs() === 0 || document.hidden || isLate
      if (!before || (isImmediate && !this.#isHeld)) this.#skipToLatest()
      else this.#enqueueStep(this.#latestStep)
    }
  }

  /** Applies a change that is not a step: presence, a grimace, more time. */
  #updateCurrentStep(state: TableState): void {
    const step = this.#latestStep!
    const isElse = state.match !== step.state.match
    if (state.clock !== step.state.clock) step.receivedAt = performance.now()
    step.state = { ...state, newFacts: step.state.newFacts }
    const shown = this.state()!
    const { match, log, clock } = this.#queue.length > 0 ? shown : this.#stateAfter(step)
    this.#show({
      ...state,
      match,
      log,
      clock,
      newFacts: shown.newFacts,
      ...(shown.stageStep && { stageStep: shown.stageStep }),
    })
    if (isElse && this.#queue.length === 0) this.#reportPresented(this.#remainingMs)
  }

  #enqueueStep(of: PacedStep): void {
    const isWaiting = this.#queue.length > 0
    const stageSteps = this.#toStageSteps(of.state)
    let later = of.state.newFacts.length
    const waiting = stageSteps.map(({ facts, ms, isExclusive, concernsViewer }, i): QueuedStageStep => {
      later -= facts.length
      const time = isExclusive && !preferences.get().eventPanels ? NORMAL_DURATION.ms : ms
      return {
        step: of,
        facts,
        isExclusive,
        concernsViewer,
        laterFactCount: later,
        durationMs: time * this.#timeScale,
        isLast: i === stageSteps.length - 1,
      }
    })
    this.#queue = [...this.#queue, ...waiting]
    if (isWaiting) return
    const wait = this.#stageEndsAt - performance.now()
    if (this.#isHeld) this.#show(this.#withoutPrompt(this.state()!))
    else if (wait <= 0) this.#showNext()
    else {
      this.#show(this.#withoutPrompt(this.state()!))
      this.#timer = setTimeout(() => this.#showNext(), wait)
    }
  }

  #toStageSteps({ newFacts, match }: TableState): readonly ViewerStageStep<object>[] {
    const isActor = this.state()?.match.promptNumber === this.#answeredPromptNumber
    const viewer = { seat: match.own.seat, isActor }
    if (!this.#source.reportPresented) return toSharedStageSteps(newFacts, this.#pacing, viewer)
    return toPersonalStageSteps(newFacts, this.#pacing, {
      ...viewer,
      isAutomatic: this.#isAutomatic,
      isUnhurried: soloTempo(preferences.get()) === 'calm',
      waitedMs: this.waitedMs(),
      concernedMs: this.#concernedMs / this.#timeScale,
      isKnown: isSeenEvent,
    })
  }

  #showNext(): void {
    clearTimeout(this.#timer)
    const [next, ...queue] = this.#queue
    const { step, facts, laterFactCount, isLast, concernsViewer } = next
    if (concernsViewer || next.isExclusive) this.#isSkipping = false
    if (next.isExclusive) for (const fact of facts) noteSeenEvent(fact)
    const durationMs = this.#isSkipping ? 0 : next.durationMs
    this.#concernedMs = concernsViewer ? this.#concernedMs + durationMs : 0
    this.#queue = queue
    this.#stageEndsAt = performance.now() + durationMs
    const { state } = step
    const table = isLast
      ? this.#stateAfter(step)
      : { ...this.#withoutPrompt(this.state()!), log: state.log.slice(0, state.log.length - laterFactCount) }
    const { match, log, clock } = table
    this.#show({
      ...state,
      match,
      log,
      clock,
      newFacts: facts,
      stageStep: { durationMs, isLast, concernsViewer },
    })
    if (this.state()!.match.own.prompt !== null) this.#isSkipping = false
    if (queue.length > 0) this.#timer = setTimeout(() => this.#showNext(), durationMs)
    else this.#reportPresented(durationMs)
  }

  /** The state after a step, without its prompt if further steps are queued. */
  #stateAfter(step: PacedStep): TableState {
    return this.#queue.length > 0
      ? this.#withoutPrompt(step.state)
      : { ...step.state, clock: this.#clockAfter(step) }
  }

  /** The state while steps are queued: no prompt, except the one that was answered here. */
  #withoutPrompt(state: TableState): TableState {
    const { match, clock } = state
    const prompt = match.promptNumber === this.#answeredPromptNumber ? match.own.prompt : null
    // Returns the same object, so that React does not render the table again.
    if (prompt === match.own.prompt && !match.own.mayTakeBack && clock === null) return state
    return { ...state, match: { ...match, own: { ...match.own, prompt, mayTakeBack: false } }, clock: null }
  }

  #skipToLatest(): void {
    const step = this.#latestStep
    if (!step) return
    this.#clearQueue()
    const { state } = step
    if (this.stepDurationMs() === 0 && !this.#source.reportPresented) this.#show(state)
    else this.#show({ ...this.#stateAfter(step), stageStep: IMMEDIATE_STEP })
    this.#reportPresented(this.stepDurationMs())
  }

  /** The facts are never shared with the state before: steps are told apart by the identity of `newFacts`. */
  #show({ log, newFacts, clock, stageStep, ...table }: TableState): void {
    this.#store.set({
      ...shareStructure(this.state(), table),
      log,
      newFacts,
      clock,
      ...(stageStep && { stageStep }),
    })
  }

  #clearQueue(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#stageEndsAt = 0
  }

  #reportPresented(ms: number): void {
    this.#source.reportPresented?.(ms)
  }

  /** A server's clock runs during the presentation, so the elapsed time is subtracted; a worker waits for the page. */
  #clockAfter({ state, receivedAt }: PacedStep): ClockView | null {
    const { clock } = state
    if (!clock || this.#source.reportPresented) return clock
    if (this.#adjustedClock?.source !== clock) {
      const leftMs = Math.max(0, clock.leftMs - (performance.now() - receivedAt))
      this.#adjustedClock = { source: clock, adjusted: { leftMs, totalMs: clock.totalMs } }
    }
    return this.#adjustedClock.adjusted
  }
}

const isSameStep = (before: TableState, { newFacts }: TableState): boolean =>
  newFacts === before.newFacts || newFacts.length === 0
