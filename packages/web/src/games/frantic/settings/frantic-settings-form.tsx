import { PaceSettingsGroup } from '../../../kit/settings/pace-settings.tsx'
import { RoomSettingsForm } from '../../../kit/settings/room-settings.tsx'
import { SettingTile } from '../../../kit/settings/setting-controls.tsx'
import type { GameSettingsProps } from '../../../kit/web-game.ts'
import { useFranticMessages } from '../i18n/index.ts'
import { applySettingsChange } from './apply-settings-change.ts'
import { CardSettingsGroup } from './card-settings.tsx'
import { HouseRulesSettingsGroup } from './house-rules.tsx'
import { LengthSettingsGroup } from './length.tsx'
import { findPreset, PRESET_NAMES, PRESETS } from './presets.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

/** The room settings of Frantic. */
export function FranticSettingsForm(props: GameSettingsProps) {
  const { settings } = useFranticMessages()
  return (
    <RoomSettingsForm {...props} resolveSettings={applySettingsChange} settingErrors={settings.settingErrors}>
      <Presets />
      <CardSettingsGroup />
      <LengthSettingsGroup />
      <PaceSettingsGroup />
      <HouseRulesSettingsGroup />
    </RoomSettingsForm>
  )
}

function Presets() {
  const messages = useFranticMessages()
  const { settings, room, changeSettings } = useFranticSettings()
  const current = findPreset(settings, room.pace)
  return (
    <div className="presets">
      {PRESET_NAMES.map((name) => (
        <SettingTile
          key={name}
          {...messages.settings.presets[name]}
          isOn={name === current}
          onTap={() =>
            void changeSettings(PRESETS[name].settings, { pace: PRESETS[name].pace, windowSeconds: null })
          }
        />
      ))}
    </div>
  )
}
