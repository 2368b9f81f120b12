import { createSearchBot, randomBot } from '@slapwise/bots'
import type { Bot, BotLevel } from '@slapwise/kernel'
import type { CardRules } from '../card-rules.ts'
import type { Question } from '../model/question.ts'
import type { View } from '../views/view.ts'
import { gentleBot } from './gentle-bot.ts'
import { searchHeuristics } from './search/search-heuristics.ts'
import { simpleBot } from './simple-bot.ts'
import { slyBot } from './sly/sly-bot.ts'

/** They take some 150 ms of a desktop core, and gain more than fewer do; `docs/measurements/bots.md` has the figures. */
const ROLLOUTS = 4000

export type CardBot = Bot<View, Question, CardRules>

/** The bots by level, weakest first. */
export const BOTS = {
  chaotic: randomBot,
  gentle: gentleBot,
  simple: simpleBot,
  sly: slyBot,
  fiendish: createSearchBot(searchHeuristics, ROLLOUTS),
} satisfies Partial<Record<BotLevel, CardBot>>
