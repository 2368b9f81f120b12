import type { WebGame } from '../web-game.ts'
import { SEEN } from './seen.ts'
import { FranticSettings } from './settings/frantic-settings.tsx'

const frantic: WebGame = {
  Settings: FranticSettings,
  ...SEEN,
}

export default frantic
