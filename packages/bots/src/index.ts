import { randomBot } from './random.ts'
import { simpleBot } from './simple.ts'

export { askBot, type Bot, type Sight } from './bot.ts'

export const BOTS = { random: randomBot, simple: simpleBot }

export type BotName = keyof typeof BOTS

export const BOT_NAMES = ['random', 'simple'] as const satisfies readonly BotName[]
