import { createSearchBot, randomBot } from '@slapwise/bots'
import type { Bot, BotLevel } from '@slapwise/kernel'
import { searchHeuristics } from './search/search-heuristics.ts'
import { simpleBot } from './simple/simple-bot.ts'
import { slyBot } from './sly/sly-bot.ts'

/** A lap of the board takes longer than one of Frantic: that is some hundred milliseconds. */
const ROLLOUTS = 300

/** By level, the weakest first. */
export const BOTS = {
  chaotic: randomBot,
  simple: simpleBot,
  sly: slyBot,
  fiendish: createSearchBot(searchHeuristics, ROLLOUTS),
} satisfies Partial<Record<BotLevel, Bot>>
