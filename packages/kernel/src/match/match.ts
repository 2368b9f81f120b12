import { type Answer, accepts } from '../choice/choice.ts'
import type { TookOver } from './fact.ts'
import { Machine } from './machine.ts'
import type { Position } from './position.ts'
import type { Rules, Telling } from './rules.ts'
import type { Prompt, Seat } from './script.ts'

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
  /** It cannot be taken back, or not any more. */
  | { readonly refused: 'final' }

/** A match at rest: the state at some earlier moment, the answers since, and how many of them can be taken back. */
export interface Saved {
  readonly state: unknown
  readonly since: readonly (readonly [Seat, Answer])[]
  readonly revocable: number
}

/** In `since`, in place of a seat: not an answer, but new randomness, and who imagines it. */
const FATE: Seat = -1
type Fate = readonly [seed: number, viewer: Seat]

/** The seat of the last answer before there was any. */
const NOBODY: Seat = -1

/** How many answers a checkpoint may lie back: copying often slows down play, copying seldom slows down forking. */
const REACH = 8

/**
 * A match in play. The state is plain data; a running script is only a cache: the checkpoint, a copy of the state at a
 * moment without script, and `#since`, the answers that came after it, give the same script at the same point at any
 * time.
 */
export class Match<S extends Telling<F>, Q, F, W> implements Position<S, Q> {
  readonly rules: Rules<S, Q, F, W>
  readonly state: S
  readonly #machine: Machine<S, Q, F, W>
  #checkpoint: S | null = null
  readonly #since = new Decisions()
  /** Who answered last, and how many of their answers in a row can be taken back: those are all in `#since`. */
  #decider: Seat = NOBODY
  #revocable = 0

  constructor(rules: Rules<S, Q, F, W>, state: S) {
    this.rules = rules
    this.state = state
    this.#machine = new Machine(rules, state, () => {
      if (this.#isBeforeDeal()) this.#setCheckpoint()
    })
  }

  /** A new match: the same rules and seed give the same one. Whoever wants to hear what happens listens from the start. */
  static start<S extends Telling<F>, Q, F, W>(
    rules: Rules<S, Q, F, W>,
    seed: string,
    isHeard = false,
  ): Match<S, Q, F, W> {
    return new Match(rules, rules.begin(seed, isHeard))
  }

  get prompts(): readonly Prompt<Q>[] {
    return this.#machine.prompts
  }

  get over(): boolean {
    return this.#machine.over
  }

  promptFor(seat: Seat): Prompt<Q> | null {
    return this.#machine.promptFor(seat)
  }

  hasAnswered(seat: Seat): boolean {
    return this.#machine.hasAnswered(seat)
  }

  answer(seat: Seat, answer: unknown): Refusal<W> | null {
    const slot = this.#machine.slotOf(seat)
    const refusal = this.#judge(slot, answer)
    if (refusal === null) this.#commit(slot, answer as Answer)
    return refusal
  }

  /** What `answer` would say, without carrying anything out. */
  judge(seat: Seat, answer: unknown): Refusal<W> | null {
    return this.#judge(this.#machine.slotOf(seat), answer)
  }

  #judge(slot: number, answer: unknown): Refusal<W> | null {
    if (slot < 0) return { refused: this.over ? 'over' : 'not-asked' }
    if (this.#machine.isAnswered(slot)) return { refused: 'already-answered' }
    const prompt = this.prompts[slot]
    if (accepts(prompt.choice, answer)) return null
    return { refused: 'illegal', why: this.rules.whyNot(this.state, prompt, answer) }
  }

  /** What is revealed is told by the facts: where nobody listens, every answer is final. */
  mayTakeBack(seat: Seat): boolean {
    return this.#revocable > 0 && seat === this.#decider && !this.#machine.isSealing
  }

  /** How many of the last answers can be taken back, one after the other. */
  get revocable(): number {
    return this.#revocable
  }

  takeBack(seat: Seat): Refusal<W> | null {
    if (!this.mayTakeBack(seat)) return { refused: 'final' }
    const { facts } = this.state
    const revocable = this.#revocable - 1
    const decisions = [...this.#since]
    const last = decisions.findLastIndex((decision) => decision.seat === seat)
    Object.assign(this.state, this.rules.copy(this.#checkpoint!, null))
    this.#since.clear()
    this.#machine.goOn()
    // What others decided before stays final: they have seen what is taken back now, and may not go back for it.
    this.#follow(decisions.toSpliced(last, 1), revocable)
    this.state.facts = facts && [...facts, this.rules.takenBack(seat)]
    return null
  }

  /** All answers so far are final. */
  settle(): void {
    this.#revocable = 0
  }

  /** A seat gets another player: what was decided before is final, since nobody may take back somebody else's answer. */
  handOver(news: TookOver): void {
    this.settle()
    this.state.facts?.push(this.rules.tookOver(news))
  }

  /** From here on chance takes another course: for matches that are imagined, not played. */
  reseed(seed: number, viewer: Seat): void {
    this.rules.reseed(this.state, seed, viewer)
    this.#since.push(FATE, [seed, viewer])
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
    const twin = new Match(this.rules, this.rules.copy(this.#past, null))
    twin.#follow(this.#sincePast, this.#revocable)
    return twin
  }

  /**
   * This moment again, from another state before the running script and with other answers; null if one of those
   * answers does not fit there. All of them are final, but for those that are still sealed: nobody has given them.
   */
  replayed(
    base: S,
    answerFor: (prompt: Prompt<Q>, answer: Answer) => Answer | null,
  ): Match<S, Q, F, W> | null {
    const twin = new Match(this.rules, base)
    if (!this.#machine.isInScript) return twin
    let open = this.#since.length - this.#machine.sealed
    for (const { seat, answer } of this.#since) {
      if (open-- === 0) break
      if (seat === FATE) {
        twin.reseed(...(answer as Fate))
        continue
      }
      const prompt = twin.promptFor(seat)
      if (!prompt || twin.answer(seat, answerFor(prompt, answer))) return null
    }
    return twin
  }

  /** Goes on from here without checks and memory, in a copy of the state that is written over `spare`. */
  rehearsal(spare: S | null): Machine<S, Q, F, W> {
    const machine = new Machine(this.rules, this.rules.copy(this.#past, spare))
    for (const { seat, answer } of this.#sincePast) {
      if (seat === FATE) this.rules.reseed(machine.state, ...(answer as Fate))
      else machine.carryOut(machine.slotOf(seat), answer)
    }
    return machine
  }

  /** The state that `replayed` starts from: this one, or the checkpoint while a script is running. */
  get base(): S {
    return this.#machine.isInScript ? this.#checkpoint! : this.state
  }

  save(): Saved {
    return {
      state: this.rules.pack(this.#past),
      since: Array.from(this.#sincePast, ({ seat, answer }) => [seat, answer]),
      revocable: this.#revocable,
    }
  }

  static restore<S extends Telling<F>, Q, F, W>(rules: Rules<S, Q, F, W>, saved: Saved): Match<S, Q, F, W> {
    const match = new Match(rules, rules.unpack(saved.state))
    const since = saved.since.map(([seat, answer]) => ({ seat, answer }))
    match.#follow(since, saved.revocable)
    return match
  }

  /** Where a copy has to start from: also before what can be taken back. */
  get #past(): S {
    return this.#needsPast ? this.#checkpoint! : this.state
  }

  get #sincePast(): Iterable<Decision> {
    return this.#needsPast ? this.#since : []
  }

  get #needsPast(): boolean {
    return this.#machine.isInScript || this.#revocable > 0
  }

  /** Gives answers again that were given before. */
  #follow(decisions: Iterable<Decision>, revocable: number): void {
    for (const { seat, answer } of decisions) {
      if (seat === FATE) this.reseed(...(answer as Fate))
      else if (this.answer(seat, answer)) throw new Error('A saved match does not fit its rules.')
    }
    this.#revocable = revocable
  }

  #commit(slot: number, answer: Answer): void {
    const { seat } = this.prompts[slot]
    const { facts } = this.state
    const heard = facts === null ? 0 : facts.length
    const luck = facts === null ? 0 : this.rules.luck(this.state)
    const isSealed = this.#machine.isSealing
    if (seat !== this.#decider) this.#revocable = 0
    if (!this.#machine.isInScript) this.#keepCheckpoint(seat)
    this.#decider = seat
    this.#since.push(seat, answer)
    this.#machine.carryOut(slot, answer)
    const isFinal = facts === null || isSealed || this.#hasRevealed(seat, heard, luck)
    this.#revocable = isFinal ? 0 : this.#revocable + 1
  }

  #hasRevealed(seat: Seat, heard: number, luck: number): boolean {
    const facts = this.state.facts!
    for (let i = heard; i < facts.length; i++) if (this.rules.reveals(facts[i], seat)) return true
    return this.rules.luck(this.state) !== luck
  }

  /** Before an answer of the outer machine. What somebody may take back lies behind the checkpoint, not before it. */
  #keepCheckpoint(seat: Seat): void {
    const isFar = this.#since.length > REACH && seat !== this.#decider
    if (isFar || this.#isBeforeDeal()) this.#setCheckpoint()
  }

  /** Whether there is no checkpoint yet in this deal. */
  #isBeforeDeal(): boolean {
    return this.#checkpoint === null || this.rules.isNewDeal(this.#checkpoint, this.state)
  }

  #setCheckpoint(): void {
    this.#checkpoint = this.rules.copy(this.state, this.#checkpoint)
    this.#since.clear()
  }
}

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
