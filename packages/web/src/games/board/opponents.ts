import type { BOTS } from '@slapwise/board-game'
import type { Opponents } from '../../kit/opponents.ts'

/** By name only: the bots themselves play in the worker and on the server. */
const LEVELS = { chaotic: true, simple: true, sly: true, fiendish: true } satisfies Record<
  keyof typeof BOTS,
  true
>

export const opponents: Opponents = { bots: Object.keys(LEVELS), usualBot: 'simple' }
