import { formatChangedSettings, resolveLanguage } from '@slapwise/board-game/i18n'
import type { WebGame } from '../../kit/web-game.ts'
import { RENDERABLE_BOARD } from './renderable-board.ts'
import { BoardSettingsForm } from './settings/board-settings-form.tsx'
import type { BoardRoomSettings } from './settings/use-board-settings.ts'

const board: WebGame = {
  Settings: BoardSettingsForm,
  describeChangedSettings: (before, now, language) =>
    formatChangedSettings(before as BoardRoomSettings, now as BoardRoomSettings, resolveLanguage(language)),
  ...RENDERABLE_BOARD,
}

export default board
