import { TEMPO_NAMES } from '@slapwise/kernel'
import { PACE_TIMES, PACES } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import { useRoomSettings } from './room-settings.tsx'
import { Setting, SettingChips, SettingsGroup, Stepper } from './setting-controls.tsx'

const WINDOW_STEP_S = 0.5
const MIN_WINDOW_S = 0.5
const MAX_WINDOW_S = 60

export function PaceSettings() {
  const { messages } = useI18n()
  const { room, isHost, changeSettings } = useRoomSettings()
  const said = messages.settings
  const { pace, windowSeconds, tempo } = room
  const { byPace, ...explained } = said.window
  const isByPace = windowSeconds === PACE_TIMES[pace].windowSeconds
  return (
    <SettingsGroup title={said.timeGroup} summary={said.paces[pace].name}>
      <Setting id="pace" name={said.pace} description={said.paces[pace].description}>
        <SettingChips
          options={PACES}
          chosen={pace}
          label={(option) => said.paces[option].name}
          onChoose={(option) => void changeSettings({}, { pace: option, windowSeconds: null })}
        />
      </Setting>
      <Setting id="window" {...explained}>
        <button
          type="button"
          className="chip"
          aria-pressed={isByPace}
          disabled={!isHost}
          onClick={() => void changeSettings({}, { windowSeconds: null })}
        >
          {byPace}
        </button>
        <Stepper
          name={said.window.name}
          value={windowSeconds}
          least={MIN_WINDOW_S}
          most={MAX_WINDOW_S}
          step={WINDOW_STEP_S}
          isFixed={!isHost}
          label={said.seconds}
          onChange={(seconds) => void changeSettings({}, { windowSeconds: seconds })}
        />
      </Setting>
      <Setting id="tempo" name={said.tempo} description={said.tempos[tempo].description}>
        <SettingChips
          options={TEMPO_NAMES}
          chosen={tempo}
          label={(option) => said.tempos[option].name}
          onChoose={(option) => void changeSettings({}, { tempo: option })}
        />
      </Setting>
    </SettingsGroup>
  )
}
