import { useRoomSettings } from '../../../kit/settings/room-settings.tsx'
import type { FranticRoomSettings } from './follow.ts'

export const useFranticSettings = () => useRoomSettings<FranticRoomSettings>()
