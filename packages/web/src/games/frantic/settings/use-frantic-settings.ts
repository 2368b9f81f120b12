import { useSettingsHere } from '../../../kit/settings/room-settings.tsx'
import type { GameSettings } from './follow.ts'

export const useFranticSettings = () => useSettingsHere<GameSettings>()
