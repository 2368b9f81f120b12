import { randomBot } from '@slapwise/bots'
import { simpleBot } from './simple/simple.ts'
import { slyBot } from './sly/sly.ts'

/** By level, the weakest first. */
export const BOTS = { random: randomBot, simple: simpleBot, sly: slyBot } as const
