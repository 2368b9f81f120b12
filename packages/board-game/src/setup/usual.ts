import type { Settings } from '../model/settings.ts'

/** What nobody has said otherwise. */
export const USUAL: Omit<Settings, 'players'> = { limit: 'medium', board: 'house' }
