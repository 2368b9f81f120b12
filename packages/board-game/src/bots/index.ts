import { randomBot } from '@slapwise/bots'
import type { Bot, Level } from '@slapwise/kernel'
import { simpleBot } from './simple/simple.ts'
import { slyBot } from './sly/sly.ts'

/** By level, the weakest first. */
export const BOTS = {
  chaotic: randomBot,
  simple: simpleBot,
  sly: slyBot,
} satisfies Partial<Record<Level, Bot>>
