import { useRoomSettings } from '../../../kit/settings/room-settings.tsx'
import type { FranticRoomSettings } from './apply-settings-change.ts'

export const useFranticSettings = () => useRoomSettings<FranticRoomSettings>()
