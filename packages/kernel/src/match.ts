import { type Answer, accepts } from './choice.ts'
import type { Game, Telling } from './game.ts'
import type { Prompt, Script, Seat } from './script.ts'

/** What somebody decided. */
export interface Decision {
  readonly seat: Seat
  readonly answer: Answer
}

/** Why an answer was not taken. A refused answer has changed nothing. */
export type Refusal<W> =
  | { readonly refused: 'over' }
  | { readonly refused: 'not-asked' }
  | { readonly refused: 'already-answered' }
  | { readonly refused: 'illegal'; readonly why: W | null }

/** A match at rest: the state at some question of the outer machine, and the answers since. */
export interface Saved {
  readonly state: unknown
  readonly since: readonly (readonly [Seat, Answer])[]
}

/** In `since`, in place of a seat: not an answer, but new randomness. */
const FATE: Seat = -1

/** How many answers a checkpoint may lie back: copying often slows down play, copying seldom slows down forking. */
const REACH = 16

/**
 * A match in play. The state is plain data; a running script is only a cache: the checkpoint, a copy of the state at a
 * moment without script, and `#since`, the answers that came after it, give the same script at the same point at any
 * time.
 */
export class Match<S extends Telling<F>, Q, F, W> {
  readonly game: Game<S, Q, F, W>
  readonly state: S
  #open: readonly Prompt<Q>[] = []
  #answers: (Answer | undefined)[] = []
  #missing = 0
  /** Whether the script asked several at once and so expects a list. */
  #several = false
  #script: Script<void, Q> | null = null
  #checkpoint: S | null = null
  readonly #since = new Decisions()

  constructor(game: Game<S, Q, F, W>, state: S) {
    this.game = game
    this.state = state
    this.#advance()
  }

  /** The open questions. Several are open at once only while sealed answers are collected. */
  get prompts(): readonly Prompt<Q>[] {
    return this.#open
  }

  get over(): boolean {
    return this.#open.length === 0
  }

  promptFor(seat: Seat): Prompt<Q> | null {
    const slot = this.#slotOf(seat)
    return slot < 0 || (this.#several && this.#answers[slot] !== undefined) ? null : this.#open[slot]
  }

  hasAnswered(seat: Seat): boolean {
    const slot = this.#slotOf(seat)
    return slot >= 0 && this.#answers[slot] !== undefined
  }

  answer(seat: Seat, answer: unknown): Refusal<W> | null {
    const slot = this.#slotOf(seat)
    const refusal = this.#judge(slot, answer)
    if (refusal === null) this.#commit(slot, answer as Answer)
    return refusal
  }

  /** What `answer` would say, without carrying anything out. */
  judge(seat: Seat, answer: unknown): Refusal<W> | null {
    return this.#judge(this.#slotOf(seat), answer)
  }

  #judge(slot: number, answer: unknown): Refusal<W> | null {
    if (slot < 0) return { refused: this.over ? 'over' : 'not-asked' }
    if (this.#several && this.#answers[slot] !== undefined) return { refused: 'already-answered' }
    const prompt = this.#open[slot]
    if (accepts(prompt.choice, answer)) return null
    return { refused: 'illegal', why: this.game.whyNot(this.state, prompt, answer) }
  }

  /** From here on chance takes another course: for matches that are imagined, not played. */
  reseed(seed: number): void {
    this.game.reseed(this.state, seed)
    this.#since.push(FATE, seed)
  }

  /** The facts since they were last taken. Facts are gathered from the first call of `listen` on. */
  takeFacts(): F[] {
    const { facts } = this.state
    if (!facts) return []
    this.state.facts = []
    return facts
  }

  listen(): void {
    this.state.facts ??= []
  }

  /** An independent copy, in the middle of an effect too. */
  fork(): Match<S, Q, F, W> {
    return this.replayed(this.game.copy(this.base, null), (_, answer) => answer)!
  }

  /**
   * This moment again, from another state before the running script and with other answers; null if one of those
   * answers does not fit there.
   */
  replayed(
    base: S,
    answerFor: (prompt: Prompt<Q>, answer: Answer) => Answer | null,
  ): Match<S, Q, F, W> | null {
    const twin = new Match(this.game, base)
    if (!this.#script) return twin
    for (const { seat, answer } of this.#since) {
      if (seat === FATE) {
        twin.reseed(answer as number)
        continue
      }
      const prompt = twin.promptFor(seat)
      if (!prompt || twin.answer(seat, answerFor(prompt, answer))) return null
    }
    return twin
  }

  /** The state that `replayed` starts from: this one, or the checkpoint while a script is running. */
  get base(): S {
    return this.#script ? this.#checkpoint! : this.state
  }

  save(): Saved {
    return {
      state: this.game.pack(this.base),
      since: this.#script ? Array.from(this.#since, ({ seat, answer }) => [seat, answer]) : [],
    }
  }

  static restore<S extends Telling<F>, Q, F, W>(game: Game<S, Q, F, W>, saved: Saved): Match<S, Q, F, W> {
    const match = new Match(game, game.unpack(saved.state))
    for (const [seat, answer] of saved.since) {
      if (seat === FATE) match.reseed(answer as number)
      else if (match.answer(seat, answer)) throw new Error('A saved match does not fit its rules.')
    }
    return match
  }

  #slotOf(seat: Seat): number {
    const open = this.#open
    for (let slot = 0; slot < open.length; slot++) if (open[slot].seat === seat) return slot
    return -1
  }

  #commit(slot: number, answer: Answer): void {
    const script = this.#script
    this.#since.push(this.#open[slot].seat, answer)
    if (!script) {
      this.game.act(this.state, answer)
      this.#advance()
      return
    }
    if (this.#several) {
      this.#answers[slot] = answer
      if (--this.#missing > 0) return
    }
    const asked = script.next(this.#several ? this.#answers : answer)
    if (asked.done) this.#advance()
    else this.#ask(asked.value)
  }

  /** Lets the outer machine go on, through any number of scripts, to the next question or the end. */
  #advance(): void {
    for (;;) {
      const script = this.game.script(this.state)
      if (!script) break
      if (this.#needsCheckpoint()) {
        this.#checkpoint = this.game.copy(this.state, this.#checkpoint)
        this.#since.clear()
      }
      this.#script = script
      const asked = script.next()
      if (!asked.done) {
        this.#ask(asked.value)
        return
      }
    }
    this.#script = null
    this.#askOne(this.game.prompt(this.state))
  }

  #needsCheckpoint(): boolean {
    const checkpoint = this.#checkpoint
    return !checkpoint || this.#since.length > REACH || this.game.isNewDeal(checkpoint, this.state)
  }

  #ask(asked: Prompt<Q> | readonly Prompt<Q>[]): void {
    if (!Array.isArray(asked)) {
      this.#askOne(asked as Prompt<Q>)
      return
    }
    this.#several = true
    this.#open = asked
    this.#missing = asked.length
    this.#answers = []
  }

  #askOne(prompt: Prompt<Q> | null): void {
    this.#several = false
    this.#open = prompt ? [prompt] : []
    this.#missing = 1
    this.#answers = NO_ANSWERS
  }
}

const NO_ANSWERS: (Answer | undefined)[] = []

/** A list of decisions that is used over and over: it keeps its room when it is cleared. */
class Decisions implements Iterable<Decision> {
  length = 0
  readonly #seats: Seat[] = []
  readonly #answers: Answer[] = []

  push(seat: Seat, answer: Answer): void {
    this.#seats[this.length] = seat
    this.#answers[this.length++] = answer
  }

  clear(): void {
    this.length = 0
  }

  *[Symbol.iterator](): Iterator<Decision> {
    for (let i = 0; i < this.length; i++) yield { seat: this.#seats[i], answer: this.#answers[i] }
  }
}
