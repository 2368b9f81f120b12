import type { Settings } from '../model/settings.ts'

/** What nobody has said otherwise. */
export const DEFAULT_SETTINGS: Omit<Settings, 'players'> = { limit: 'medium', board: 'house' }
