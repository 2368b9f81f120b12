import { randomBot } from '@slapwise/bots'
import type { Bot, Level } from '@slapwise/kernel'
import { simpleBot } from './simple.ts'

/** By level, the weakest first. */
export const BOTS = { chaotic: randomBot, simple: simpleBot } satisfies Partial<Record<Level, Bot>>
