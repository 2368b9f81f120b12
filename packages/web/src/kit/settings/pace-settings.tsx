import { TEMPO_NAMES, type Tempo } from '@slapwise/kernel'
import { PACE_TIMES, PACES, type Pace, type RoomView } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import { Setting, SettingChips, SettingsGroup, Stepper } from './setting-controls.tsx'
import { useSettings } from './settings-context.tsx'

const WINDOW_STEP_S = 0.5
const MIN_WINDOW_S = 0.5
const MAX_WINDOW_S = 60

interface PaceChange {
  readonly pace?: Pace
  readonly windowSeconds?: number | null
  readonly tempo?: Tempo
}

interface Props {
  readonly room: RoomView
  readonly isOpen: boolean
  onChange(change: PaceChange): void
}

/** How long people may think, and how fast things happen: only rooms have both. */
export function PaceSettingsGroup({ room, isOpen, onChange }: Props) {
  const { messages } = useI18n()
  const { isReadOnly } = useSettings()
  const texts = messages.settings
  const { pace, windowSeconds, tempo } = room
  const { byPace, ...windowText } = texts.window
  const isByPace = windowSeconds === PACE_TIMES[pace].windowSeconds
  return (
    <SettingsGroup title={texts.timeGroup} summary={texts.paces[pace].name} isOpen={isOpen}>
      <Setting id="pace" name={texts.pace} description={texts.paces[pace].description}>
        <SettingChips
          options={PACES}
          chosen={pace}
          label={(option) => texts.paces[option].name}
          onChoose={(option) => onChange({ pace: option, windowSeconds: null })}
        />
      </Setting>
      <Setting id="windowSeconds" {...windowText}>
        <button
          type="button"
          className="chip"
          aria-pressed={isByPace}
          disabled={isReadOnly}
          onClick={() => onChange({ windowSeconds: null })}
        >
          {byPace}
        </button>
        <Stepper
          name={texts.window.name}
          value={windowSeconds}
          min={MIN_WINDOW_S}
          max={MAX_WINDOW_S}
          step={WINDOW_STEP_S}
          isFixed={isReadOnly}
          label={texts.seconds}
          onChange={(seconds) => onChange({ windowSeconds: seconds })}
        />
      </Setting>
      <Setting id="tempo" name={texts.tempo} description={texts.tempoDescriptions[tempo]}>
        <SettingChips
          options={TEMPO_NAMES}
          chosen={tempo}
          label={(option) => messages.start.tempos[option]}
          onChoose={(option) => onChange({ tempo: option })}
        />
      </Setting>
    </SettingsGroup>
  )
}
