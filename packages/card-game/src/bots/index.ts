import { createSearchBot, randomBot } from '@slapwise/bots'
import type { Bot, BotLevel } from '@slapwise/kernel'
import type { CardRules } from '../card-rules.ts'
import type { Question } from '../model/question.ts'
import type { View } from '../views/view.ts'
import { searchHeuristics } from './search/search-heuristics.ts'
import { simpleBot } from './simple-bot.ts'
import { slyBot } from './sly/sly-bot.ts'

export type CardBot = Bot<View, Question, CardRules>

/** The bots by level, weakest first. */
export const BOTS = {
  chaotic: randomBot,
  simple: simpleBot,
  sly: slyBot,
  fiendish: createSearchBot(searchHeuristics),
} satisfies Partial<Record<BotLevel, CardBot>>
