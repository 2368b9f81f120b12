import { BASIC_COLOURS, CARD_SET_NAMES, CARD_SETS, EDITION_NAMES } from '@slapwise/card-game'
import { formatPurple } from '@slapwise/card-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import type { GameSettingsGroup } from '../../../kit/settings/game-settings.ts'
import { Setting, SettingChips, SettingTile } from '../../../kit/settings/setting-controls.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import type { FranticRoomSettings } from './apply-settings-change.ts'
import { useFranticSettings } from './use-frantic-settings.ts'

export const CARD_SETTINGS: GameSettingsGroup = {
  id: 'cards',
  useHeading() {
    const { language } = useI18n()
    return {
      title: useFranticMessages().settings.groups.cards,
      summary: useFranticSettings()
        .settings.sets.map((set) => CARD_SETS[set].name[language])
        .join(' + '),
    }
  },
  Plain: Sets,
  Further: () => (
    <>
      <Purple />
      <Edition />
    </>
  ),
}

function Sets() {
  const { language } = useI18n()
  const texts = useFranticMessages().settings
  const { settings, changeSettings } = useFranticSettings()
  const { sets } = settings
  return (
    <Setting id="sets" {...texts.sets}>
      {CARD_SET_NAMES.map((set) => (
        <SettingTile
          key={set}
          name={CARD_SETS[set].name[language]}
          description={texts.setDescriptions[set]}
          isOn={sets.includes(set)}
          isFixed={set === 'base'}
          onTap={() => void changeSettings({ sets: toggleSet(sets, set) })}
        />
      ))}
    </Setting>
  )
}

/** Adds or removes a set. Keeps the order of the sets, in which the server stores them. */
const toggleSet = (
  sets: FranticRoomSettings['sets'],
  set: FranticRoomSettings['sets'][number],
): FranticRoomSettings['sets'] =>
  CARD_SET_NAMES.filter((name) => (name === set ? !sets.includes(name) : sets.includes(name)))

function Purple() {
  const messages = useFranticMessages()
  const { settings, changeSettings } = useFranticSettings()
  if (!settings.sets.includes('pandora')) return null
  return (
    <Setting id="purple" {...messages.settings.purple}>
      <SettingChips
        options={['off', 'fifth', ...BASIC_COLOURS] as const}
        chosen={settings.purple}
        label={(option) => formatPurple(messages, option)}
        onChoose={(purple) => void changeSettings({ purple })}
      />
    </Setting>
  )
}

function Edition() {
  const texts = useFranticMessages().settings
  const { settings, changeSettings } = useFranticSettings()
  const { edition } = settings
  return (
    <Setting id="edition" name={texts.edition} description={texts.editions[edition].description}>
      <SettingChips
        options={EDITION_NAMES}
        chosen={edition}
        label={(option) => texts.editions[option].name}
        onChoose={(option) => void changeSettings({ edition: option })}
      />
    </Setting>
  )
}
