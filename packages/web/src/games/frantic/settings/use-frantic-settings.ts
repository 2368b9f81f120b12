import { useSettings } from '../../../kit/settings/settings-context.tsx'
import type { FranticRoomSettings } from './apply-settings-change.ts'

export const useFranticSettings = () => useSettings<FranticRoomSettings>()
