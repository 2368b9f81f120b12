import { BOARD_NAMES, BOARDS, createStreet, resolveBoardFile } from '@slapwise/board-game'
import { useI18n } from '../../../i18n/index.tsx'
import type { GameSettingsGroup } from '../../../kit/settings/game-settings.ts'
import { Setting, SettingTile } from '../../../kit/settings/setting-controls.tsx'
import { StreetPicture } from '../artwork/street/street-picture.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import './board-setting.css'
import { CustomBoard } from './custom-board.tsx'
import { useBoardSettings } from './use-board-settings.ts'

/** The choice of a board: one of ours, or a custom one. */
export const BOARD_SETTINGS_GROUP: GameSettingsGroup = {
  id: 'board',
  useHeading() {
    const { language } = useI18n()
    return {
      title: useBoardMessages().settings.groups.board,
      summary: resolveBoardFile(useBoardSettings().settings).name[language],
    }
  },
  Plain: Boards,
  Further: CustomBoard,
}

function Boards() {
  const { language } = useI18n()
  const texts = useBoardMessages().settings
  const { settings, changeSettings } = useBoardSettings()
  return (
    <Setting id="board" {...texts.board}>
      {BOARD_NAMES.map((name) => (
        <SettingTile
          key={name}
          name={BOARDS[name].name[language]}
          description={texts.boardDescriptions[name]}
          isOn={settings.board === name}
          onTap={() => void changeSettings({ board: name })}
        />
      ))}
      <div className="board-preview" aria-hidden="true">
        <StreetPicture street={createStreet(resolveBoardFile(settings))} />
      </div>
    </Setting>
  )
}
