import { TEMPO_NAMES } from '@slapwise/kernel'
import { PACES, TIMES } from '@slapwise/protocol'
import { useSpeech } from '../../words/index.tsx'
import { Chips, Group, Setting, Stepper } from './parts.tsx'
import { useSettingsHere } from './room-settings.tsx'

const STEP = 0.5
const SHORTEST = 0.5
const LONGEST = 60

export function PaceSettings() {
  const { words } = useSpeech()
  const { room, isHost, change } = useSettingsHere()
  const said = words.settings
  const { pace, window, tempo } = room
  const { byPace, ...explained } = said.window
  const isByPace = window === TIMES[pace].window
  return (
    <Group title={said.time} summary={said.paces[pace].name}>
      <Setting id="pace" name={said.pace} line={said.paces[pace].line}>
        <Chips
          options={PACES}
          chosen={pace}
          label={(option) => said.paces[option].name}
          onChoose={(option) => void change({}, { pace: option, window: null })}
        />
      </Setting>
      <Setting id="window" {...explained}>
        <button
          type="button"
          className="chip"
          aria-pressed={isByPace}
          disabled={!isHost}
          onClick={() => void change({}, { window: null })}
        >
          {byPace}
        </button>
        <Stepper
          name={said.window.name}
          value={window}
          least={SHORTEST}
          most={LONGEST}
          step={STEP}
          isFixed={!isHost}
          label={said.seconds}
          onChange={(seconds) => void change({}, { window: seconds })}
        />
      </Setting>
      <Setting id="tempo" name={said.tempo} line={said.tempos[tempo].line}>
        <Chips
          options={TEMPO_NAMES}
          chosen={tempo}
          label={(option) => said.tempos[option].name}
          onChoose={(option) => void change({}, { tempo: option })}
        />
      </Setting>
    </Group>
  )
}
