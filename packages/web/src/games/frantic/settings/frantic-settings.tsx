import { PaceSettings } from '../../../kit/settings/pace.tsx'
import { Tile } from '../../../kit/settings/parts.tsx'
import { RoomSettings } from '../../../kit/settings/room-settings.tsx'
import type { SettingsProps } from '../../../kit/web-game.ts'
import { useFranticWords } from '../words/index.ts'
import { CardSettings } from './cards.tsx'
import { follow } from './follow.ts'
import { HouseSettings } from './house.tsx'
import { LengthSettings } from './length.tsx'
import { PRESET_NAMES, PRESETS, presetOf } from './presets.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

/** How a room plays Frantic. */
export function FranticSettings(props: SettingsProps) {
  const { settings } = useFranticWords()
  return (
    <RoomSettings {...props} follow={follow} contradictions={settings.contradictions}>
      <Presets />
      <CardSettings />
      <LengthSettings />
      <PaceSettings />
      <HouseSettings />
    </RoomSettings>
  )
}

function Presets() {
  const words = useFranticWords()
  const { settings, room, change } = useFranticSettings()
  const current = presetOf(settings, room.pace)
  return (
    <div className="presets">
      {PRESET_NAMES.map((name) => (
        <Tile
          key={name}
          {...words.settings.presets[name]}
          isOn={name === current}
          onTap={() => void change(PRESETS[name].settings, { pace: PRESETS[name].pace, window: null })}
        />
      ))}
    </div>
  )
}
