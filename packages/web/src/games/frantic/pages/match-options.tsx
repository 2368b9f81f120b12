import { CARD_SET_NAMES, CARD_SETS, MATCH_LENGTHS, type SettingsInput } from '@slapwise/card-game'
import { useI18n } from '../../../i18n/index.tsx'
import { Chips } from '../../../ui/controls/chips.tsx'
import { useFranticMessages } from '../i18n/index.ts'

interface Props {
  readonly next: SettingsInput
  onChange(next: SettingsInput): void
}

/** Sets and length of the next match against bots. */
export function FranticMatchOptionsForm({ next, onChange }: Props) {
  const { language } = useI18n()
  const messages = useFranticMessages()
  const sets = next.sets ?? ['base']
  const toggle = (set: (typeof CARD_SET_NAMES)[number]) =>
    onChange({
      ...next,
      sets: sets.includes(set) ? sets.filter((name) => name !== set) : [...sets, set],
    })
  return (
    <>
      <h3>{messages.settings.groups.cards}</h3>
      <div className="chips">
        <Chips
          options={CARD_SET_NAMES}
          isChosen={(set) => sets.includes(set)}
          isDisabled={(set) => set === 'base'}
          label={(set) => CARD_SETS[set].name[language]}
          onChoose={toggle}
        />
      </div>
      <h3>{messages.settings.groups.length}</h3>
      <div className="chips">
        <Chips
          options={[...MATCH_LENGTHS, 'none' as const]}
          isChosen={(limit) => (next.limit ?? 'medium') === limit}
          label={(limit) => messages.settingNames.lengths[limit]}
          onChoose={(limit) => onChange({ ...next, limit })}
        />
      </div>
    </>
  )
}
