import type { Answer } from './choice.ts'
import type { AnyGame, AnyMatch } from './game.ts'
import type { Random } from './random.ts'
import type { Prompt, Seat } from './script.ts'

/** What a bot gets to see: what a player in its seat would see, and nothing else. */
export interface Sight<V = unknown, Q = unknown, R = unknown> {
  readonly prompt: Prompt<Q>
  /** What everybody knows before the match: what is in the box, and by which rules it is played. */
  readonly rules: R
  readonly random: Random
  view(): V
}

/** What a bot can think with. */
export interface Mind {
  /** Whether the time to think is over. */
  isEnough(): boolean
}

export interface Bot<V = unknown, Q = unknown, R = unknown> {
  /** Thinks for as long as it is let: it is asked where nothing else has to wait for it. */
  readonly isSlow?: true
  /** Finds a legal answer: at once, or after some thought where there is room for any. */
  answer(sight: Sight<V, Q, R>, mind?: Mind): Answer
}

/** Thinking ends by itself: most of what is played is played without a clock. */
const NEVER = (): boolean => false

/** Lets a bot answer the question that is open for a seat. */
export function askBot(
  game: AnyGame,
  bot: Bot,
  match: AnyMatch,
  seat: Seat,
  random: Random,
  isEnough = NEVER,
): Answer {
  const prompt = match.promptFor(seat)
  if (!prompt) throw new Error(`Nothing is asked of seat ${seat}.`)
  const view = () => ({ ...game.publicView(match), ...game.ownView(match, seat) })
  return bot.answer({ prompt, rules: match.rules, random, view }, { isEnough })
}
