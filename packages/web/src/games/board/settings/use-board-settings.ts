import type { Settings } from '@slapwise/board-game'
import { useSettings } from '../../../kit/settings/settings-context.tsx'

/** The settings of a room; the number of players follows from its seats. */
export type BoardRoomSettings = Omit<Settings, 'players'>

export const useBoardSettings = () => useSettings<BoardRoomSettings>()
