import { BASIC_COLOURS, EDITION_NAMES, SET_NAMES, SETS } from '@slapwise/card-game'
import { purpleIn } from '@slapwise/card-game/words'
import { Chips, Group, Setting, Tile } from '../../../kit/settings/parts.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { useFranticWords } from '../words/index.ts'
import type { GameSettings } from './follow.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

export function CardSettings() {
  const { language } = useSpeech()
  const words = useFranticWords()
  const { settings, change } = useFranticSettings()
  const said = words.settings
  const { sets, edition } = settings
  return (
    <Group title={said.groups.cards} summary={sets.map((set) => SETS[set].name[language]).join(' + ')} isOpen>
      <Setting id="sets" {...said.sets}>
        {SET_NAMES.map((set) => (
          <Tile
            key={set}
            name={SETS[set].name[language]}
            line={said.setLines[set]}
            isOn={sets.includes(set)}
            isFixed={set === 'base'}
            onTap={() => void change({ sets: toggled(sets, set) })}
          />
        ))}
      </Setting>
      {sets.includes('pandora') && <Purple />}
      <Setting id="edition" name={said.edition} line={said.editions[edition].line}>
        <Chips
          options={EDITION_NAMES}
          chosen={edition}
          label={(option) => said.editions[option].name}
          onChoose={(option) => void change({ edition: option })}
        />
      </Setting>
    </Group>
  )
}

/** In the order of the boxes, as the server keeps them. */
const toggled = (sets: GameSettings['sets'], set: GameSettings['sets'][number]): GameSettings['sets'] =>
  SET_NAMES.filter((name) => (name === set ? !sets.includes(name) : sets.includes(name)))

function Purple() {
  const words = useFranticWords()
  const { settings, change } = useFranticSettings()
  return (
    <Setting id="purple" {...words.settings.purple}>
      <Chips
        options={['off', 'fifth', ...BASIC_COLOURS] as const}
        chosen={settings.purple}
        label={(option) => purpleIn(words, option)}
        onChoose={(purple) => void change({ purple })}
      />
    </Setting>
  )
}
