import type { RoomView } from '@slapwise/protocol'
import type { RemoteRoom } from '../../../game/remote.ts'
import { PaceSettings } from '../../../pages/settings/pace.tsx'
import { Tile } from '../../../pages/settings/parts.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { CardSettings } from './cards.tsx'
import { HouseSettings } from './house.tsx'
import { LengthSettings } from './length.tsx'
import { PRESET_NAMES, PRESETS, presetOf } from './presets.ts'
import '../../../pages/settings/settings.css'
import { SettingsContext, useSettings, useSettingsHere } from '../../../pages/settings/use-settings.tsx'

/** How a room plays: the host sets it, and everybody can read it. */
export function RoomSettings(props: {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly isHost: boolean
}) {
  const { words } = useSpeech()
  const here = useSettings(props.remote, props.room, props.isHost)
  return (
    <SettingsContext value={here}>
      <section className="settings">
        <h2>{words.settings.title}</h2>
        {!props.isHost && <p className="faint">{words.settings.hostOnly}</p>}
        <Presets />
        <CardSettings />
        <LengthSettings />
        <PaceSettings />
        <HouseSettings />
      </section>
    </SettingsContext>
  )
}

function Presets() {
  const { words } = useSpeech()
  const { settings, room, change } = useSettingsHere()
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
