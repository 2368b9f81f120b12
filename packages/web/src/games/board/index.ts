import type { BOTS } from '@slapwise/board-game'
import type { WebGame } from '../web-game.ts'
import { SEEN } from './seen.ts'
import { BoardSettings } from './settings/board-settings.tsx'

/** By name only: the bots themselves play in the worker and on the server. */
const LEVELS = { random: true, simple: true, sly: true, fiendish: true } satisfies Record<
  keyof typeof BOTS,
  true
>

const board: WebGame = {
  bots: Object.keys(LEVELS),
  usualBot: 'simple',
  Settings: BoardSettings,
  ...SEEN,
}

export default board
