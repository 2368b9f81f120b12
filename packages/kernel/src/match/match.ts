import { type Answer, isLegalAnswer } from '../choice/choice.ts'
import type { SeatTakeover } from './fact.ts'
import { MatchEngine } from './match-engine.ts'
import type { MatchPosition } from './position.ts'
import type { BaseState, Rules } from './rules.ts'
import type { Prompt, Seat } from './script.ts'
import type { Knower } from './seat-set.ts'

/** An answer and the seat that gave it. */
export interface Decision {
  readonly seat: Seat
  readonly answer: Answer
}

/** The reason why an answer was refused. A refused answer has changed nothing. */
export type AnswerError<W> =
  | { readonly code: 'over' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'already-answered' }
  | { readonly code: 'illegal'; readonly reason: W | null }
  /** The last answer cannot be taken back, or no longer. */
  | { readonly code: 'final' }

/** A serialized match: the state at a checkpoint, the answers since, and how many of them can be taken back. */
export interface SavedMatch {
  readonly state: unknown
  readonly answersSince: readonly (readonly [Seat, Answer])[]
  readonly revocableCount: number
}

/** In `answersSince`, in place of a seat: the entry is no answer but a call of `reseed`, with its arguments. */
const RESEED: Seat = -1
type ReseedArguments = readonly [seed: number, viewer: Knower]

/** The value of `#lastDecider` before the first answer. */
const NO_SEAT: Seat = -1

/**
 * The number of answers after which a new checkpoint is due: copying often slows down play, copying rarely slows down
 * forking.
 */
const MAX_ANSWERS_SINCE_CHECKPOINT = 4

/**
 * A match in play: adds validation, saving, copying and taking back to `MatchEngine`. The state is plain data, and a
 * running script (a generator, which cannot be copied) is only a cache: replaying `#answersSince` from the checkpoint,
 * a copy of the state at a moment without a script, gives the same script at the same point.
 */
export class Match<S extends BaseState<F>, Q, F, W> implements MatchPosition<S, Q> {
  readonly rules: Rules<S, Q, F, W>
  readonly state: S
  readonly #engine: MatchEngine<S, Q, F, W>
  /** Never changed, so that forks share it. */
  #checkpoint: S | null
  readonly #answersSince = new DecisionBuffer()
  /**
   * The last seat that answered, and how many of its consecutive answers can be taken back. These are all in
   * `#answersSince`.
   */
  #lastDecider: Seat = NO_SEAT
  #revocableCount = 0

  constructor(rules: Rules<S, Q, F, W>, state: S, checkpoint: S | null = null) {
    this.rules = rules
    this.state = state
    this.#checkpoint = checkpoint
    this.#engine = new MatchEngine(rules, state, () => {
      if (this.#isCheckpointOutdated()) this.#setCheckpoint()
    })
  }

  /**
   * Starts a match: the same rules and seed give the same match. Pass `collectsFacts` to get the facts of the deal too.
   */
  static start<S extends BaseState<F>, Q, F, W>(
    rules: Rules<S, Q, F, W>,
    seed: string,
    collectsFacts = false,
  ): Match<S, Q, F, W> {
    return new Match(rules, rules.createState(seed, collectsFacts))
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
    const promptIndex = this.#engine.promptIndexOf(seat)
    const error = this.#validateAnswer(promptIndex, answer)
    if (error === null) this.#applyAnswer(promptIndex, answer as Answer)
    return error
  }

  /** The error that `answer` would return, without applying anything. */
  validateAnswer(seat: Seat, answer: unknown): AnswerError<W> | null {
    return this.#validateAnswer(this.#engine.promptIndexOf(seat), answer)
  }

  #validateAnswer(promptIndex: number, answer: unknown): AnswerError<W> | null {
    if (promptIndex < 0) return { code: this.isOver ? 'over' : 'not-asked' }
    if (this.#engine.isAnswered(promptIndex)) return { code: 'already-answered' }
    const prompt = this.prompts[promptIndex]
    if (isLegalAnswer(prompt.choice, answer)) return null
    return { code: 'illegal', reason: this.rules.explainIllegal(this.state, prompt, answer) }
  }

  /** Facts tell whether an answer has revealed anything: without collecting facts, every answer is final. */
  mayTakeBack(seat: Seat): boolean {
    return this.#revocableCount > 0 && seat === this.#lastDecider && !this.#engine.isCollectingSealed
  }

  /** The number of last answers that can be taken back one after the other. */
  get revocableCount(): number {
    return this.#revocableCount
  }

  takeBack(seat: Seat): AnswerError<W> | null {
    if (!this.mayTakeBack(seat)) return { code: 'final' }
    const { facts } = this.state
    const revocable = this.#revocableCount - 1
    const decisions = [...this.#answersSince]
    const last = decisions.findLastIndex((decision) => decision.seat === seat)
    Object.assign(this.state, this.rules.copyState(this.#checkpoint!))
    this.#answersSince.clear()
    this.#engine.advance()
    // Earlier decisions of others stay final: they have seen what is taken back now, and must not benefit from it.
    this.#replayDecisions(decisions.toSpliced(last, 1), revocable)
    this.state.facts = facts && [...facts, this.rules.takeBackFact(seat)]
    return null
  }

  /** Makes all answers so far final. */
  finalizeAnswers(): void {
    this.#revocableCount = 0
  }

  /** A seat gets another player. Earlier answers become final: nobody may take back the answer of somebody else. */
  handOverSeat(takeover: SeatTakeover): void {
    this.finalizeAnswers()
    this.state.facts?.push(this.rules.takeoverFact(takeover))
  }

  /** Replaces the random generator: for determinizations, never in real matches. */
  reseed(seed: number, viewer: Knower): void {
    this.#engine.reseed(seed, viewer)
    this.#answersSince.push(RESEED, [seed, viewer] satisfies ReseedArguments as unknown as Answer)
  }

  /** The facts since the last call. Facts are collected from the first call of `collectFacts` on. */
  takeFacts(): F[] {
    const { facts } = this.state
    if (!facts) return []
    this.state.facts = []
    return facts
  }

  collectFacts(): void {
    this.state.facts ??= []
  }

  /** An independent copy, also in the middle of a script. */
  fork(): Match<S, Q, F, W> {
    if (!this.#isCheckpointNeeded) return new Match(this.rules, this.rules.copyState(this.state))
    const copy = new Match(this.rules, this.rules.copyState(this.#checkpoint!), this.#checkpoint)
    this.#replayAnswersSince(copy.#engine)
    copy.#answersSince.pushAll(this.#answersSince)
    copy.#lastDecider = this.#lastDecider
    copy.#revocableCount = this.#revocableCount
    return copy
  }

  /**
   * Replays the running script from another state and with other answers; null if one of the answers is illegal there.
   * Replayed answers are final. Sealed answers are left out and asked for again.
   */
  replayFrom(
    replayBase: S,
    answerFor: (prompt: Prompt<Q>, answer: Answer) => Answer | null,
  ): Match<S, Q, F, W> | null {
    const copy = new Match(this.rules, replayBase)
    if (!this.#engine.isScriptRunning) return copy
    let answersLeft = this.#answersSince.length - this.#engine.sealedCount
    for (const { seat, answer } of this.#answersSince) {
      if (answersLeft-- === 0) break
      if (seat === RESEED) {
        copy.reseed(...(answer as unknown as ReseedArguments))
        continue
      }
      const prompt = copy.promptFor(seat)
      if (!prompt || copy.answer(seat, answerFor(prompt, answer))) return null
    }
    return copy
  }

  /** Plays on from here without validation or history, in a copy of the state. */
  startSimulation(): MatchEngine<S, Q, F, W> {
    const engine = new MatchEngine(this.rules, this.rules.copyState(this.#copyBase))
    if (this.#isCheckpointNeeded) this.#replayAnswersSince(engine)
    return engine
  }

  /** The state that `replayFrom` starts from: the current one, or the checkpoint while a script is running. */
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
    const answersSince = saved.answersSince.map(([seat, answer]) => ({ seat, answer }))
    match.#replayDecisions(answersSince, saved.revocableCount)
    return match
  }

  /** The state that a copy starts from: the checkpoint while a script is running or an answer can be taken back. */
  get #copyBase(): S {
    return this.#isCheckpointNeeded ? this.#checkpoint! : this.state
  }

  get #answersSinceCopyBase(): Iterable<Decision> {
    return this.#isCheckpointNeeded ? this.#answersSince : []
  }

  get #isCheckpointNeeded(): boolean {
    return this.#engine.isScriptRunning || this.#revocableCount > 0
  }

  /** Applies the answers since the checkpoint to an engine that starts from there, without validating them again. */
  #replayAnswersSince(engine: MatchEngine<S, Q, F, W>): void {
    const { length, seats, answers } = this.#answersSince
    for (let i = 0; i < length; i++) {
      const answer = answers[i]
      if (seats[i] === RESEED) engine.reseed(...(answer as unknown as ReseedArguments))
      else engine.applyAnswer(engine.promptIndexOf(seats[i]), answer)
    }
  }

  /** Applies answers again that were accepted before. */
  #replayDecisions(decisions: Iterable<Decision>, revocable: number): void {
    for (const { seat, answer } of decisions) {
      if (seat === RESEED) this.reseed(...(answer as unknown as ReseedArguments))
      else if (this.answer(seat, answer))
        throw new Error('The saved match does not fit its rules: a saved answer is illegal.')
    }
    this.#revocableCount = revocable
  }

  #applyAnswer(promptIndex: number, answer: Answer): void {
    const { seat } = this.prompts[promptIndex]
    const { facts } = this.state
    const factCount = facts === null ? 0 : facts.length
    const randomCounter = facts === null ? 0 : this.rules.randomCounter(this.state)
    const isSealed = this.#engine.isCollectingSealed
    if (seat !== this.#lastDecider) this.#revocableCount = 0
    if (!this.#engine.isScriptRunning) this.#refreshCheckpoint(seat)
    this.#lastDecider = seat
    this.#answersSince.push(seat, answer)
    this.#engine.applyAnswer(promptIndex, answer)
    const isFinal = facts === null || isSealed || this.#hasRevealed(seat, factCount, randomCounter)
    this.#revocableCount = isFinal ? 0 : this.#revocableCount + 1
  }

  #hasRevealed(seat: Seat, factCount: number, randomCounter: number): boolean {
    const facts = this.state.facts!
    for (let i = factCount; i < facts.length; i++) if (this.rules.isRevealing(facts[i], seat)) return true
    return this.rules.randomCounter(this.state) !== randomCounter
  }

  /** Called before an answer outside a script. Answers that can be taken back must come after the checkpoint. */
  #refreshCheckpoint(seat: Seat): void {
    const isFar = this.#answersSince.length > MAX_ANSWERS_SINCE_CHECKPOINT && seat !== this.#lastDecider
    if (isFar || this.#isCheckpointOutdated()) this.#setCheckpoint()
  }

  /** Whether there is no checkpoint yet in this deal. */
  #isCheckpointOutdated(): boolean {
    return this.#checkpoint === null || this.rules.isNewDeal(this.#checkpoint, this.state)
  }

  #setCheckpoint(): void {
    this.#checkpoint = this.rules.copyState(this.state)
    this.#answersSince.clear()
  }
}

/** A reusable list of decisions: clearing it keeps its capacity. */
class DecisionBuffer implements Iterable<Decision> {
  length = 0
  readonly seats: Seat[] = []
  readonly answers: Answer[] = []

  push(seat: Seat, answer: Answer): void {
    this.seats[this.length] = seat
    this.answers[this.length++] = answer
  }

  pushAll({ length, seats, answers }: DecisionBuffer): void {
    for (let i = 0; i < length; i++) this.push(seats[i], answers[i])
  }

  clear(): void {
    this.length = 0
  }

  *[Symbol.iterator](): Iterator<Decision> {
    for (let i = 0; i < this.length; i++) yield { seat: this.seats[i], answer: this.answers[i] }
  }
}
