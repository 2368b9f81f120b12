import { randomBot } from '@slapwise/bots'
import { simpleBot } from './simple.ts'

export const BOTS = { random: randomBot, simple: simpleBot } as const
