import { PaceSettings } from '../../../kit/settings/pace.tsx'
import { SettingTile } from '../../../kit/settings/parts.tsx'
import { RoomSettings } from '../../../kit/settings/room-settings.tsx'
import type { GameSettingsProps } from '../../../kit/web-game.ts'
import { useFranticMessages } from '../words/index.ts'
import { CardSettings } from './cards.tsx'
import { applySettingsChange } from './follow.ts'
import { HouseRulesSettings } from './house.tsx'
import { LengthSettings } from './length.tsx'
import { PRESET_NAMES, PRESETS, findPreset } from './presets.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

/** How a room plays Frantic. */
export function FranticSettings(props: GameSettingsProps) {
  const { settings } = useFranticMessages()
  return (
    <RoomSettings {...props} resolveSettings={applySettingsChange} settingErrors={settings.settingErrors}>
      <Presets />
      <CardSettings />
      <LengthSettings />
      <PaceSettings />
      <HouseRulesSettings />
    </RoomSettings>
  )
}

function Presets() {
  const words = useFranticMessages()
  const { settings, room, changeSettings: change } = useFranticSettings()
  const current = findPreset(settings, room.pace)
  return (
    <div className="presets">
      {PRESET_NAMES.map((name) => (
        <SettingTile
          key={name}
          {...words.settings.presets[name]}
          isOn={name === current}
          onTap={() => void change(PRESETS[name].settings, { pace: PRESETS[name].pace, window: null })}
        />
      ))}
    </div>
  )
}
