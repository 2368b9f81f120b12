import type { SettingMessages } from '../setting-messages.ts'

export const settingNames: SettingMessages = {
  settings: { board: 'die Strasse', limit: 'die Grenze' },
  lengths: { short: 'kurz', medium: 'mittel', long: 'lang' },
  points: (count) => `${count} Punkte`,
}
