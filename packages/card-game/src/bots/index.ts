import { randomBot, searching } from '@slapwise/bots'
import type { Bot, Level } from '@slapwise/kernel'
import type { CardRules } from '../card-rules.ts'
import type { Question } from '../model/question.ts'
import type { View } from '../views/view.ts'
import { simpleBot } from './simple.ts'
import { slyBot } from './sly/index.ts'
import { searchHeuristics } from './wits/index.ts'

export type CardBot = Bot<View, Question, CardRules>

/** By level, the weakest first. */
export const BOTS = {
  chaotic: randomBot,
  simple: simpleBot,
  sly: slyBot,
  fiendish: searching(searchHeuristics),
} satisfies Partial<Record<Level, CardBot>>
