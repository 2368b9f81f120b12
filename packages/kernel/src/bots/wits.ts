import type { Answer } from '../choice/choice.ts'
import type { Position } from '../match/position.ts'
import type { Seat } from '../match/script.ts'
import type { Bot, Sight } from './bot.ts'

/**
 * What a game lends to a search that knows no game. Everything here is about one round: how it goes on is played out for
 * a lap, and how it would end from there is guessed from what the position looks like.
 */
export interface Wits<V, Q, R, S> {
  /** Its rules of thumb: the search begins with what they say, and plays on by them. They are asked often. */
  readonly thumb: Bot<V, Q, R>
  /** As much of what a seat sees as the thumb looks at, at little cost; without it, whole views are made. */
  look?(position: Position<S, Q>, seat: Seat): Partial<V>
  /** The answers worth trying; what comes to the same as another can be left out. What `thumb` says is tried anyway. */
  candidates(sight: Sight<V, Q, R>): readonly Answer[]
  /** How many numbers describe a position. */
  readonly features: number
  /**
   * Describes how a running round looks to a seat, for all cards lie open here: writes all the numbers. One description
   * serves all seats.
   */
  describe(position: Position<S, Q>, seat: Seat, into: Float64Array): void
  /** How many points a seat is ahead of the others’ mean by now, on the score sheet alone. More is better. */
  lead(position: Position<S, Q>, seat: Seat): number
  /** Whether the round has been scored, and nothing is left to guess. */
  isScored(position: Position<S, Q>): boolean
  /**
   * By how many points the lead of a seat will grow until the round has been scored, but for what is the same for all
   * seats; fitted by `npm run tune`.
   */
  readonly value: Value
}

/**
 * A guess from the numbers that describe a position, as plain data: `packages/GAME/src/bots/wits/value.json`. It is a small
 * net. The numbers of each seat come to a code of a few numbers; its code and the sum of all codes come to a few traits, and
 * those, with the numbers themselves, to the guess. What is below zero counts as nothing on the way.
 */
export interface Value {
  /** The command that made it. */
  readonly command: string
  /** By how many points it is off, as a rule: much of a round is chance. */
  readonly spread: number
  /** A row for each number of a seat; and what each code begins with. */
  readonly code: readonly (readonly number[])[]
  readonly codeFrom: readonly number[]
  /** A row for each number of the own code, and of the sum. */
  readonly own: readonly (readonly number[])[]
  readonly all: readonly (readonly number[])[]
  readonly traitFrom: readonly number[]
  readonly worth: readonly number[]
  readonly direct: readonly number[]
}

/** Wits of a game of which nothing more is known. */
// biome-ignore lint/suspicious/noExplicitAny: what a game sees and asks is its own business
export type AnyWits = Wits<any, any, any, any>
