import type { Settings } from '@slapwise/board-game'
import { useRoomSettings } from '../../../kit/settings/room-settings.tsx'

/** As the server has them: the players are those of the seats. */
export type BoardRoomSettings = Omit<Settings, 'players'>

export const useBoardSettings = () => useRoomSettings<BoardRoomSettings>()
