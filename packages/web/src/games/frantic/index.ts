import { changedSettings } from '@slapwise/card-game/words'
import type { WebGame } from '../../kit/web-game.ts'
import { SEEN } from './seen.ts'
import type { GameSettings } from './settings/follow.ts'
import { FranticSettings } from './settings/frantic-settings.tsx'

const frantic: WebGame = {
  Settings: FranticSettings,
  changedSettings: (before, now, language) =>
    changedSettings(before as GameSettings, now as GameSettings, language),
  ...SEEN,
}

export default frantic
