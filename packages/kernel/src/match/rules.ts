import type { Answer } from '../choice/choice.ts'
import type { SeatTakeover } from './fact.ts'
import type { Prompt, Script, Seat } from './script.ts'

/** What a game's state must have: a place for the facts. It is null while nobody listens. */
export interface BaseState<F> {
  facts: F[] | null
}

/**
 * How a match goes, by one version of a game and with its settings: plain-data state and pure functions over it. The
 * outer machine moves by `act`; wherever it needs more than a step, `script` hands out what to run for the state as it
 * stands.
 */
export interface Rules<S extends BaseState<F>, Q, F, W> {
  /** The state of a new match, before anything is asked: the same seed gives the same one. */
  createState(seed: string, isHeard: boolean): S
  /** Whether everything has been dealt anew between the two, so that the earlier one says nothing about the later. */
  isNewDeal(before: S, now: S): boolean
  /** A copy, written over `spare` if there is one. */
  copyState(state: S, spare: S | null): S
  /** What is to be run before the outer machine goes on; null if nothing. */
  nextScript(state: S): Script<void, Q> | null
  /** The question of the outer machine; null when the match is over. */
  nextPrompt(state: S): Prompt<Q> | null
  /** Carries out the answer to a question of the outer machine. */
  applyAnswer(state: S, answer: Answer): void
  /** Why an answer is illegal, where the game has a reason of its own. */
  explainIllegal(state: S, prompt: Prompt<Q>, answer: unknown): W | null
  /** Whether a fact that an answer of `seat` led to has shown anything that cannot be unseen. */
  isRevealing(fact: F, seat: Seat): boolean
  /** A number that is another one whenever chance was used. */
  randomCounter(state: S): number
  /** Tells everybody that `seat` has taken its last answer back. */
  takeBackFact(seat: Seat): F
  /** Tells everybody that a seat has another player from here on. */
  takeoverFact(news: SeatTakeover): F
  /**
   * Other randomness from here on, for matches that `viewer` imagines. Where no script keeps hidden things in mind, what they
   * cannot know may be dealt anew as well.
   */
  reseed(state: S, seed: number, viewer: Seat): void
  /** The state as JSON, and back. */
  serialize(state: S): unknown
  deserialize(packed: unknown): S
}
