import type { z } from 'zod'
import type { Bot } from '../bots/bot.ts'
import type { Wits } from '../bots/wits.ts'
import type { Beat } from '../pacing/beat.ts'
import type { Random } from '../random/random.ts'
import type { Fact } from './fact.ts'
import type { Match } from './match.ts'
import type { Position } from './position.ts'
import type { Rules, Telling } from './rules.ts'
import type { Seat } from './script.ts'
import type { OwnFrame, PublicFrame } from './view.ts'

/** What every game can be set to, whatever else. */
export interface Players {
  readonly players: number
}

/**
 * A game as the house knows it: rooms, bots, terminals and tests need nothing else. What is in its settings, questions,
 * facts and views is its own business, and passes through the house unopened.
 */
export interface Game<
  Settings extends Players,
  S extends Telling<F>,
  Q,
  F extends Fact,
  W,
  R extends Rules<S, Q, F, W> = Rules<S, Q, F, W>,
> {
  /** What rooms and records call it, for ever. */
  readonly id: string
  /** The newest version of its rules. A match goes on by the version that it was started with. */
  readonly version: number
  readonly leastPlayers: number
  readonly mostPlayers: number
  readonly settings: z.ZodType<Settings>
  /** By any version there ever was, for any number of matches. */
  rules(settings: Settings, version: number): R
  publicView(position: Position<S, Q>): PublicFrame<Q>
  ownView(position: Position<S, Q>, seat: Seat | null): OwnFrame<Q>
  /** What somebody sees who is let look into another's hand. */
  handOf(match: Match<S, Q, F, W>, seat: Seat): unknown
  /** A number that goes up with every round: whoever wants no more questions “in this round” means it. */
  roundOf(match: Match<S, Q, F, W>): number
  /** How long the news takes to be seen: until then no bot moves and no clock runs. */
  beat(news: F['news']): Beat
  /** Whether a turn begins with this question: then all who are asked have their time anew. */
  opensTurn(question: Q): boolean
  /** A hash of how everything lies: what must come out the same whenever a match is played again. */
  digest(match: Match<S, Q, F, W>): string
  /**
   * The match as it might be for all that `viewer` knows: what they cannot know is dealt another way, and chance takes
   * another course from here. All that is decided in it is final, but for answers that are still sealed: those are asked
   * for again. It depends on what `viewer` knows and on `random` alone; null if no such match was found in a few tries.
   */
  imagine(match: Match<S, Q, F, W>, viewer: Seat, random: Random): Match<S, Q, F, W> | null
  /** What the list of public rooms says about a room with these settings. */
  listing(settings: Settings): unknown
  /** What the numbers in its views, questions and facts stand for, as plain data for clients that know no game. */
  catalogue(rules: R): object
  /** Players that need no person, by level. */
  readonly bots: Readonly<Record<string, Bot<PublicFrame<Q> & OwnFrame<Q>, Q, R>>>
  /** The level that takes over from somebody who is gone. */
  readonly substitute: string
  /** What its bots that search go by; their value is fitted by `npm run tune`. Null where none does. */
  readonly wits: Wits<PublicFrame<Q> & OwnFrame<Q>, Q, R, S> | null
}

/** A game of which nothing more is known. */
export type AnyGame = Game<Players, Telling<Fact>, unknown, Fact, unknown>
export type AnyPosition = Position<Telling<Fact>, unknown>
export type AnyMatch = Match<Telling<Fact>, unknown, Fact, unknown>
export type AnyRules = Rules<Telling<Fact>, unknown, Fact, unknown>

/** The games of a house. */
export class Games implements Iterable<AnyGame> {
  readonly #games: ReadonlyMap<string, AnyGame>
  /** What is played where nothing is said: once there was no other. */
  readonly first: AnyGame

  constructor(first: AnyGame, ...others: readonly AnyGame[]) {
    this.first = first
    this.#games = new Map([first, ...others].map((game) => [game.id, game]))
  }

  find(id: string): AnyGame | null {
    return this.#games.get(id) ?? null
  }

  [Symbol.iterator](): Iterator<AnyGame> {
    return this.#games.values()
  }
}
