import { BOARD_NAMES, BOARDS, boardOf, streetOf } from '@slapwise/board-game'
import { SettingsGroup, Setting, SettingTile } from '../../../kit/settings/parts.tsx'
import { useI18n } from '../../../words/index.tsx'
import { StreetPicture } from '../look/street/street-picture.tsx'
import { useBoardMessages } from '../words/index.ts'
import './board-choice.css'
import { CustomBoard } from './own-board.tsx'
import { useBoardSettings } from './use-board-settings.ts'

/** Which street it is: one of ours, or one that the host has drawn. */
export function BoardSetting() {
  const { language } = useI18n()
  const words = useBoardMessages()
  const { settings, changeSettings: change } = useBoardSettings()
  const said = words.settings
  const chosen = boardOf(settings)
  return (
    <SettingsGroup title={said.groups.board} summary={chosen.name[language]}>
      <Setting id="board" {...said.board}>
        {BOARD_NAMES.map((name) => (
          <SettingTile
            key={name}
            name={BOARDS[name].name[language]}
            description={said.boardDescriptions[name]}
            isOn={settings.board === name}
            onTap={() => void change({ board: name })}
          />
        ))}
        <div className="board-preview" aria-hidden="true">
          <StreetPicture street={streetOf(chosen)} />
        </div>
      </Setting>
      <CustomBoard />
    </SettingsGroup>
  )
}
