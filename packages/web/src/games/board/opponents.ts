import type { BOTS } from '@slapwise/board-game'
import type { Opponents } from '../../kit/opponents.ts'

/** By name only: the bots themselves play in the worker and on the server. */
const BOT_LEVELS = { chaotic: true, simple: true, sly: true, fiendish: true } satisfies Record<
  keyof typeof BOTS,
  true
>

export const opponents: Opponents = { botLevels: Object.keys(BOT_LEVELS), defaultBotLevel: 'simple' }
