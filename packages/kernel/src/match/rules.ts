import type { Answer } from '../choice/choice.ts'
import type { SeatTakeover } from './fact.ts'
import type { Prompt, Script, Seat } from './script.ts'
import type { Knower } from './seat-set.ts'

/** The part of the state that every game has: the facts, or null while they are not collected. */
export interface BaseState<F> {
  facts: F[] | null
}

/**
 * The rules of one version of a game with given settings: plain-data state and pure functions over it. Simple moves go
 * through `nextPrompt` and `applyAnswer`; effects with several steps are scripts, which `nextScript` returns.
 */
export interface Rules<S extends BaseState<F>, Q, F, W> {
  /** The state of a new match before the first prompt: the same seed gives the same state. */
  createState(seed: string, collectsFacts: boolean): S
  /**
   * Whether the cards were dealt anew between the two states, so that the earlier one tells nothing about the later
   * one.
   */
  isNewDeal(before: S, now: S): boolean
  /** An independent copy, without the facts. It may share data with `state` until either of them changes it. */
  copyState(state: S): S
  /** The script to run before the next prompt; null if there is none. */
  nextScript(state: S): Script<void, Q> | null
  /** The prompt outside scripts; null when the match is over. */
  nextPrompt(state: S): Prompt<Q> | null
  /** Applies the answer to the prompt outside scripts. */
  applyAnswer(state: S, answer: Answer): void
  /** The reason why an answer is illegal, if the game has a specific one. */
  explainIllegal(state: S, prompt: Prompt<Q>, answer: unknown): W | null
  /**
   * Whether `fact`, caused by an answer of `seat`, reveals something, so that the answer can no longer be taken back.
   */
  isRevealing(fact: F, seat: Seat): boolean
  /** A number that changes whenever the random generator was used. */
  randomCounter(state: S): number
  /** The fact that `seat` has taken its last answer back. */
  takeBackFact(seat: Seat): F
  /** The fact that a seat has another player. */
  takeoverFact(takeover: SeatTakeover): F
  /**
   * Replaces the random generator of a determinization for `viewer`. While no script is running, cards that are hidden
   * from the viewer may be dealt anew too.
   */
  reseed(state: S, seed: number, viewer: Knower): void
  /** Converts the state to JSON data and back. */
  serialize(state: S): unknown
  deserialize(packed: unknown): S
}
