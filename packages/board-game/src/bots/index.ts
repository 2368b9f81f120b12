import { randomBot, searching } from '@slapwise/bots'
import { simpleBot } from './simple/simple.ts'
import { slyBot } from './sly/sly.ts'
import { wits } from './wits/index.ts'

/** It takes its time: a turn asks for some two hundred placements. */
const PLAYOUTS = 400

/** By level, the weakest first. */
export const BOTS = {
  random: randomBot,
  simple: simpleBot,
  sly: slyBot,
  fiendish: searching(wits, PLAYOUTS),
} as const
