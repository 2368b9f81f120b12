import {
  type Answer,
  type Choice,
  canOnlyPass,
  isReaction,
  MatchHost,
  type Prompt,
  type Seat,
} from '@slapwise/kernel'
import type { LocalizedText } from '../../i18n/localized.ts'
import {
  type AnyLesson,
  type AnyLessonStage,
  isTask,
  LEARNER,
  type LessonReply,
  type LessonScene,
  type LessonStep,
} from './lesson.ts'

/** The point in a lesson to which the learner can return: the beginning of a step. */
interface Checkpoint {
  readonly step: number
  /** All answers so far, by all players. */
  readonly answers: readonly (readonly [Seat, Answer])[]
  /** The answers that each seat has ready. */
  readonly parts: readonly (readonly unknown[])[]
}

export interface LessonProgress {
  /**
   * `playing`: the others play, before a step or after a right answer. `hint` and `task`: a step waits for the learner.
   * `wrong`: an answer was not right; the learner may try again, or go on if they have a prompt.
   */
  readonly phase: 'playing' | 'hint' | 'task' | 'wrong' | 'done'
  /** Null before the first step. */
  readonly says: LocalizedText | null
}

/**
 * Runs one attempt at a lesson, without clock and page: judges the answers of the learner, and answers for the
 * others.
 */
export class LessonRun {
  readonly lesson: AnyLesson
  readonly #stage: AnyLessonStage
  readonly scene: LessonScene<unknown>
  readonly host: MatchHost
  readonly learner: Seat
  readonly #answers: (readonly [Seat, Answer])[] = []
  readonly #parts: unknown[][]
  #step: number
  #checkpoint: Checkpoint
  #progress: LessonProgress = { phase: 'playing', says: null }

  constructor(lesson: AnyLesson, stage: AnyLessonStage, from: Checkpoint | null = null) {
    this.lesson = lesson
    this.#stage = stage
    this.scene = stage.scene(lesson.setting)
    this.learner = this.scene.seat(LEARNER)
    this.host = new MatchHost(stage.game, this.scene.match)
    for (const [seat, answer] of from?.answers ?? []) this.#apply(seat, answer)
    this.#parts = this.scene.players.map((player, seat) => [
      ...(from?.parts[seat] ?? lesson.parts?.[player] ?? []),
    ])
    this.#step = from?.step ?? 0
    this.#checkpoint = this.#createCheckpoint()
    if (this.prompt) this.advance()
  }

  get progress(): LessonProgress {
    return this.#progress
  }

  /** The number of steps that are done. */
  get stepsDone(): number {
    return this.#step
  }

  /** The open prompt of the learner. */
  get prompt(): Prompt<unknown> | null {
    return this.host.match.promptFor(this.learner)
  }

  /** Whether the learner has answered since the step began. */
  get canRetry(): boolean {
    return this.#answers.length > this.#checkpoint.answers.length
  }

  /** The selectors of the things that the current step points at. */
  get targets(): readonly string[] {
    if (this.#progress.phase !== 'hint' && this.#progress.phase !== 'task') return []
    const { pointsAt = [] } = this.#currentStep!
    return pointsAt.flatMap((name) => this.#stage.findTarget(this.scene, name) ?? [])
  }

  /** The legal answers of the learner that a name or pattern in a reply stands for now. */
  findAnswers(named: unknown): Answer[] {
    const names = this.#stage.expandPattern?.(this.scene, named) ?? [named]
    return names
      .map((name) => this.scene.answerByName(LEARNER, name))
      .filter((answer) => answer !== null)
      .filter((answer) => this.host.validateAnswer(this.learner, answer) === null)
  }

  /** A new attempt at the current step. */
  retry(): LessonRun {
    return new LessonRun(this.lesson, this.#stage, this.#checkpoint)
  }

  /** Goes on from a hint. */
  leaveHint(): void {
    if (this.#progress.phase !== 'hint') return
    this.#completeStep(null)
    this.advance()
  }

  /** Judges and applies an answer of the learner; false if the rules do not allow it. */
  answer(answer: Answer): boolean {
    if (!this.prompt || this.host.validateAnswer(this.learner, answer)) return false
    while (this.#progress.phase === 'hint') this.leaveHint()
    const reply = this.#findReply(this.prompt, answer)
    this.#apply(this.learner, answer)
    this.#passWhileForced()
    if (reply?.isRight) this.#completeStep(reply.says)
    else if (reply) this.#progress = { phase: 'wrong', says: reply.says }
    return true
  }

  /**
   * Takes the next step once everything is shown: a step of the lesson if the learner is asked, its end if nothing is
   * left to see, or else an answer of each other player who is asked. Returns false if the learner has to act.
   */
  advance(): boolean {
    if (this.#progress.phase !== 'playing') return false
    const step = this.#currentStep
    if (step && (this.prompt || (!isTask(step) && this.host.match.isOver))) {
      this.#checkpoint = this.#createCheckpoint()
      this.#progress = { phase: isTask(step) ? 'task' : 'hint', says: step.says }
    } else if (this.#isEndReached) this.#progress = { phase: 'done', says: this.lesson.closing }
    else this.#answerForOthers()
    return true
  }

  #answerForOthers(): void {
    for (const seat of this.#awaitedOthers) this.#apply(seat, this.#takeReadyAnswer(seat))
    this.#passWhileForced()
  }

  /** After the last step the others only react, and give the answers that they have ready. */
  get #isEndReached(): boolean {
    if (this.#currentStep) return false
    const isPending = (seat: Seat) =>
      this.#findReadyAnswer(seat) !== null || isReaction(this.host.match.promptFor(seat)!.mode)
    return this.prompt !== null || !this.#awaitedOthers.some(isPending)
  }

  #completeStep(says: LocalizedText | null): void {
    this.#step++
    this.#checkpoint = this.#createCheckpoint()
    this.#progress = { phase: 'playing', says }
  }

  get #currentStep(): LessonStep<unknown> | undefined {
    return this.lesson.steps[this.#step]
  }

  get #awaitedOthers(): Seat[] {
    return this.host.awaitedSeats.filter((seat) => seat !== this.learner)
  }

  #createCheckpoint(): Checkpoint {
    return { step: this.#step, answers: [...this.#answers], parts: this.#parts.map((part) => [...part]) }
  }

  #apply(seat: Seat, answer: Answer): void {
    const error = this.host.answer(seat, answer)
    if (error)
      throw new Error(
        `Lesson ${this.lesson.id}: ${this.scene.players[seat]} may not answer ${JSON.stringify(answer)}.`,
      )
    this.#answers.push([seat, answer])
  }

  /** Reactions without a choice are skipped: nobody else is there from whom a missing prompt could hide something. */
  #passWhileForced(): void {
    for (let { prompt } = this; prompt && canOnlyPass(prompt); { prompt } = this)
      this.#apply(this.learner, prompt.fallback)
  }

  /** The first answer that a seat has ready and may give now. */
  #findReadyAnswer(seat: Seat): { readonly index: number; readonly answer: Answer } | null {
    const ready = this.#parts[seat].map((named, index) => ({
      index,
      answer: this.scene.answerByName(this.scene.players[seat], named),
    }))
    const isLegal = ({ answer }: (typeof ready)[number]) =>
      answer !== null && this.host.validateAnswer(seat, answer) === null
    return (ready.find(isLegal) as { index: number; answer: Answer } | undefined) ?? null
  }

  #takeReadyAnswer(seat: Seat): Answer {
    const ready = this.#findReadyAnswer(seat)
    if (!ready) return this.host.match.promptFor(seat)!.fallback
    this.#parts[seat].splice(ready.index, 1)
    return ready.answer
  }

  /** Null without a task. */
  #findReply({ choice }: Prompt<unknown>, answer: Answer): LessonReply<unknown> | null {
    const step = this.#currentStep
    if (!step || !isTask(step)) return null
    const isMeant = ({ to }: LessonReply<unknown>) =>
      to.some((named) => this.findAnswers(named).some((meant) => isSameAnswer(choice, meant, answer)))
    return step.replies.find(isMeant) ?? { to: [], says: step.otherwise ?? step.says }
  }
}

/** Cards can be picked, and players named, in any order. */
function isSameAnswer({ kind }: Choice, a: Answer, b: Answer): boolean {
  const hasAnyOrder = kind === 'some' || kind === 'allot'
  if (!hasAnyOrder || !Array.isArray(a) || !Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b)
  return JSON.stringify([...a].sort()) === JSON.stringify([...b].sort())
}
