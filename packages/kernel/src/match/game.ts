import type { z } from 'zod'
import type { Bot } from '../bots/bot.ts'
import type { SearchHeuristics } from '../bots/search-heuristics.ts'
import type { StepDuration } from '../pacing/step-duration.ts'
import type { Random } from '../random/random.ts'
import type { Fact } from './fact.ts'
import type { Match } from './match.ts'
import type { MatchPosition } from './position.ts'
import type { BaseState, Rules } from './rules.ts'
import type { Seat } from './script.ts'
import type { BaseOwnView, BasePublicView } from './view.ts'

/** What every game can be set to, whatever else. */
export interface BaseSettings {
  readonly players: number
}

/**
 * A game as the house knows it: rooms, bots, terminals and tests need nothing else. What is in its settings, questions,
 * facts and views is its own business, and passes through the house unopened.
 */
export interface Game<
  Settings extends BaseSettings,
  S extends BaseState<F>,
  Q,
  F extends Fact,
  W,
  R extends Rules<S, Q, F, W> = Rules<S, Q, F, W>,
> {
  /** What rooms and records call it, for ever. */
  readonly id: string
  /** The newest version of its rules. A match goes on by the version that it was started with. */
  readonly latestRulesVersion: number
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly settingsSchema: z.ZodType<Settings>
  /** By any version there ever was, for any number of matches. */
  createRules(settings: Settings, version: number): R
  publicView(position: MatchPosition<S, Q>): BasePublicView<Q>
  ownView(position: MatchPosition<S, Q>, seat: Seat | null): BaseOwnView<Q>
  /** What somebody sees who is let look into another's hand. */
  handView(match: Match<S, Q, F, W>, seat: Seat): unknown
  /** A number that goes up with every round: whoever wants no more questions “in this round” means it. */
  roundNumber(match: Match<S, Q, F, W>): number
  /** How long the news takes to be seen: until then no bot moves and no clock runs. */
  stepDuration(news: F['publicPart']): StepDuration
  /** Whether a turn begins with this question: then all who are asked have their time anew. */
  isTurnStart(question: Q): boolean
  /** A hash of how everything lies: what must come out the same whenever a match is played again. */
  digest(match: Match<S, Q, F, W>): string
  /**
   * The match as it might be for all that `viewer` knows: what they cannot know is dealt another way, and chance takes
   * another course from here. All that is decided in it is final, but for answers that are still sealed: those are asked
   * for again. It depends on what `viewer` knows and on `random` alone; null if no such match was found in a few tries.
   */
  determinize(match: Match<S, Q, F, W>, viewer: Seat, random: Random): Match<S, Q, F, W> | null
  /** What the list of public rooms says about a room with these settings. */
  listingDetails(settings: Settings): unknown
  /** What the numbers in its views, questions and facts stand for, as plain data for clients that know no game. */
  catalogue(rules: R): object
  /** Players that need no person, by level. */
  readonly bots: Readonly<Record<string, Bot<BasePublicView<Q> & BaseOwnView<Q>, Q, R>>>
  /** The level that takes over from somebody who is gone. */
  readonly substituteLevel: string
  /** What its bots that search go by; their value is fitted by `npm run tune`. Null where none does. */
  readonly searchHeuristics: SearchHeuristics<BasePublicView<Q> & BaseOwnView<Q>, Q, R, S> | null
}

/** A game of which nothing more is known. */
export type AnyGame = Game<BaseSettings, BaseState<Fact>, unknown, Fact, unknown>
export type AnyPosition = MatchPosition<BaseState<Fact>, unknown>
export type AnyMatch = Match<BaseState<Fact>, unknown, Fact, unknown>
export type AnyRules = Rules<BaseState<Fact>, unknown, Fact, unknown>

/** The games of a house. */
export class GameRegistry implements Iterable<AnyGame> {
  readonly #gamesById: ReadonlyMap<string, AnyGame>
  /** What is played where nothing is said: once there was no other. */
  readonly defaultGame: AnyGame

  constructor(first: AnyGame, ...others: readonly AnyGame[]) {
    this.defaultGame = first
    this.#gamesById = new Map([first, ...others].map((game) => [game.id, game]))
  }

  find(id: string): AnyGame | null {
    return this.#gamesById.get(id) ?? null
  }

  [Symbol.iterator](): Iterator<AnyGame> {
    return this.#gamesById.values()
  }
}
