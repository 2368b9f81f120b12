import { canOnlyPass } from '../choice/reaction.ts'
import { type Fact, toVisibleFact } from './fact.ts'
import type { AnyGame, AnyMatch } from './game.ts'
import type { AnswerError } from './match.ts'
import type { Prompt, Seat } from './script.ts'
import type { BaseOwnView, BasePublicView } from './view.ts'

/** A match as one viewer sees it, with the number that an answer to the open question has to name. */
export interface MatchView {
  readonly table: BasePublicView
  readonly own: BaseOwnView
  readonly promptNumber: number
}

/** Why a host did not take an answer; nothing has changed. */
export type HostAnswerError = AnswerError<unknown> | { readonly code: 'stale-prompt' }

const STALE_PROMPT: HostAnswerError = { code: 'stale-prompt' }

/**
 * Drives one match, wherever it is played: numbers its questions, judges and carries out answers, collects the facts. It knows no
 * clock, no network and no storage: rooms, workers, terminals and simulations call it.
 */
export class MatchHost {
  readonly game: AnyGame
  readonly match: AnyMatch
  #prompts: readonly Prompt<unknown>[]
  #promptNumber: number

  /** `match` is listened to from here on; `promptNumber` is the number of its open question. */
  constructor(game: AnyGame, match: AnyMatch, promptNumber = 1) {
    this.game = game
    this.match = match
    this.#promptNumber = promptNumber
    match.collectFacts()
    this.#prompts = match.prompts
  }

  /** Counts the questions, so that a late answer is not taken for an answer to the next one. */
  get promptNumber(): number {
    return this.#promptNumber
  }

  /** The seats that still have to answer the open question. */
  get awaitedSeats(): Seat[] {
    return this.match.prompts.map(({ seat }) => seat).filter((seat) => this.match.promptFor(seat) !== null)
  }

  /** Why an answer would not be taken; null if it would. */
  validateAnswer(seat: Seat, answer: unknown, promptNumber = this.#promptNumber): HostAnswerError | null {
    return promptNumber === this.#promptNumber ? this.match.validateAnswer(seat, answer) : STALE_PROMPT
  }

  answer(seat: Seat, answer: unknown, promptNumber = this.#promptNumber): HostAnswerError | null {
    if (promptNumber !== this.#promptNumber) return STALE_PROMPT
    const refusal = this.match.answer(seat, answer)
    if (refusal) return refusal
    if (this.match.prompts !== this.#prompts) this.#updatePrompts()
    return null
  }

  /** The question that comes again has a new number: answers that are under way were meant for what was taken back. */
  takeBack(seat: Seat): HostAnswerError | null {
    const refusal = this.match.takeBack(seat)
    if (refusal) return refusal
    this.#updatePrompts()
    return null
  }

  /** Passes for a seat as long as it can do nothing else, where nobody learns from a missing question what it holds. */
  passWhileForced(seat: Seat): void {
    for (let own = this.match.promptFor(seat); own && canOnlyPass(own); own = this.match.promptFor(seat))
      this.answer(seat, own.fallback)
  }

  /** The facts since they were last taken, for all viewers. */
  takeFacts(): Fact[] {
    return this.match.takeFacts()
  }

  /** The facts since they were last taken, where there is but one viewer. */
  takeFactsFor(viewer: Seat | null): object[] {
    return this.takeFacts().map((fact) => toVisibleFact(fact, viewer))
  }

  viewFor(viewer: Seat | null): MatchView {
    return {
      table: this.game.publicView(this.match),
      own: this.game.ownView(this.match, viewer),
      promptNumber: this.#promptNumber,
    }
  }

  #updatePrompts(): void {
    this.#prompts = this.match.prompts
    this.#promptNumber++
  }
}
