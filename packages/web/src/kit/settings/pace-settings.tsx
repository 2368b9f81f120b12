import { TEMPO_NAMES } from '@slapwise/kernel'
import { PACE_TIMES, PACES } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import { useRoomSettings } from './room-settings.tsx'
import { Setting, SettingChips, SettingsGroup, Stepper } from './setting-controls.tsx'

const WINDOW_STEP_S = 0.5
const MIN_WINDOW_S = 0.5
const MAX_WINDOW_S = 60

export function PaceSettingsGroup() {
  const { messages } = useI18n()
  const { room, isHost, changeSettings } = useRoomSettings()
  const texts = messages.settings
  const { pace, windowSeconds, tempo } = room
  const { byPace, ...windowText } = texts.window
  const isByPace = windowSeconds === PACE_TIMES[pace].windowSeconds
  return (
    <SettingsGroup title={texts.timeGroup} summary={texts.paces[pace].name}>
      <Setting id="pace" name={texts.pace} description={texts.paces[pace].description}>
        <SettingChips
          options={PACES}
          chosen={pace}
          label={(option) => texts.paces[option].name}
          onChoose={(option) => void changeSettings({}, { pace: option, windowSeconds: null })}
        />
      </Setting>
      <Setting id="windowSeconds" {...windowText}>
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
          name={texts.window.name}
          value={windowSeconds}
          min={MIN_WINDOW_S}
          max={MAX_WINDOW_S}
          step={WINDOW_STEP_S}
          isFixed={!isHost}
          label={texts.seconds}
          onChange={(seconds) => void changeSettings({}, { windowSeconds: seconds })}
        />
      </Setting>
      <Setting id="tempo" name={texts.tempo} description={texts.tempoDescriptions[tempo]}>
        <SettingChips
          options={TEMPO_NAMES}
          chosen={tempo}
          label={(option) => messages.start.tempos[option]}
          onChoose={(option) => void changeSettings({}, { tempo: option })}
        />
      </Setting>
    </SettingsGroup>
  )
}
