import type { PreferenceWords } from '../lexicon/preferences.ts'

export const preferences: PreferenceWords = {
  title: 'Ton, Aussehen und mehr',
  sound: { name: 'Ton', what: 'Papier, Stempel, Klatscher.' },
  tryIt: 'Hör mal',
  vibration: { name: 'Vibration', what: 'Ein Stups, wenn’s drauf ankommt.' },
  notifications: { name: 'Bescheid sagen', what: 'Falls du wegschaust, wenn du dran bist.' },
  blocked: 'Dein Browser lässt uns nicht. In den Einstellungen zu dieser Seite kannst du es erlauben.',
  withheld: 'Nur mit https. Ohne lassen Browser keine Seite rufen.',
  eventPanels: { name: 'Ereignisse gross', what: 'Sonst nur eine Zeile im Verlauf.' },
  mildNames: { name: 'Milde Namen', what: 'Falls Oma mitspielt.' },
  passes: { name: 'Für mich passen', what: 'Gegen Bots, wenn eh nichts passt.' },
  tempo: 'Gegen Bots',
  remarks: { name: 'Bots mit Manieren', what: 'Ab und zu ein trockener Satz.' },
  theme: 'Aussehen',
  themes: { auto: 'Auto', light: 'Papier', dark: 'Nacht' },
  language: 'Sprache',
  ownName: 'Deutsch',
}
