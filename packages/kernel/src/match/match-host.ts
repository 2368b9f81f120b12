import { canOnlyPass } from '../choice/reaction.ts'
import { type Fact, toVisibleFact } from './fact.ts'
import type { AnyGame, AnyMatch } from './game.ts'
import type { AnswerError } from './match.ts'
import type { Prompt, Seat } from './script.ts'
import type { BaseOwnView, BasePublicView } from './view.ts'

/** A match as one viewer sees it, with the prompt number that an answer has to name. */
export interface MatchView {
  readonly table: BasePublicView
  readonly own: BaseOwnView
  readonly promptNumber: number
}

/** The reason why a host refused an answer. Nothing has changed. */
export type HostAnswerError = AnswerError<unknown> | { readonly code: 'stale-prompt' }

const STALE_PROMPT: HostAnswerError = { code: 'stale-prompt' }

/**
 * Runs one match anywhere: numbers its prompts, validates and applies answers, collects facts. It knows no clock,
 * network or storage: rooms, workers, terminals and simulations use it.
 */
export class MatchHost {
  readonly game: AnyGame
  readonly match: AnyMatch
  #prompts: readonly Prompt<unknown>[]
  #promptNumber: number

  /** Starts collecting the facts of `match`; `promptNumber` is the number of its open prompt. */
  constructor(game: AnyGame, match: AnyMatch, promptNumber = 1) {
    this.game = game
    this.match = match
    this.#promptNumber = promptNumber
    match.collectFacts()
    this.#prompts = match.prompts
  }

  /** Increases with every prompt, so that a late answer is not taken for an answer to the next one. */
  get promptNumber(): number {
    return this.#promptNumber
  }

  /** The seats that have not answered the open prompt. */
  get awaitedSeats(): Seat[] {
    return this.match.prompts.map(({ seat }) => seat).filter((seat) => this.match.promptFor(seat) !== null)
  }

  /** The error that `answer` would return, without applying anything. */
  validateAnswer(seat: Seat, answer: unknown, promptNumber = this.#promptNumber): HostAnswerError | null {
    return promptNumber === this.#promptNumber ? this.match.validateAnswer(seat, answer) : STALE_PROMPT
  }

  answer(seat: Seat, answer: unknown, promptNumber = this.#promptNumber): HostAnswerError | null {
    if (promptNumber !== this.#promptNumber) return STALE_PROMPT
    const error = this.match.answer(seat, answer)
    if (error) return error
    if (this.match.prompts !== this.#prompts) this.#updatePrompts()
    return null
  }

  /** The repeated prompt gets a new number: answers under way were meant for the state before. */
  takeBack(seat: Seat): HostAnswerError | null {
    const error = this.match.takeBack(seat)
    if (error) return error
    this.#updatePrompts()
    return null
  }

  /**
   * Passes for a seat as long as passing is its only legal answer. Only for viewers from whom a missing prompt hides
   * nothing.
   */
  passWhileForced(seat: Seat): void {
    for (let own = this.match.promptFor(seat); own && canOnlyPass(own); own = this.match.promptFor(seat))
      this.answer(seat, own.fallback)
  }

  /** The facts since the last call, unfiltered. */
  takeFacts(): Fact[] {
    return this.match.takeFacts()
  }

  /** The facts since the last call, as one viewer sees them. */
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
