import { type Answer, actsOf, type Beat, PATIENCE, PLAIN, TAKE_BACK } from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import { Store } from '../browser/store.ts'
import { preferences } from '../preferences/preferences.ts'
import { AT_ONCE, type TableSource, type TableState } from './source.ts'
import { unchanged } from './unchanged.ts'

/** A step that was heard, and is shown act by act. */
interface Step {
  state: TableState
  heardAt: number
}

interface Waiting {
  readonly of: Step
  readonly facts: readonly object[]
  /** How many facts of the step come after these. */
  readonly later: number
  readonly ms: number
  readonly isLast: boolean
}

/**
 * A table that tells one thing after the other: until the last act of a step the table lies as it did before, and
 * nothing is asked. Whoever is not there, or too far behind, sees at once how it lies.
 */
export class PacedTable implements TableSource {
  readonly #source: TableSource
  readonly #beatOf: (told: object) => Beat
  readonly #store: Store<TableState | null>
  /** What was heard last, shown or not. */
  #newest: Step | null = null
  #queue: readonly Waiting[] = []
  /** When what is on stage has been seen. */
  #seenAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The question that was answered here last. */
  #answered: number | null = null
  #clock: { readonly of: ClockView; readonly left: ClockView } | null = null

  constructor(source: TableSource, beatOf: (told: object) => Beat) {
    this.#source = source
    this.#beatOf = beatOf
    this.#store = new Store(source.state())
  }

  get pull() {
    return this.#source.pull
  }

  get vote() {
    return this.#source.vote
  }

  get window() {
    return this.#source.window
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  state = (): TableState | null => this.#store.get()
  beat = (): number => this.#source.beat()

  async answer(answer: Answer): Promise<boolean> {
    // What it was meant for is not asked any more.
    if (this.#queue.length > 0) return false
    this.#answered = this.state()?.match.promptNumber ?? null
    this.#seenAt = 0
    const isTaken = await this.#source.answer(answer)
    if (!isTaken) this.#answered = null
    return isTaken
  }

  takeBack(): void {
    this.#seenAt = 0
    this.#source.takeBack()
  }

  hurry(): void {
    if (this.#queue.length > 0) this.#next()
  }

  /** Shows what the source says, until it is told to stop. */
  follow(): () => void {
    const unsubscribe = this.#source.subscribe(this.#hear)
    const hide = () => document.hidden && this.#catchUp()
    document.addEventListener('visibilitychange', hide)
    this.#hear()
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', hide)
      this.#newest = null
      this.#drop()
    }
  }

  get #scale(): number {
    return this.beat() / PLAIN.ms
  }

  /** Milliseconds until all that was heard so far has been seen. */
  get #left(): number {
    const waiting = this.#queue.reduce((sum, { ms }) => sum + ms, 0)
    return Math.max(0, this.#seenAt - performance.now()) + waiting
  }

  #hear = (): void => {
    const state = this.#source.state()
    const before = this.#newest
    if (!state) {
      this.#newest = null
      this.#drop()
      this.#store.set(null)
    } else if (before && (state.fresh === before.state.fresh || state.fresh.length === 0))
      this.#refresh(state)
    else {
      this.#newest = { state, heardAt: performance.now() }
      const isLate = this.#left > PATIENCE * this.#scale
      if (!before || state.act || this.beat() === 0 || document.hidden || isLate) this.#catchUp()
      else this.#line(this.#newest)
    }
  }

  /** Something else about the table has changed: who is there, a face, more time. */
  #refresh(state: TableState): void {
    const step = this.#newest!
    const isElse = state.match !== step.state.match
    if (state.clock !== step.state.clock) step.heardAt = performance.now()
    step.state = { ...state, fresh: step.state.fresh }
    const shown = this.state()!
    const { match, log, clock } = this.#queue.length > 0 ? shown : this.#lastOf(step)
    this.#show({ ...state, match, log, clock, fresh: shown.fresh, ...(shown.act && { act: shown.act }) })
    if (isElse && this.#queue.length === 0) this.#tellShown(Math.max(this.beat(), this.#left))
  }

  #line(of: Step): void {
    const isWaiting = this.#queue.length > 0
    const acts = actsOf(of.state.fresh, this.#beatOf)
    let later = of.state.fresh.length
    const waiting = acts.map(({ facts, ms, isMoment }, i): Waiting => {
      later -= facts.length
      const time = isMoment && !preferences.get().eventPanels ? PLAIN.ms : ms
      return { of, facts, later, ms: time * this.#scale, isLast: i === acts.length - 1 }
    })
    this.#queue = [...this.#queue, ...waiting]
    if (isWaiting) return
    const wait = this.#seenAt - performance.now()
    if (wait <= 0) this.#next()
    else {
      this.#show(this.#before(this.state()!))
      this.#timer = setTimeout(() => this.#next(), wait)
    }
  }

  #next(): void {
    clearTimeout(this.#timer)
    const [{ of, facts, later, ms, isLast }, ...queue] = this.#queue
    this.#queue = queue
    this.#seenAt = performance.now() + ms
    const { state } = of
    const table = isLast
      ? this.#lastOf(of)
      : { ...this.#before(this.state()!), log: state.log.slice(0, state.log.length - later) }
    const { match, log, clock } = table
    this.#show({ ...state, match, log, clock, fresh: facts, act: { ms, isLast } })
    if (queue.length > 0) this.#timer = setTimeout(() => this.#next(), ms)
    else this.#tellShown(ms)
  }

  /** The table as it lies after a step; what it asked is over if something else has come since. */
  #lastOf(step: Step): TableState {
    return this.#queue.length > 0 ? this.#before(step.state) : { ...step.state, clock: this.#clockOf(step) }
  }

  /** The table while something else is still to be shown: nothing is asked, and what was answered lies there. */
  #before(state: TableState): TableState {
    const { match, clock } = state
    const prompt = match.promptNumber === this.#answered ? match.own.prompt : null
    // The same one, so that nobody draws it anew.
    if (prompt === match.own.prompt && !match.own.mayTakeBack && clock === null) return state
    return { ...state, match: { ...match, own: { ...match.own, prompt, mayTakeBack: false } }, clock: null }
  }

  #catchUp(): void {
    const step = this.#newest
    if (!step) return
    this.#drop()
    const { state } = step
    if (this.beat() === 0 && !this.#source.shown) this.#show(state)
    else this.#show({ ...this.#lastOf(step), act: AT_ONCE })
    this.#tellShown(this.beat())
  }

  /** By what is told, steps are told apart: that is never what it was. */
  #show({ log, fresh, clock, act, ...table }: TableState): void {
    this.#store.set({ ...unchanged(this.state(), table), log, fresh, clock, ...(act && { act }) })
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#seenAt = 0
  }

  #tellShown(ms: number): void {
    const { mayTakeBack } = this.state()!.match.own
    this.#source.shown?.(mayTakeBack ? Math.max(ms, TAKE_BACK * this.#scale) : ms)
  }

  /** A server's time runs while something is shown; a worker waits for the page. */
  #clockOf({ state, heardAt }: Step): ClockView | null {
    const { clock } = state
    if (!clock || this.#source.shown) return clock
    if (this.#clock?.of !== clock) {
      const left = Math.max(0, clock.left - (performance.now() - heardAt))
      this.#clock = { of: clock, left: { left, of: clock.of } }
    }
    return this.#clock.left
  }
}
