import { randomBot, searching } from '@slapwise/bots'
import { simpleBot } from './simple/simple.ts'
import { slyBot } from './sly/sly.ts'
import { wits } from './wits/index.ts'

/** By level, the weakest first. */
export const BOTS = {
  random: randomBot,
  simple: simpleBot,
  sly: slyBot,
  fiendish: searching(wits),
} as const
