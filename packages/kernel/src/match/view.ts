import { toPlain } from '../choice/live-prompt.ts'
import type { MatchPosition } from './position.ts'
import { isReaction, type Prompt, type PromptMode, type Seat } from './script.ts'

/** Whom the table waits for, and why. */
export interface PublicPrompt<Q = unknown> {
  readonly seat: Seat
  readonly mode: PromptMode
  readonly question: Q
  /** Never told of a reaction, where it would give away who thinks about it. */
  readonly hasAnswered: boolean
}

/** What the table of any game shows to everybody; a game adds what is its own. */
export interface BasePublicView<Q = unknown> {
  readonly round: number
  readonly openPrompts: readonly PublicPrompt<Q>[]
  readonly scores: readonly number[]
  /** The points of each seat in each round. */
  readonly scoreSheet: readonly (readonly number[])[]
  /** Empty until the match is over. */
  readonly winners: readonly Seat[]
}

/** What the table of any game shows to the player in a seat alone; `seat` is null for a spectator. */
export interface BaseOwnView<Q = unknown> {
  readonly seat: Seat | null
  readonly prompt: Prompt<Q> | null
  /** Whether one's last decision can be taken back: nobody else has decided anything since, and nothing was revealed. */
  readonly mayTakeBack: boolean
}

export const toPublicPrompts = <S, Q>(position: MatchPosition<S, Q>): PublicPrompt<Q>[] =>
  position.prompts.map(({ seat, mode, question }) => ({
    seat,
    mode,
    question,
    hasAnswered: !isReaction(mode) && position.hasAnswered(seat),
  }))

/** What a seat is asked; nobody asks a spectator. */
export function toOwnPrompt<S, Q>(position: MatchPosition<S, Q>, seat: Seat | null): Prompt<Q> | null {
  const prompt = seat === null ? null : position.promptFor(seat)
  return prompt && toPlain(prompt)
}
