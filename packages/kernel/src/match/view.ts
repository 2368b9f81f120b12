import { toPlain } from '../choice/live-prompt.ts'
import type { MatchPosition } from './position.ts'
import { isReaction, type Prompt, type PromptMode, type Seat } from './script.ts'

/** The public part of an open prompt: the seat that is asked, and the question. */
export interface PublicPrompt<Q = unknown> {
  readonly seat: Seat
  readonly mode: PromptMode
  readonly question: Q
  /** Always false for reactions: otherwise everybody would see who considers one. */
  readonly hasAnswered: boolean
}

/** The public view that every game has; a game adds fields. */
export interface BasePublicView<Q = unknown> {
  /** Counts from 1. */
  readonly round: number
  /** The prompts that the match waits for. */
  readonly openPrompts: readonly PublicPrompt<Q>[]
  /** Points by seat. */
  readonly scores: readonly number[]
  /** The points by round and seat. */
  readonly scoreSheet: readonly (readonly number[])[]
  /** Empty until the match is over. */
  readonly winners: readonly Seat[]
}

/** The private view of a seat that every game has; `seat` is null for a spectator. */
export interface BaseOwnView<Q = unknown> {
  readonly seat: Seat | null
  /** The question to this seat; null if it has answered or is not asked. */
  readonly prompt: Prompt<Q> | null
  /** Whether the last answer of this seat can be taken back: nobody has answered since, and it revealed nothing. */
  readonly mayTakeBack: boolean
}

export const toPublicPrompts = <S, Q>(position: MatchPosition<S, Q>): PublicPrompt<Q>[] =>
  position.prompts.map(({ seat, mode, question }) => ({
    seat,
    mode,
    question,
    hasAnswered: !isReaction(mode) && position.hasAnswered(seat),
  }))

/** The open prompt of a seat as plain data; null for a spectator. */
export function toOwnPrompt<S, Q>(position: MatchPosition<S, Q>, seat: Seat | null): Prompt<Q> | null {
  const prompt = seat === null ? null : position.promptFor(seat)
  return prompt && toPlain(prompt)
}
