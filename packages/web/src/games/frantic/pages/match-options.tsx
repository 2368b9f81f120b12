import { CARD_SET_NAMES, CARD_SETS, MATCH_LENGTHS, type SettingsInput } from '@slapwise/card-game'
import { useI18n } from '../../../i18n/index.tsx'
import { Chips } from '../../../ui/controls/chips.tsx'
import { useFranticMessages } from '../i18n/index.ts'

interface Props {
  readonly next: SettingsInput
  onChange(next: SettingsInput): void
}

/** Boxes and length of the next match against bots. */
export function FranticMatchOptions({ next, onChange }: Props) {
  const { language } = useI18n()
  const words = useFranticMessages()
  const sets = next.sets ?? ['base']
  const flip = (set: (typeof CARD_SET_NAMES)[number]) =>
    onChange({
      ...next,
      sets: sets.includes(set) ? sets.filter((name) => name !== set) : [...sets, set],
    })
  return (
    <>
      <h3>{words.settings.groups.cards}</h3>
      <div className="chips">
        <Chips
          options={CARD_SET_NAMES}
          isChosen={(set) => sets.includes(set)}
          isDisabled={(set) => set === 'base'}
          label={(set) => CARD_SETS[set].name[language]}
          onChoose={flip}
        />
      </div>
      <h3>{words.settings.groups.length}</h3>
      <div className="chips">
        <Chips
          options={[...MATCH_LENGTHS, 'none' as const]}
          isChosen={(limit) => (next.limit ?? 'medium') === limit}
          label={(limit) => words.settingNames.lengths[limit]}
          onChoose={(limit) => onChange({ ...next, limit })}
        />
      </div>
    </>
  )
}
