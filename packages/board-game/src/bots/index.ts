import { createSearchBot, randomBot } from '@slapwise/bots'
import type { Bot, BotLevel } from '@slapwise/kernel'
import { gentleBot } from './gentle-bot.ts'
import { searchHeuristics } from './search/search-heuristics.ts'
import { simpleBot } from './simple/simple-bot.ts'
import { slyBot } from './sly/sly-bot.ts'

/** Rollouts take longer than in the card game; this many take some hundred milliseconds. */
const ROLLOUTS = 300

/** The bots by level, weakest first. */
export const BOTS = {
  chaotic: randomBot,
  gentle: gentleBot,
  simple: simpleBot,
  sly: slyBot,
  fiendish: createSearchBot(searchHeuristics, ROLLOUTS),
} satisfies Partial<Record<BotLevel, Bot>>
