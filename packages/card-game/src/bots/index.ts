import { randomBot } from '@slapwise/bots'
import type { Bot, Level } from '@slapwise/kernel'
import type { CardRules } from '../card-rules.ts'
import type { Question } from '../model/question.ts'
import type { View } from '../views/view.ts'
import { simpleBot } from './simple.ts'

export type CardBot = Bot<View, Question, CardRules>

/** By level, the weakest first. */
export const BOTS = { chaotic: randomBot, simple: simpleBot } satisfies Partial<Record<Level, CardBot>>
