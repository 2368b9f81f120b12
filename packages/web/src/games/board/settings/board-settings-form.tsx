import { PaceSettingsGroup } from '../../../kit/settings/pace-settings.tsx'
import { RoomSettingsForm } from '../../../kit/settings/room-settings.tsx'
import type { GameSettingsProps } from '../../../kit/web-game.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { BoardSettingsGroup } from './board-setting.tsx'
import { LengthSettingsGroup } from './length.tsx'
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
    <RoomSettingsForm {...props} resolveSettings={applySettingsChange} settingErrors={settings.settingErrors}>
      <BoardSettingsGroup />
      <LengthSettingsGroup />
      <PaceSettingsGroup />
    </RoomSettingsForm>
  )
}
