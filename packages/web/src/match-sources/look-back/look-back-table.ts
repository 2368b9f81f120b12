import type { Answer } from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import { Store } from '../../browser/store.ts'
import type { PacedTable } from '../paced-table.ts'
import { shareStructure } from '../share-structure.ts'
import { IMMEDIATE_STEP, type TableSource, type TableState } from '../table-source.ts'
import type { PastMoment, PastState } from './past-states.ts'

/** The part of the present that a viewer has to know while looking back. */
export interface LookBackState {
  /** The viewer is asked, or something has happened to them since. */
  readonly notice: 'asked' | 'concerned' | null
  /** The clock of the present. */
  readonly clock: ClockView | null
  readonly promptNumber: number
  /** Whether the last moment that was asked for could not be loaded. */
  readonly hasFailed: boolean
}

const NO_FACTS: readonly object[] = []

/**
 * Shows a running match as it was before, while it goes on: nothing can be answered then. It shows the present of another
 * source otherwise. A match against bots waits meanwhile; one in a room does not.
 */
export class LookBackTable implements TableSource {
  readonly #live: PacedTable
  readonly #store: Store<TableState | null>
  /** The state that is shown; null in the present. */
  #shown: PastState | null = null
  #notice: LookBackState['notice'] = null
  #hasFailed = false
  /** Counts the moments that were asked for: only the last one is shown. */
  #lastRequest = 0
  /** The facts on stage when the viewer left the present or returned to it: they are not presented again. */
  #skippedFacts: readonly object[] | null = null

  constructor(live: PacedTable) {
    this.#live = live
    this.#store = new Store(live.state())
  }

  get isLookingBack(): boolean {
    return this.#shown !== null
  }

  get sendGrimace() {
    return this.#live.sendGrimace
  }

  get vote() {
    return this.#live.vote
  }

  get reactionWindow() {
    return this.#live.reactionWindow
  }

  get isCoached() {
    return this.isLookingBack || this.#live.isCoached
  }

  get allowsAutoAnswer() {
    return this.#live.allowsAutoAnswer
  }

  get goToFact() {
    return this.#live.pastStates ? this.#goToFact : this.#live.goToFact
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  state = (): TableState | null => this.#store.get()
  stepDurationMs = (): number => this.#live.stepDurationMs()
  waitedMs = (): number => this.#live.waitedMs()

  async answer(answer: Answer): Promise<boolean> {
    return !this.isLookingBack && this.#live.answer(answer)
  }

  takeBack(): void {
    if (!this.isLookingBack) this.#live.takeBack()
  }

  hold(isHeld: boolean): void {
    if (!this.isLookingBack) this.#live.hold(isHeld)
  }

  skipAhead(): void {
    if (!this.isLookingBack) this.#live.skipAhead()
  }

  showNext(): void {
    if (!this.isLookingBack) this.#live.showNext()
  }

  readonly lookBack = {
    step: (direction: 1 | -1): void => {
      if (!this.#shown) return
      const { number } = this.#shown
      void this.#goTo(direction === 1 ? { after: number } : { before: number })
    },
    end: (): void => this.#returnToPresent(),
  }

  /** Follows the present until the returned function is called. */
  follow(): () => void {
    const unsubscribe = this.#live.subscribe(this.#update)
    // On a hidden page the alerts of the present are what counts.
    const hide = () => document.hidden && this.#returnToPresent()
    document.addEventListener('visibilitychange', hide)
    const stop = this.#live.follow()
    this.#update()
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', hide)
      stop()
    }
  }

  #goToFact = (fact: object): void => void this.#goTo({ fact })

  /** After the last past state comes the present; before the first one there is nothing. */
  async #goTo(moment: PastMoment): Promise<void> {
    const request = ++this.#lastRequest
    try {
      const found = await this.#live.pastStates?.find(moment)
      if (request !== this.#lastRequest) return
      if (found) this.#show(found)
      else if ('after' in moment) this.#returnToPresent()
    } catch {
      if (request !== this.#lastRequest || !this.#shown) return
      this.#hasFailed = true
      this.#update()
    }
  }

  #show(found: PastState): void {
    if (!this.#shown) {
      this.#live.hold(true)
      this.#skippedFacts = this.#live.state()!.newFacts
      this.#notice = null
    }
    this.#hasFailed = false
    this.#shown = found
    this.#update()
  }

  #returnToPresent(): void {
    this.#lastRequest++
    if (!this.#shown) return
    this.#shown = null
    this.#live.catchUp()
    this.#skippedFacts = this.#live.state()?.newFacts ?? null
    this.#live.hold(false)
    this.#update()
  }

  #update = (): void => {
    const live = this.#live.state()
    if (this.#shown && !this.#live.pastStates) this.#returnToPresent()
    else
      this.#store.set(live && (this.#shown ? this.#pastTable(live, this.#shown) : this.#presentTable(live)))
  }

  #presentTable(live: TableState): TableState {
    if (live.newFacts !== this.#skippedFacts) return live
    return { ...live, newFacts: NO_FACTS, stageStep: IMMEDIATE_STEP }
  }

  #pastTable(live: TableState, { match, log }: PastState): TableState {
    const { prompt } = live.match.own
    const isConcerned = live.stageStep?.concernsViewer && live.newFacts !== this.#skippedFacts
    if (prompt !== null) this.#notice = 'asked'
    else if (this.#notice === 'asked' || isConcerned) this.#notice = 'concerned'
    const shown = this.#store.get()
    return {
      ...live,
      match: shareStructure(shown?.match, {
        ...match,
        own: { ...match.own, prompt: null, mayTakeBack: false },
      }),
      clock: null,
      log,
      newFacts: NO_FACTS,
      stageStep: IMMEDIATE_STEP,
      lookBack: {
        notice: this.#notice,
        clock: live.clock,
        promptNumber: live.match.promptNumber,
        hasFailed: this.#hasFailed,
      },
    }
  }
}
