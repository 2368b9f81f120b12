import type { SettingMessages } from '../setting-messages.ts'

export const settingNames: SettingMessages = {
  settings: { board: 'the street', limit: 'the limit' },
  lengths: { short: 'short', medium: 'medium', long: 'long' },
  points: (count) => `${count} points`,
}
