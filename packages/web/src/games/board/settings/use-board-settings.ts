import type { Settings } from '@slapwise/board-game'
import { useSettingsHere } from '../../../kit/settings/room-settings.tsx'

/** As the server has them: the players are those of the seats. */
export type GameSettings = Omit<Settings, 'players'>

export const useBoardSettings = () => useSettingsHere<GameSettings>()
