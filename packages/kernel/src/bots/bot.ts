import type { Answer } from '../choice/choice.ts'
import type { AnyGame, AnyMatch, AnyPosition } from '../match/game.ts'
import type { Prompt, Seat } from '../match/script.ts'
import type { Random } from '../random/random.ts'
import type { Frame } from '../words/speech.ts'

/** What a bot gets to see: what a player in its seat would see, and nothing else. */
export interface Sight<V = unknown, Q = unknown, R = unknown> {
  readonly prompt: Prompt<Q>
  /** What everybody knows before the match: what is in the box, and by which rules it is played. */
  readonly rules: R
  readonly random: Random
  view(): V
}

/** A match that somebody imagines. It can be played on from here, over and over; what was before is not in it. */
export type Imagined = Pick<AnyMatch, 'rehearsal'>

/** What a bot can try out in its head: what might be, and no more of what is. */
export interface Mind {
  readonly game: AnyGame
  /** The match as it might be for all that this seat knows, another one each time; null if none was found. */
  imagine(): Imagined | null
  /** Whether the time to think is over. */
  isEnough(): boolean
}

export interface Bot<V = unknown, Q = unknown, R = unknown> {
  /** Thinks for as long as it is let: it is asked where nothing else has to wait for it. */
  readonly isSlow?: true
  /** Finds a legal answer: at once, or after some thought where there is room for any. */
  answer(sight: Sight<V, Q, R>, mind?: Mind): Answer
}

/** All that one viewer sees of a match; a spectator has no seat. */
export const seenIn = (game: AnyGame, position: AnyPosition, seat: Seat | null): Frame => ({
  ...game.publicView(position),
  ...game.ownView(position, seat),
})

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
  const imagine = (): Imagined | null => {
    const imagined = game.imagine(match, seat, random)
    return imagined && { rehearsal: (spare) => imagined.rehearsal(spare) }
  }
  return bot.answer(sightOf(game, match, seat, random), { game, imagine, isEnough })
}

/** What the player in a seat gets to see who is asked something. */
export function sightOf(game: AnyGame, position: AnyPosition, seat: Seat, random: Random): Sight {
  const prompt = position.promptFor(seat)
  if (!prompt) throw new Error(`Nothing is asked of seat ${seat}.`)
  return { prompt, rules: position.rules, random, view: () => seenIn(game, position, seat) }
}
