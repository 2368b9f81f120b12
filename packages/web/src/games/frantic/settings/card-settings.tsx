import { BASIC_COLOURS, EDITION_NAMES, CARD_SET_NAMES, CARD_SETS } from '@slapwise/card-game'
import { formatPurple } from '@slapwise/card-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import { Setting, SettingChips, SettingsGroup, SettingTile } from '../../../kit/settings/setting-controls.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import type { FranticRoomSettings } from './apply-settings-change.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

export function CardSettings() {
  const { language } = useI18n()
  const words = useFranticMessages()
  const { settings, changeSettings: change } = useFranticSettings()
  const said = words.settings
  const { sets, edition } = settings
  return (
    <SettingsGroup
      title={said.groups.cards}
      summary={sets.map((set) => CARD_SETS[set].name[language]).join(' + ')}
      isOpen
    >
      <Setting id="sets" {...said.sets}>
        {CARD_SET_NAMES.map((set) => (
          <SettingTile
            key={set}
            name={CARD_SETS[set].name[language]}
            description={said.setDescriptions[set]}
            isOn={sets.includes(set)}
            isFixed={set === 'base'}
            onTap={() => void change({ sets: toggleSet(sets, set) })}
          />
        ))}
      </Setting>
      {sets.includes('pandora') && <Purple />}
      <Setting id="edition" name={said.edition} description={said.editions[edition].description}>
        <SettingChips
          options={EDITION_NAMES}
          chosen={edition}
          label={(option) => said.editions[option].name}
          onChoose={(option) => void change({ edition: option })}
        />
      </Setting>
    </SettingsGroup>
  )
}

/** In the order of the boxes, as the server keeps them. */
const toggleSet = (
  sets: FranticRoomSettings['sets'],
  set: FranticRoomSettings['sets'][number],
): FranticRoomSettings['sets'] =>
  CARD_SET_NAMES.filter((name) => (name === set ? !sets.includes(name) : sets.includes(name)))

function Purple() {
  const words = useFranticMessages()
  const { settings, changeSettings: change } = useFranticSettings()
  return (
    <Setting id="purple" {...words.settings.purple}>
      <SettingChips
        options={['off', 'fifth', ...BASIC_COLOURS] as const}
        chosen={settings.purple}
        label={(option) => formatPurple(words, option)}
        onChoose={(purple) => void change({ purple })}
      />
    </Setting>
  )
}
