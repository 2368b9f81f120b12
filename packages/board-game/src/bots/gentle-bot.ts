import { type Bot, PASS, randomBelow } from '@slapwise/kernel'
import type { BoardRules } from '../board-rules.ts'
import type { Question } from '../model/question.ts'
import type { View } from '../views/view.ts'
import { simpleBot } from './simple/simple-bot.ts'

/** With this many it wins about 15 % of matches against three simple bots. */
const OPTIONS_COMPARED = 6

/**
 * Takes what the simple bot likes best of a few options, and never prolongs a round. It is for lessons and children: it
 * loses by overlooking things, never by a move that looks like a blunder.
 */
export const gentleBot: Bot<View, Question, BoardRules> = {
  answer(observation) {
    const { prompt, random } = observation
    const { choice, question } = prompt
    if (question.ask === 'nice-try') return PASS
    if (choice.kind !== 'one' || choice.options.length <= OPTIONS_COMPARED)
      return simpleBot.answer(observation)
    const options = Array.from(
      { length: OPTIONS_COMPARED },
      () => choice.options[randomBelow(random, choice.options.length)],
    )
    return simpleBot.answer({ ...observation, prompt: { ...prompt, choice: { ...choice, options } } })
  },
}
