import type { PreferenceWords } from '../lexicon/preferences.ts'

export const preferences: PreferenceWords = {
  title: 'Sound, look and more',
  sound: { name: 'Sound', what: 'Paper, stamps, the odd slap.' },
  tryIt: 'Try it',
  vibration: { name: 'Vibration', what: 'A nudge when it matters.' },
  notifications: { name: 'Notify me', what: 'If you look away on your turn.' },
  blocked: 'Your browser won’t let us. Its settings for this site can change that.',
  withheld: 'Only with https. Without it, browsers let no page call.',
  eventPanels: { name: 'Big events', what: 'Otherwise just a line in the log.' },
  mildNames: { name: 'Mild names', what: 'For when grandma plays.' },
  passes: { name: 'Pass for me', what: 'Against bots, when nothing fits anyway.' },
  tempo: 'Against bots',
  remarks: { name: 'Bots with manners', what: 'A dry word now and then.' },
  theme: 'Look',
  themes: { auto: 'Auto', light: 'Paper', dark: 'Night' },
  language: 'Language',
  ownName: 'English',
}
