import type { BOTS } from '@slapwise/card-game'
import type { Opponents } from '../../kit/opponents.ts'

/** The names of the bot levels. Importing the bots themselves would load their code into the page. */
const BOT_LEVELS = { chaotic: true, simple: true, sly: true, fiendish: true } satisfies Record<
  keyof typeof BOTS,
  true
>

export const opponents: Opponents = { botLevels: Object.keys(BOT_LEVELS), defaultBotLevel: 'simple' }
