import { BOARD_NAMES, BOARDS, MATCH_LENGTHS, type SettingsInput } from '@slapwise/board-game'
import { useI18n } from '../../../i18n/index.tsx'
import { Chips } from '../../../ui/controls/chips.tsx'
import { useBoardMessages } from '../i18n/index.ts'

interface Props {
  readonly next: SettingsInput
  onChange(next: SettingsInput): void
}

/** Board and length of the next match against bots. */
export function BoardMatchOptionsForm({ next, onChange }: Props) {
  const { language } = useI18n()
  const messages = useBoardMessages()
  return (
    <>
      <h3>{messages.settings.groups.board}</h3>
      <div className="chips">
        <Chips
          options={BOARD_NAMES}
          isChosen={(board) => (next.board ?? 'house') === board}
          label={(board) => BOARDS[board].name[language]}
          onChoose={(board) => onChange({ ...next, board })}
        />
      </div>
      <h3>{messages.settings.groups.length}</h3>
      <div className="chips">
        <Chips
          options={MATCH_LENGTHS}
          isChosen={(limit) => (next.limit ?? 'medium') === limit}
          label={(limit) => messages.settingNames.lengths[limit]}
          onChoose={(limit) => onChange({ ...next, limit })}
        />
      </div>
    </>
  )
}
