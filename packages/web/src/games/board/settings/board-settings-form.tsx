import { PaceSettings } from '../../../kit/settings/pace-settings.tsx'
import { RoomSettings } from '../../../kit/settings/room-settings.tsx'
import type { GameSettingsProps } from '../../../kit/web-game.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { BoardSetting } from './board-setting.tsx'
import { LengthSettings } from './length.tsx'
import type { BoardRoomSettings } from './use-board-settings.ts'

const applySettingsChange = (
  before: BoardRoomSettings,
  changed: Partial<BoardRoomSettings>,
): BoardRoomSettings => ({
  ...before,
  ...changed,
})

/** The room settings of the board game. */
export function BoardSettingsForm(props: GameSettingsProps) {
  const { settings } = useBoardMessages()
  return (
    <RoomSettings {...props} resolveSettings={applySettingsChange} settingErrors={settings.settingErrors}>
      <BoardSetting />
      <LengthSettings />
      <PaceSettings />
    </RoomSettings>
  )
}
