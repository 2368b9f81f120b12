import {
  type Answer,
  type FactPacing,
  findStop,
  type MatchRecord,
  NORMAL_DURATION,
  type RecordCheck,
  type ReplayStep,
  type ReplayView,
  type ReplayViewer,
  type Seat,
  type StepUnit,
  toSharedStageSteps,
  totalMs,
  type UnreadableMatch,
} from '@slapwise/kernel'
import { Store } from '../../browser/store.ts'
import { preferences } from '../../preferences/preferences.ts'
import type { Continuation, PlayOnStart } from '../local/continue-replay.ts'
import { IMMEDIATE_STEP, type TablePlayer, type TableSource, type TableState } from '../table-source.ts'
import type { ReplayRequest, ReplayUpdate } from './replay-host.ts'

/** The speeds of playing, as multiples of a table's own. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4, 8] as const

export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** A follower hears of a step a little before or after the one before has been presented. */
const FOLLOWING_TOLERANCE_MS = 400

/** The moment of a replay, and who looks at it: what a link to it has to name. */
export interface ReplayMoment {
  readonly index: number
  readonly viewer: ReplayViewer
}

export interface ReplayControls extends ReplayMoment {
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
}

/** An opened record: the same for every viewer. */
export interface ReplayTimeline {
  readonly steps: readonly ReplayStep[]
  readonly checks: readonly RecordCheck[]
}

/** `replay-failed`: the worker could not be loaded, or has thrown an exception. */
export type ReplayOpenFailure = UnreadableMatch | { readonly code: 'replay-failed' }

/** A question to the viewer of a replay: what if this decision had been another one? */
export interface WhatIfQuestion {
  readonly decisionIndex: number
  readonly seat: Seat
  /** Null while the table asks for it. */
  readonly answer: Answer | null
  /** Whether the table was given the answer of the match, which is no other one. */
  readonly isUnchanged: boolean
}

interface ReplayOptions {
  readonly record: MatchRecord
  readonly players: readonly TablePlayer[]
  readonly worker: Worker
  readonly pacing: FactPacing<object>
  readonly start: ReplayMoment
}

/**
 * A finished match as the source of a table: it shows any moment to any viewer, and takes no answers but those to
 * `askWhatIf`, which change nothing. Jumps are shown at once; a single step forward, and playing, show the facts on the way.
 */
export class ReplaySource implements TableSource {
  readonly sendGrimace = null
  readonly vote = null
  readonly reactionWindow = null
  readonly allowsAutoAnswer = false
  /** Nothing introduces itself: it has all happened already. */
  readonly isCoached = true
  /** Null until the record is opened. A failure of the worker replaces an opened timeline. */
  readonly timeline = new Store<ReplayTimeline | ReplayOpenFailure | null>(null)
  readonly controls: Store<ReplayControls>
  /** Null while nobody asks for another answer. */
  readonly whatIf = new Store<WhatIfQuestion | null>(null)
  readonly #options: ReplayOptions
  #players: readonly TablePlayer[]
  /** The viewer before `askWhatIf`. */
  #viewerBefore: ReplayViewer = null
  #resolveContinuation: ((continuation: Continuation | null) => void) | null = null
  readonly #state = new Store<TableState | null>(null)
  readonly #factsByViewer = new Map<ReplayViewer, readonly object[]>()
  /** The number of facts up to and including each step. */
  #factEnds: readonly number[] = []
  /** The moment that is shown; null before the first. */
  #shown: ReplayMoment | null = null
  /** Whether the moment that was asked for last follows on the shown one, and its facts are shown. */
  #isStepping = false
  /** The time (`performance.now`) at which the facts on stage have been presented. */
  #stageEndsAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: ReplayOptions) {
    this.#options = options
    this.#players = options.players
    this.controls = new Store<ReplayControls>({ ...options.start, isPlaying: false, speed: 1 })
    options.worker.onmessage = ({ data }: MessageEvent<ReplayUpdate>) => this.#receive(data)
    options.worker.onerror = () => this.#fail()
    this.#send({ type: 'open', record: options.record })
    document.addEventListener('visibilitychange', this.#pauseIfHidden)
  }

  subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener)
  state = (): TableState | null => this.#state.get()
  stepDurationMs = (): number => NORMAL_DURATION.ms / this.controls.get().speed
  /** Keeps the answer as a hypothesis. It is never taken: the table stays as it was, and may be asked again. */
  answer = async (answer: Answer): Promise<boolean> => {
    const question = this.whatIf.get()
    if (!question) return false
    const [, given] = this.#options.record.decisions[question.decisionIndex]
    const isUnchanged = String(given) === String(answer)
    this.whatIf.set({ ...question, isUnchanged, answer: isUnchanged ? null : answer })
    return false
  }
  takeBack = (): void => {}

  close(): void {
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#pauseIfHidden)
    this.#options.worker.terminate()
  }

  /** Shows the state after `index` decisions at once. */
  goTo(index: number): void {
    this.#change({ index: this.#clamp(index), isPlaying: false })
  }

  goToFact = (fact: object): void => {
    const factIndex = this.#facts.indexOf(fact)
    if (factIndex >= 0) this.goTo(this.#factEnds.findIndex((end) => end > factIndex))
  }

  /** A single decision forward is played, unless the one before is still on stage. */
  step(unit: StepUnit, direction: 1 | -1): void {
    const isPresented = performance.now() >= this.#stageEndsAt
    this.#change(
      { index: this.#findStop(unit, direction), isPlaying: false },
      {
        isStepping: unit === 'decision' && direction === 1 && isPresented,
      },
    )
  }

  /** Shows the prompt of a decision to the player who gave it; `answer` is the other answer, if it is known already. */
  askWhatIf(decisionIndex: number, answer: Answer | null = null): void {
    const [seat] = this.#options.record.decisions[decisionIndex]
    if (!this.whatIf.get()) this.#viewerBefore = this.controls.get().viewer
    this.whatIf.set({ decisionIndex, seat, answer, isUnchanged: false })
    this.#change({ index: decisionIndex, viewer: seat, isPlaying: false })
  }

  endWhatIf(): void {
    this.whatIf.set(null)
    this.#change({ viewer: this.#viewerBefore })
  }

  /** The match against bots that begins here; null if there is none. */
  playOn(start: PlayOnStart): Promise<Continuation | null> {
    return new Promise((resolve) => {
      this.#resolveContinuation = resolve
      this.#send({ type: 'play-on', ...start })
    })
  }

  /** Shows a moment that somebody else has moved to: a single decision forward is played. */
  follow({ index, viewer }: ReplayMoment): void {
    const now = this.controls.get()
    const isNext = index === now.index + 1 && viewer === now.viewer
    const isPresented = performance.now() + FOLLOWING_TOLERANCE_MS >= this.#stageEndsAt
    this.#change(
      { index: this.#clamp(index), viewer, isPlaying: false },
      { isStepping: isNext && isPresented },
    )
  }

  setViewer(viewer: ReplayViewer): void {
    this.#change({ viewer })
  }

  /** Shows the players with other faces. */
  setPlayers(players: readonly TablePlayer[]): void {
    this.#players = players
    const state = this.#state.get()
    if (state) this.#state.set({ ...state, players })
  }

  setSpeed(speed: ReplaySpeed): void {
    this.controls.set({ ...this.controls.get(), speed })
  }

  /** Plays on, from the beginning if it has come to the end. */
  togglePlaying(): void {
    const { isPlaying, index } = this.controls.get()
    if (isPlaying) this.pause()
    else if (index === this.#lastIndex) this.#change({ index: 0, isPlaying: true })
    else {
      this.controls.set({ ...this.controls.get(), isPlaying: true })
      this.#playNext()
    }
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.controls.set({ ...this.controls.get(), isPlaying: false })
  }

  #pauseIfHidden = (): void => {
    if (document.hidden) this.pause()
  }

  get #lastIndex(): number {
    return Math.max(0, this.#factEnds.length - 1)
  }

  get #facts(): readonly object[] {
    return this.#factsByViewer.get(this.controls.get().viewer) ?? []
  }

  #clamp(index: number): number {
    return Math.min(Math.max(index, 0), this.#lastIndex)
  }

  #findStop(unit: StepUnit, direction: 1 | -1): number {
    const timeline = this.timeline.get()
    const { index } = this.controls.get()
    return timeline && 'steps' in timeline ? findStop(timeline.steps, index, unit, direction) : index
  }

  #change(change: Partial<ReplayControls>, { isStepping = false } = {}): void {
    clearTimeout(this.#timer)
    this.controls.set({ ...this.controls.get(), ...change })
    // A line of the log has led elsewhere.
    if (this.whatIf.get() && this.whatIf.get()!.decisionIndex !== this.controls.get().index)
      this.whatIf.set(null)
    this.#isStepping = isStepping
    const { index, viewer } = this.controls.get()
    this.#send({ type: 'show', index, viewer })
  }

  #playNext = (): void => {
    const { index } = this.controls.get()
    if (index === this.#lastIndex) this.pause()
    else this.#change({ index: this.#findStop('decision', 1) }, { isStepping: true })
  }

  #send(request: ReplayRequest): void {
    this.#options.worker.postMessage(request)
  }

  #receive(update: ReplayUpdate): void {
    switch (update.type) {
      case 'failed':
        this.timeline.set(update.error)
        break
      case 'opened': {
        let end = 0
        this.#factEnds = update.steps.map(({ factCount }) => (end += factCount))
        this.timeline.set(update)
        this.#change({ index: this.#clamp(this.controls.get().index) })
        break
      }
      case 'facts':
        this.#factsByViewer.set(update.viewer, update.facts)
        break
      case 'view': {
        const { index, viewer } = this.controls.get()
        // Otherwise it is outdated: the scrubber has been moved on since.
        if (update.index === index && update.viewer === viewer) this.#show(update.view)
        break
      }
      case 'continuation':
        this.#resolveContinuation?.(update.continuation)
    }
  }

  #fail(): void {
    this.pause()
    this.timeline.set({ code: 'replay-failed' })
    this.#resolveContinuation?.(null)
  }

  #show(view: ReplayView): void {
    const { record } = this.#options
    const { index, viewer, isPlaying } = this.controls.get()
    const end = this.#factEnds[index]
    const isStep = this.#isStepping && this.#shown?.viewer === viewer && this.#shown.index < index
    const newFacts = isStep ? this.#facts.slice(this.#factEnds[this.#shown!.index], end) : []
    this.#shown = { index, viewer }
    const prompt = this.whatIf.get() ? view.own.prompt : null
    this.#state.set({
      settings: record.settings,
      rulesVersion: record.rulesVersion,
      players: this.#players,
      match: { ...view, own: { ...view.own, prompt, mayTakeBack: false }, clock: null },
      clock: null,
      log: this.#facts.slice(0, end),
      newFacts,
      ...(newFacts.length === 0 && { stageStep: IMMEDIATE_STEP }),
    })
    const ms = newFacts.length > 0 ? this.#presentationMs(newFacts) : 0
    this.#stageEndsAt = performance.now() + ms
    if (isPlaying) this.#timer = setTimeout(this.#playNext, Math.max(ms, this.stepDurationMs()))
  }

  /** Milliseconds for which these facts are on stage, as `PacedTable` shows them. */
  #presentationMs(facts: readonly object[]): number {
    const { viewer } = this.controls.get()
    const seat = viewer === 'all-open' ? null : viewer
    const stageSteps = toSharedStageSteps(facts, this.#options.pacing, { seat, isActor: false })
    const { eventPanels } = preferences.get()
    const shown = stageSteps.map(({ ms, isExclusive }) => ({
      ms: isExclusive && !eventPanels ? NORMAL_DURATION.ms : ms,
    }))
    return totalMs(shown) / this.controls.get().speed
  }
}
