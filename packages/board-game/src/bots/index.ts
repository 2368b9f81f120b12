import { randomBot, searching } from '@slapwise/bots'
import type { Bot, Level } from '@slapwise/kernel'
import { simpleBot } from './simple/simple.ts'
import { slyBot } from './sly/sly.ts'
import { wits } from './wits/index.ts'

/** It takes its time: a turn asks for some two hundred placements. */
const PLAYOUTS = 400

/** By level, the weakest first. */
export const BOTS = {
  chaotic: randomBot,
  simple: simpleBot,
  sly: slyBot,
  fiendish: searching(wits, PLAYOUTS),
} satisfies Partial<Record<Level, Bot>>
