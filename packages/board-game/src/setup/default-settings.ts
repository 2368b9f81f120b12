import type { Settings } from '../model/settings.ts'

export const DEFAULT_SETTINGS: Omit<Settings, 'players'> = { limit: 'medium', board: 'house' }
