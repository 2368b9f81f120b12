import type { CardMatch, Question, Setup, View } from '@slapwise/card-game'
import { viewOf } from '@slapwise/card-game'
import type { Answer, Prompt, Random, Seat } from '@slapwise/kernel'

/** What a bot gets to see: what a player in its seat would see, and nothing else. */
export interface Sight {
  readonly prompt: Prompt<Question>
  /** What everybody knows before the match: the cards in the box and the rules. */
  readonly setup: Setup
  readonly random: Random
  view(): View
}

/** Finds a legal answer. */
export type Bot = (sight: Sight) => Answer

/** Lets a bot answer the question that is open for a seat. */
export function askBot(bot: Bot, match: CardMatch, seat: Seat, random: Random): Answer {
  const prompt = match.promptFor(seat)
  if (!prompt) throw new Error(`Nothing is asked of seat ${seat}.`)
  return bot({ prompt, setup: match.state.setup, random, view: () => viewOf(match, seat) })
}
