import type { Answer } from '../choice/choice.ts'
import type { BaseView } from '../i18n/text-formatter.ts'
import type { AnyGame, AnyMatch, AnyPosition } from '../match/game.ts'
import type { Prompt, Seat } from '../match/script.ts'
import type { Random } from '../random/random.ts'

/** The information a bot decides on: the same as a person in its seat would have, and nothing else. */
export interface Observation<V = unknown, Q = unknown, R = unknown> {
  readonly prompt: Prompt<Q>
  /** The rules of the match, with everything that is public before it starts, such as the list of cards. */
  readonly rules: R
  readonly random: Random
  view(): V
}

/**
 * A match with its hidden information sampled. It can be played on from here any number of times; its past is not
 * included.
 */
export type Determinization = Pick<AnyMatch, 'startSimulation'>

/** How far a search got: figures for the host of a server and for profiling. */
export interface SearchEffort {
  /** Rollouts made. */
  readonly rollouts: number
  /** Rollouts that the search would have made at the most. */
  readonly maxRollouts: number
  /** Whether the search ended because its time was up. */
  readonly isCutShort: boolean
}

/** The means of a search: samples of the match as it could be, never the real match. */
export interface SearchContext {
  readonly game: AnyGame
  /** Samples a match that this seat cannot tell from the real one; null if none was found. */
  determinize(): Determinization | null
  /** Whether the time to think is used up. */
  isTimeUp(): boolean
  /** To be called at the end of a search. Never shown to players: it depends on the hidden cards of the seat. */
  reportEffort(effort: SearchEffort): void
}

export interface Bot<V = unknown, Q = unknown, R = unknown> {
  /** Set for bots that search: they use all the time they get, so callers run them off the main thread. */
  readonly isSlow?: true
  /** Returns a legal answer. `search` is missing where the caller allows no search. */
  answer(observation: Observation<V, Q, R>, search?: SearchContext): Answer
}

/** An answer with the reasons for it, as data of the game: `TextFormatter.formatReason` has the sentences. */
export interface Advice {
  readonly answer: Answer
  /** The one or two reasons that weighed most. */
  readonly reasons: readonly object[]
}

/** The public and the own view of one viewer; `seat` is null for a spectator. */
export const buildView = (game: AnyGame, position: AnyPosition, seat: Seat | null): BaseView => ({
  ...game.publicView(position),
  ...game.ownView(position, seat),
})

/** The default of `askBot`: searches also end by their own limit of rollouts, which is reproducible. */
const hasNoTimeLimit = (): boolean => false

const ignoreEffort = (): void => {}

/** Lets a bot answer the open prompt of a seat. */
export function askBot(
  game: AnyGame,
  bot: Bot,
  match: AnyMatch,
  seat: Seat,
  random: Random,
  isTimeUp = hasNoTimeLimit,
  reportEffort: SearchContext['reportEffort'] = ignoreEffort,
): Answer {
  const determinize = (): Determinization | null => {
    const sampled = game.determinize(match, seat, random)
    return sampled && { startSimulation: () => sampled.startSimulation() }
  }
  return bot.answer(createObservation(game, match, seat, random), {
    game,
    determinize,
    isTimeUp,
    reportEffort,
  })
}

/** Throws if the seat has no open prompt. */
export function createObservation(
  game: AnyGame,
  position: AnyPosition,
  seat: Seat,
  random: Random,
): Observation<BaseView> {
  const prompt = position.promptFor(seat)
  if (!prompt) throw new Error(`Seat ${seat} has no open prompt.`)
  return { prompt, rules: position.rules, random, view: () => buildView(game, position, seat) }
}
