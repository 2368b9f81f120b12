import { DEFAULT_SETTINGS } from '@slapwise/board-game'
import { formatChangedSettings, resolveLanguage } from '@slapwise/board-game/i18n'
import type { GameSettings } from '../../../kit/settings/game-settings.ts'
import { useBoardMessages } from '../i18n/index.ts'
import { BOARD_SETTINGS_GROUP } from './board-setting.tsx'
import { LENGTH_SETTINGS } from './length.tsx'
import type { BoardRoomSettings } from './use-board-settings.ts'

/** The settings form of the board game. */
export const BOARD_SETTINGS: GameSettings = {
  groups: [BOARD_SETTINGS_GROUP, LENGTH_SETTINGS],
  useSettingErrors: () => useBoardMessages().settings.settingErrors,
  applyChange: (before, changed) => ({ ...before, ...changed }),
  complete: (settings) => ({ ...DEFAULT_SETTINGS, ...settings }),
  describeChanges: (before, now, language) =>
    formatChangedSettings(before as BoardRoomSettings, now as BoardRoomSettings, resolveLanguage(language)),
}
