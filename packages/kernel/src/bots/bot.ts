import type { Answer } from '../choice/choice.ts'
import type { BaseView } from '../i18n/text-formatter.ts'
import type { AnyGame, AnyMatch, AnyPosition } from '../match/game.ts'
import type { Prompt, Seat } from '../match/script.ts'
import type { Random } from '../random/random.ts'

/** What a bot gets to see: what a player in its seat would see, and nothing else. */
export interface Observation<V = unknown, Q = unknown, R = unknown> {
  readonly prompt: Prompt<Q>
  /** What everybody knows before the match: what is in the box, and by which rules it is played. */
  readonly rules: R
  readonly random: Random
  view(): V
}

/** A match that somebody imagines. It can be played on from here, over and over; what was before is not in it. */
export type Determinization = Pick<AnyMatch, 'startSimulation'>

/** What a bot can try out in its head: what might be, and no more of what is. */
export interface SearchContext {
  readonly game: AnyGame
  /** The match as it might be for all that this seat knows, another one each time; null if none was found. */
  determinize(): Determinization | null
  /** Whether the time to think is over. */
  isTimeUp(): boolean
}

export interface Bot<V = unknown, Q = unknown, R = unknown> {
  /** Thinks for as long as it is let: it is asked where nothing else has to wait for it. */
  readonly isSlow?: true
  /** Finds a legal answer: at once, or after some thought where there is room for any. */
  answer(sight: Observation<V, Q, R>, mind?: SearchContext): Answer
}

/** All that one viewer sees of a match; a spectator has no seat. */
export const buildView = (game: AnyGame, position: AnyPosition, seat: Seat | null): BaseView => ({
  ...game.publicView(position),
  ...game.ownView(position, seat),
})

/** Thinking ends by itself: most of what is played is played without a clock. */
const hasNoTimeLimit = (): boolean => false

/** Lets a bot answer the question that is open for a seat. */
export function askBot(
  game: AnyGame,
  bot: Bot,
  match: AnyMatch,
  seat: Seat,
  random: Random,
  isEnough = hasNoTimeLimit,
): Answer {
  const imagine = (): Determinization | null => {
    const imagined = game.determinize(match, seat, random)
    return imagined && { startSimulation: (reusableState) => imagined.startSimulation(reusableState) }
  }
  return bot.answer(createObservation(game, match, seat, random), {
    game,
    determinize: imagine,
    isTimeUp: isEnough,
  })
}

/** What the player in a seat gets to see who is asked something. */
export function createObservation(
  game: AnyGame,
  position: AnyPosition,
  seat: Seat,
  random: Random,
): Observation {
  const prompt = position.promptFor(seat)
  if (!prompt) throw new Error(`Nothing is asked of seat ${seat}.`)
  return { prompt, rules: position.rules, random, view: () => buildView(game, position, seat) }
}
