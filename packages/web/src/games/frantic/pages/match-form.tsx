import type { Tempo } from '@slapwise/kernel'
import type { Pace } from '@slapwise/protocol'
import { useI18n } from '../../../i18n/index.tsx'
import { type GameSettingsForm, Group, MatchForm } from '../../../kit/local/match-form.tsx'
import { setPreferences, soloTempo, usePreferences } from '../../../preferences/preferences.ts'
import { Chips } from '../../../ui/controls/chips.tsx'
import { Tile } from '../../../ui/controls/tile.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import {
  describeSets,
  FRANTIC_LOCAL_OPTIONS,
  type FranticLocalSettings,
  SET_NAMES,
} from '../local-options.ts'
import { PRESET_NAMES, PRESETS } from '../settings/presets.ts'

/** The form for matches of Frantic against bots. */
export default function FranticMatchForm() {
  return <MatchForm options={FRANTIC_LOCAL_OPTIONS} SettingsForm={SetChoice} Presets={PresetChoice} />
}

/** Against bots nobody waits for anybody: the pace of a preset becomes the tempo. */
const TEMPO_BY_PACE: Readonly<Record<Pace, Tempo>> = {
  relaxed: 'calm',
  normal: 'normal',
  fast: 'brisk',
  correspondence: 'calm',
}

/** The presets of the lobby. */
const PresetChoice: GameSettingsForm<FranticLocalSettings> = ({ settings, onChange }) => {
  const { presets } = useFranticMessages().settings
  const tempo = soloTempo(usePreferences())
  return (
    <div className="presets">
      {PRESET_NAMES.map((name) => {
        const { sets, limit } = PRESETS[name].settings
        const presetTempo = TEMPO_BY_PACE[PRESETS[name].pace]
        return (
          <Tile
            key={name}
            {...presets[name]}
            isOn={settings.sets.join() === sets.join() && settings.limit === limit && tempo === presetTempo}
            onTap={() => {
              onChange({ ...settings, sets, limit })
              setPreferences({ tempo: presetTempo })
            }}
          />
        )
      })}
    </div>
  )
}

const SetChoice: GameSettingsForm<FranticLocalSettings> = ({ settings, onChange }) => {
  const { language } = useI18n()
  const { sets } = settings
  const toggle = (set: FranticLocalSettings['sets'][number]) =>
    SET_NAMES.filter((name) => (name === set ? !sets.includes(name) : sets.includes(name)))
  return (
    <Group title={useFranticMessages().settings.groups.cards}>
      <Chips
        options={SET_NAMES}
        isChosen={(set) => sets.includes(set)}
        isDisabled={(set) => set === 'base'}
        label={(set) => describeSets([set], language)}
        onChoose={(set) => onChange({ ...settings, sets: toggle(set) })}
      />
    </Group>
  )
}
