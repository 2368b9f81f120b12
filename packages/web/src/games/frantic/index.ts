import { changedSettings } from '@slapwise/card-game/words'
import type { WebGame } from '../../kit/web-game.ts'
import { RENDERABLE_FRANTIC } from './seen.ts'
import type { FranticRoomSettings } from './settings/follow.ts'
import { FranticSettings } from './settings/frantic-settings.tsx'

const frantic: WebGame = {
  Settings: FranticSettings,
  describeChangedSettings: (before, now, language) =>
    changedSettings(before as FranticRoomSettings, now as FranticRoomSettings, language),
  ...RENDERABLE_FRANTIC,
}

export default frantic
