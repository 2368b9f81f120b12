import { type Answer, isLegalAnswer } from '../choice/choice.ts'
import type { SeatTakeover } from './fact.ts'
import { MatchEngine } from './match-engine.ts'
import type { MatchPosition } from './position.ts'
import type { BaseState, Rules } from './rules.ts'
import type { Prompt, Seat } from './script.ts'

/** What somebody decided. */
export interface Decision {
  readonly seat: Seat
  readonly answer: Answer
}

/** Why an answer was not taken. A refused answer has changed nothing. */
export type AnswerError<W> =
  | { readonly code: 'over' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'already-answered' }
  | { readonly code: 'illegal'; readonly reason: W | null }
  /** It cannot be taken back, or not any more. */
  | { readonly code: 'final' }

/** A match at rest: the state at some earlier moment, the answers since, and how many of them can be taken back. */
export interface SavedMatch {
  readonly state: unknown
  readonly answersSince: readonly (readonly [Seat, Answer])[]
  readonly revocableCount: number
}

/** In `since`, in place of a seat: not an answer, but new randomness, and who imagines it. */
const RESEED: Seat = -1
type ReseedArguments = readonly [seed: number, viewer: Seat]

/** The seat of the last answer before there was any. */
const NO_SEAT: Seat = -1

/** How many answers a checkpoint may lie back: copying often slows down play, copying seldom slows down forking. */
const MAX_ANSWERS_SINCE_CHECKPOINT = 8

/**
 * A match in play. The state is plain data; a running script is only a cache: the checkpoint, a copy of the state at a
 * moment without script, and `#since`, the answers that came after it, give the same script at the same point at any
 * time.
 */
export class Match<S extends BaseState<F>, Q, F, W> implements MatchPosition<S, Q> {
  readonly rules: Rules<S, Q, F, W>
  readonly state: S
  readonly #engine: MatchEngine<S, Q, F, W>
  #checkpoint: S | null = null
  readonly #answersSince = new DecisionBuffer()
  /** Who answered last, and how many of their answers in a row can be taken back: those are all in `#since`. */
  #lastDecider: Seat = NO_SEAT
  #revocableCount = 0

  constructor(rules: Rules<S, Q, F, W>, state: S) {
    this.rules = rules
    this.state = state
    this.#engine = new MatchEngine(rules, state, () => {
      if (this.#isCheckpointOutdated()) this.#setCheckpoint()
    })
  }

  /** A new match: the same rules and seed give the same one. Whoever wants to hear what happens listens from the start. */
  static start<S extends BaseState<F>, Q, F, W>(
    rules: Rules<S, Q, F, W>,
    seed: string,
    isHeard = false,
  ): Match<S, Q, F, W> {
    return new Match(rules, rules.createState(seed, isHeard))
  }

  get prompts(): readonly Prompt<Q>[] {
    return this.#engine.prompts
  }

  get isOver(): boolean {
    return this.#engine.isOver
  }

  promptFor(seat: Seat): Prompt<Q> | null {
    return this.#engine.promptFor(seat)
  }

  hasAnswered(seat: Seat): boolean {
    return this.#engine.hasAnswered(seat)
  }

  answer(seat: Seat, answer: unknown): AnswerError<W> | null {
    const slot = this.#engine.promptIndexOf(seat)
    const refusal = this.#validateAnswer(slot, answer)
    if (refusal === null) this.#applyAnswer(slot, answer as Answer)
    return refusal
  }

  /** What `answer` would say, without carrying anything out. */
  validateAnswer(seat: Seat, answer: unknown): AnswerError<W> | null {
    return this.#validateAnswer(this.#engine.promptIndexOf(seat), answer)
  }

  #validateAnswer(slot: number, answer: unknown): AnswerError<W> | null {
    if (slot < 0) return { code: this.isOver ? 'over' : 'not-asked' }
    if (this.#engine.isAnswered(slot)) return { code: 'already-answered' }
    const prompt = this.prompts[slot]
    if (isLegalAnswer(prompt.choice, answer)) return null
    return { code: 'illegal', reason: this.rules.explainIllegal(this.state, prompt, answer) }
  }

  /** What is revealed is told by the facts: where nobody listens, every answer is final. */
  mayTakeBack(seat: Seat): boolean {
    return this.#revocableCount > 0 && seat === this.#lastDecider && !this.#engine.isCollectingSealed
  }

  /** How many of the last answers can be taken back, one after the other. */
  get revocableCount(): number {
    return this.#revocableCount
  }

  takeBack(seat: Seat): AnswerError<W> | null {
    if (!this.mayTakeBack(seat)) return { code: 'final' }
    const { facts } = this.state
    const revocable = this.#revocableCount - 1
    const decisions = [...this.#answersSince]
    const last = decisions.findLastIndex((decision) => decision.seat === seat)
    Object.assign(this.state, this.rules.copyState(this.#checkpoint!, null))
    this.#answersSince.clear()
    this.#engine.advance()
    // What others decided before stays final: they have seen what is taken back now, and may not go back for it.
    this.#replayDecisions(decisions.toSpliced(last, 1), revocable)
    this.state.facts = facts && [...facts, this.rules.takeBackFact(seat)]
    return null
  }

  /** All answers so far are final. */
  finalizeAnswers(): void {
    this.#revocableCount = 0
  }

  /** A seat gets another player: what was decided before is final, since nobody may take back somebody else's answer. */
  handOverSeat(news: SeatTakeover): void {
    this.finalizeAnswers()
    this.state.facts?.push(this.rules.takeoverFact(news))
  }

  /** From here on chance takes another course: for matches that are imagined, not played. */
  reseed(seed: number, viewer: Seat): void {
    this.rules.reseed(this.state, seed, viewer)
    this.#answersSince.push(RESEED, [seed, viewer])
  }

  /** The facts since they were last taken. Facts are gathered from the first call of `listen` on. */
  takeFacts(): F[] {
    const { facts } = this.state
    if (!facts) return []
    this.state.facts = []
    return facts
  }

  collectFacts(): void {
    this.state.facts ??= []
  }

  /** An independent copy, in the middle of an effect too. */
  fork(): Match<S, Q, F, W> {
    const twin = new Match(this.rules, this.rules.copyState(this.#copyBase, null))
    twin.#replayDecisions(this.#answersSinceCopyBase, this.#revocableCount)
    return twin
  }

  /**
   * This moment again, from another state before the running script and with other answers; null if one of those
   * answers does not fit there. All of them are final, but for those that are still sealed: nobody has given them.
   */
  replayFrom(
    replayBase: S,
    answerFor: (prompt: Prompt<Q>, answer: Answer) => Answer | null,
  ): Match<S, Q, F, W> | null {
    const twin = new Match(this.rules, replayBase)
    if (!this.#engine.isScriptRunning) return twin
    let open = this.#answersSince.length - this.#engine.sealedCount
    for (const { seat, answer } of this.#answersSince) {
      if (open-- === 0) break
      if (seat === RESEED) {
        twin.reseed(...(answer as ReseedArguments))
        continue
      }
      const prompt = twin.promptFor(seat)
      if (!prompt || twin.answer(seat, answerFor(prompt, answer))) return null
    }
    return twin
  }

  /** Goes on from here without checks and memory, in a copy of the state that is written over `spare`. */
  startSimulation(spare: S | null): MatchEngine<S, Q, F, W> {
    const machine = new MatchEngine(this.rules, this.rules.copyState(this.#copyBase, spare))
    for (const { seat, answer } of this.#answersSinceCopyBase) {
      if (seat === RESEED) this.rules.reseed(machine.state, ...(answer as ReseedArguments))
      else machine.applyAnswer(machine.promptIndexOf(seat), answer)
    }
    return machine
  }

  /** The state that `replayed` starts from: this one, or the checkpoint while a script is running. */
  get base(): S {
    return this.#engine.isScriptRunning ? this.#checkpoint! : this.state
  }

  save(): SavedMatch {
    return {
      state: this.rules.serialize(this.#copyBase),
      answersSince: Array.from(this.#answersSinceCopyBase, ({ seat, answer }) => [seat, answer]),
      revocableCount: this.#revocableCount,
    }
  }

  static restore<S extends BaseState<F>, Q, F, W>(
    rules: Rules<S, Q, F, W>,
    saved: SavedMatch,
  ): Match<S, Q, F, W> {
    const match = new Match(rules, rules.deserialize(saved.state))
    const since = saved.answersSince.map(([seat, answer]) => ({ seat, answer }))
    match.#replayDecisions(since, saved.revocableCount)
    return match
  }

  /** Where a copy has to start from: also before what can be taken back. */
  get #copyBase(): S {
    return this.#isCheckpointNeeded ? this.#checkpoint! : this.state
  }

  get #answersSinceCopyBase(): Iterable<Decision> {
    return this.#isCheckpointNeeded ? this.#answersSince : []
  }

  get #isCheckpointNeeded(): boolean {
    return this.#engine.isScriptRunning || this.#revocableCount > 0
  }

  /** Gives answers again that were given before. */
  #replayDecisions(decisions: Iterable<Decision>, revocable: number): void {
    for (const { seat, answer } of decisions) {
      if (seat === RESEED) this.reseed(...(answer as ReseedArguments))
      else if (this.answer(seat, answer)) throw new Error('A saved match does not fit its rules.')
    }
    this.#revocableCount = revocable
  }

  #applyAnswer(slot: number, answer: Answer): void {
    const { seat } = this.prompts[slot]
    const { facts } = this.state
    const heard = facts === null ? 0 : facts.length
    const luck = facts === null ? 0 : this.rules.randomCounter(this.state)
    const isSealed = this.#engine.isCollectingSealed
    if (seat !== this.#lastDecider) this.#revocableCount = 0
    if (!this.#engine.isScriptRunning) this.#refreshCheckpoint(seat)
    this.#lastDecider = seat
    this.#answersSince.push(seat, answer)
    this.#engine.applyAnswer(slot, answer)
    const isFinal = facts === null || isSealed || this.#hasRevealed(seat, heard, luck)
    this.#revocableCount = isFinal ? 0 : this.#revocableCount + 1
  }

  #hasRevealed(seat: Seat, heard: number, luck: number): boolean {
    const facts = this.state.facts!
    for (let i = heard; i < facts.length; i++) if (this.rules.isRevealing(facts[i], seat)) return true
    return this.rules.randomCounter(this.state) !== luck
  }

  /** Before an answer of the outer machine. What somebody may take back lies behind the checkpoint, not before it. */
  #refreshCheckpoint(seat: Seat): void {
    const isFar = this.#answersSince.length > MAX_ANSWERS_SINCE_CHECKPOINT && seat !== this.#lastDecider
    if (isFar || this.#isCheckpointOutdated()) this.#setCheckpoint()
  }

  /** Whether there is no checkpoint yet in this deal. */
  #isCheckpointOutdated(): boolean {
    return this.#checkpoint === null || this.rules.isNewDeal(this.#checkpoint, this.state)
  }

  #setCheckpoint(): void {
    this.#checkpoint = this.rules.copyState(this.state, this.#checkpoint)
    this.#answersSince.clear()
  }
}

/** A list of decisions that is used over and over: it keeps its room when it is cleared. */
class DecisionBuffer implements Iterable<Decision> {
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
