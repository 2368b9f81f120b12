import { BOARD_NAMES, BOARDS, createStreet, resolveBoardFile } from '@slapwise/board-game'
import { useI18n } from '../../../i18n/index.tsx'
import { Setting, SettingsGroup, SettingTile } from '../../../kit/settings/setting-controls.tsx'
import { StreetPicture } from '../artwork/street/street-picture.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import './board-setting.css'
import { CustomBoard } from './custom-board.tsx'
import { useBoardSettings } from './use-board-settings.ts'

/** The choice of a board: one of ours, or a custom one. */
export function BoardSettingsGroup() {
  const { language } = useI18n()
  const messages = useBoardMessages()
  const { settings, changeSettings } = useBoardSettings()
  const texts = messages.settings
  const chosen = resolveBoardFile(settings)
  return (
    <SettingsGroup title={texts.groups.board} summary={chosen.name[language]}>
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
          <StreetPicture street={createStreet(chosen)} />
        </div>
      </Setting>
      <CustomBoard />
    </SettingsGroup>
  )
}
