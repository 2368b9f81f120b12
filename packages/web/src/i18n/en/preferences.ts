import type { PreferenceMessages } from '../messages/preferences.ts'

export const preferenceMessages: PreferenceMessages = {
  sound: { name: 'Sound', description: 'Paper, stamps, the odd slap.' },
  soundPreview: 'Try it',
  vibration: { name: 'Vibration', description: 'A nudge when it matters.' },
  notifications: { name: 'Notify me', description: 'If you look away on your turn.' },
  notificationsBlocked: 'Your browser won’t let us. Its settings for this site can change that.',
  notificationsNeedTls: 'Only with https. Without it, browsers let no page call.',
  eventPanels: { name: 'Big events', description: 'Otherwise just a line in the log.' },
  mildNames: { name: 'Mild names', description: 'For when grandma plays.' },
  autoAnswer: {
    name: 'Spare me the obvious',
    description: 'Against bots: draws, passes and goes on where there is no choice.',
  },
  botRemarks: { name: 'Bots with manners', description: 'A dry word now and then.' },
  introductions: {
    name: 'Introductions',
    description: 'A word from everything you meet for the first time.',
  },
  introduceAgain: 'All again',
  advice: { name: 'What would you do?', description: 'The coach answers if you ask, never otherwise.' },
  theme: 'Look',
  themes: { auto: 'Auto', light: 'Paper', dark: 'Night' },
  language: 'Language',
  nativeName: 'English',
}
