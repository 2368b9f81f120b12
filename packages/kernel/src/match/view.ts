import { plainly } from '../choice/live-prompt.ts'
import type { Position } from './position.ts'
import { isReaction, type Manner, type Prompt, type Seat } from './script.ts'

/** Whom the table waits for, and why. */
export interface Waiting<Q = unknown> {
  readonly seat: Seat
  readonly manner: Manner
  readonly question: Q
  /** Never told of a reaction, where it would give away who thinks about it. */
  readonly answered: boolean
}

/** What the table of any game shows to everybody; a game adds what is its own. */
export interface PublicFrame<Q = unknown> {
  readonly round: number
  readonly waiting: readonly Waiting<Q>[]
  readonly scores: readonly number[]
  /** The points of each seat in each round. */
  readonly sheet: readonly (readonly number[])[]
  /** Empty until the match is over. */
  readonly winners: readonly Seat[]
}

/** What the table of any game shows to the player in a seat alone; `seat` is null for a spectator. */
export interface OwnFrame<Q = unknown> {
  readonly seat: Seat | null
  readonly prompt: Prompt<Q> | null
  /** Whether one's last decision can be taken back: nobody else has decided anything since, and nothing was revealed. */
  readonly mayTakeBack: boolean
}

export const waitingIn = <S, Q>(position: Position<S, Q>): Waiting<Q>[] =>
  position.prompts.map(({ seat, manner, question }) => ({
    seat,
    manner,
    question,
    answered: !isReaction(manner) && position.hasAnswered(seat),
  }))

/** What a seat is asked; nobody asks a spectator. */
export function promptIn<S, Q>(position: Position<S, Q>, seat: Seat | null): Prompt<Q> | null {
  const prompt = seat === null ? null : position.promptFor(seat)
  return prompt && plainly(prompt)
}
