import { completeSettings, type Settings } from '@slapwise/card-game'
import { formatChangedSettings, resolveLanguage } from '@slapwise/card-game/i18n'
import type { GameSettings } from '../../../kit/settings/game-settings.ts'
import { SettingTile } from '../../../kit/settings/setting-controls.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { applySettingsChange, type FranticRoomSettings } from './apply-settings-change.ts'
import { CARD_SETTINGS } from './card-settings.tsx'
import { HOUSE_RULE_SETTINGS } from './house-rules.tsx'
import { LENGTH_SETTINGS } from './length.tsx'
import { findPreset, PRESET_NAMES, PRESETS } from './presets.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

/** The settings form of Frantic. */
export const FRANTIC_SETTINGS: GameSettings = {
  Presets,
  groups: [CARD_SETTINGS, LENGTH_SETTINGS, HOUSE_RULE_SETTINGS],
  useSettingErrors: () => useFranticMessages().settings.settingErrors,
  applyChange: (before, changed) => applySettingsChange(before as FranticRoomSettings, changed),
  complete: (settings) => ({ ...completeSettings(settings as unknown as Settings) }),
  describeChanges: (before, now, language) =>
    formatChangedSettings(
      before as FranticRoomSettings,
      now as FranticRoomSettings,
      resolveLanguage(language),
    ),
}

function Presets() {
  const { presets } = useFranticMessages().settings
  const { settings, pace, changeSettings } = useFranticSettings()
  const current = findPreset(settings, pace)
  return (
    <div className="presets">
      {PRESET_NAMES.map((name) => (
        <SettingTile
          key={name}
          {...presets[name]}
          isOn={name === current}
          onTap={() => void changeSettings(PRESETS[name].settings, PRESETS[name].pace)}
        />
      ))}
    </div>
  )
}
