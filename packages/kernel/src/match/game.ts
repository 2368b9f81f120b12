import type { z } from 'zod'
import type { Advice, Bot, Observation } from '../bots/bot.ts'
import type { SearchHeuristics } from '../bots/search-heuristics.ts'
import type { StepDuration } from '../pacing/step-duration.ts'
import type { Random } from '../random/random.ts'
import type { Fact } from './fact.ts'
import type { FactMark } from './fact-mark.ts'
import type { Match } from './match.ts'
import type { MatchPosition } from './position.ts'
import type { BaseState, Rules } from './rules.ts'
import type { Seat } from './script.ts'
import type { Knower } from './seat-set.ts'
import type { BaseOwnView, BasePublicView } from './view.ts'

/** Settings that every game has. */
export interface BaseSettings {
  readonly players: number
}

/**
 * The interface of a game to the rest of the project: servers, bots, clients and tests need nothing else. Its settings,
 * questions, facts and views are opaque to them and passed through unread.
 */
export interface Game<
  Settings extends BaseSettings,
  S extends BaseState<F>,
  Q,
  F extends Fact,
  W,
  R extends Rules<S, Q, F, W> = Rules<S, Q, F, W>,
> {
  /** Used in stored rooms and records: must never change. */
  readonly id: string
  /** The newest version of its rules. A match keeps the version that it was started with. */
  readonly latestRulesVersion: number
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly settingsSchema: z.ZodType<Settings>
  /** The rules of any released version. Rules have no state: one instance can serve any number of matches. */
  createRules(settings: Settings, version: number): R
  publicView(position: MatchPosition<S, Q>): BasePublicView<Q>
  ownView(position: MatchPosition<S, Q>, seat: Seat | null): BaseOwnView<Q>
  /** The hand of a seat as shown to a spectator whom its player lets look. */
  handView(match: Match<S, Q, F, W>, seat: Seat): unknown
  /** Increases with every round; used to reset what a player asked for “in this round”. */
  roundNumber(match: Match<S, Q, F, W>): number
  /** The time a fact is shown. During it, bots do not move and clocks do not run. */
  stepDuration(publicPart: F['publicPart']): StepDuration
  /**
   * The seats to which something happens in this fact by chance or by another player: victims of an attack, receivers of
   * cards, skipped players. `actor` is the seat whose answer led to the fact, if it is known.
   */
  affectedSeats(publicPart: F['publicPart'], actor: Seat | null): readonly Seat[]
  /** The mark of this fact on the timeline of a match; null if it has none. */
  factMark(publicPart: F['publicPart']): FactMark | null
  /** Whether this question begins a turn: then the clocks of all seats that are asked start anew. */
  isTurnStart(question: Q): boolean
  /** A hash of the state: replaying a record must give the same one. */
  digest(match: Match<S, Q, F, W>): string
  /**
   * Samples a match that `viewer` cannot tell from the real one: hidden cards are dealt anew, and the random generator
   * is reseeded. `everyone` keeps all that at least one player knows. All decisions in it are final, except for sealed answers, which are asked for again. Depends only on
   * what `viewer` knows and on `random`; null if a few attempts found no such match.
   */
  determinize(match: Match<S, Q, F, W>, viewer: Knower, random: Random): Match<S, Q, F, W> | null
  /** Details of the settings for the list of public rooms. */
  listingDetails(settings: Settings): unknown
  /** The meaning of the numbers in views, questions and facts, as plain data for clients that do not know the game. */
  catalogue(rules: R): object
  /** The bots, by level. */
  readonly bots: Readonly<Record<string, Bot<BasePublicView<Q> & BaseOwnView<Q>, Q, R>>>
  /** The answer of a rule-based bot with its reasons, for players who ask “What would you do?”. Takes no time. */
  advise(observation: Observation<BasePublicView<Q> & BaseOwnView<Q>, Q, R>): Advice
  /** The level of the bot that plays for an absent player. */
  readonly substituteLevel: string
  /**
   * The heuristics of its searching bots, with a value network trained by `npm run tune`; null if none of its bots
   * search.
   */
  readonly searchHeuristics: SearchHeuristics<BasePublicView<Q> & BaseOwnView<Q>, Q, R, S> | null
}

/** A game of an unspecified type. */
export type AnyGame = Game<BaseSettings, BaseState<Fact>, unknown, Fact, unknown>
export type AnyPosition = MatchPosition<BaseState<Fact>, unknown>
export type AnyMatch = Match<BaseState<Fact>, unknown, Fact, unknown>
export type AnyRules = Rules<BaseState<Fact>, unknown, Fact, unknown>

/** The games that are installed. */
export class GameRegistry implements Iterable<AnyGame> {
  readonly #gamesById: ReadonlyMap<string, AnyGame>
  /** The game of rooms and records that name none, because they were created when there was only one game. */
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
