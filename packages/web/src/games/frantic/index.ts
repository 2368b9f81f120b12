import { formatChangedSettings, resolveLanguage } from '@slapwise/card-game/i18n'
import type { WebGame } from '../../kit/web-game.ts'
import { RENDERABLE_FRANTIC } from './renderable-frantic.ts'
import type { FranticRoomSettings } from './settings/apply-settings-change.ts'
import { FranticSettingsForm } from './settings/frantic-settings-form.tsx'

const frantic: WebGame = {
  Settings: FranticSettingsForm,
  describeChangedSettings: (before, now, language) =>
    formatChangedSettings(
      before as FranticRoomSettings,
      now as FranticRoomSettings,
      resolveLanguage(language),
    ),
  ...RENDERABLE_FRANTIC,
}

export default frantic
