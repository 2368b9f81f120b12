import type { Settings } from '@slapwise/board-game'
import { useRoomSettings } from '../../../kit/settings/room-settings.tsx'

/** The settings of a room; the number of players follows from its seats. */
export type BoardRoomSettings = Omit<Settings, 'players'>

export const useBoardSettings = () => useRoomSettings<BoardRoomSettings>()
