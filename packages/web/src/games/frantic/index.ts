import type { BOTS } from '@slapwise/card-game'
import type { WebGame } from '../web-game.ts'
import { SEEN } from './seen.ts'
import { FranticSettings } from './settings/frantic-settings.tsx'

/** By name only: the bots themselves play in the worker and on the server. */
const LEVELS = { random: true, simple: true, sly: true } satisfies Record<keyof typeof BOTS, true>

const frantic: WebGame = {
  bots: Object.keys(LEVELS),
  usualBot: 'simple',
  Settings: FranticSettings,
  ...SEEN,
}

export default frantic
