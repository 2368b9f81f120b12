import { textIn, useI18n } from '../../../i18n/index.tsx'
import { type GameSettingsForm, Group, MatchForm } from '../../../kit/local/match-form.tsx'
import { Chips } from '../../../ui/controls/chips.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { BOARD_LOCAL_OPTIONS, BOARD_TITLES, type BoardLocalSettings } from '../local-options.ts'

/** The form for matches of the board game against bots. */
export default function BoardMatchForm() {
  return <MatchForm options={BOARD_LOCAL_OPTIONS} SettingsForm={BoardChoice} />
}

const BOARD_NAMES = Object.keys(BOARD_TITLES) as BoardLocalSettings['board'][]

const BoardChoice: GameSettingsForm<BoardLocalSettings> = ({ settings, onChange }) => {
  const { language } = useI18n()
  return (
    <Group title={useBoardMessages().settings.groups.board}>
      <Chips
        options={BOARD_NAMES}
        isChosen={(board) => settings.board === board}
        label={(board) => textIn(BOARD_TITLES[board], language)}
        onChoose={(board) => onChange({ ...settings, board })}
      />
    </Group>
  )
}
