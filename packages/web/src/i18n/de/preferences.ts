import type { PreferenceMessages } from '../messages/preferences.ts'

export const preferenceMessages: PreferenceMessages = {
  sound: { name: 'Ton', description: 'Papier, Stempel, Klatscher.' },
  soundPreview: 'Hör mal',
  vibration: { name: 'Vibration', description: 'Ein Stups, wenn’s drauf ankommt.' },
  notifications: { name: 'Bescheid sagen', description: 'Falls du wegschaust, wenn du dran bist.' },
  notificationsBlocked:
    'Dein Browser lässt uns nicht. In den Einstellungen zu dieser Seite kannst du es erlauben.',
  notificationsNeedTls: 'Nur mit https. Ohne lassen Browser keine Seite rufen.',
  eventPanels: { name: 'Ereignisse gross', description: 'Sonst nur eine Zeile im Verlauf.' },
  mildNames: { name: 'Milde Namen', description: 'Falls Oma mitspielt.' },
  autoAnswer: {
    name: 'Erspar mir das Klare',
    description: 'Gegen Bots: zieht, passt und geht weiter, wo es nichts zu wählen gibt.',
  },
  botRemarks: { name: 'Bots mit Manieren', description: 'Ab und zu ein trockener Satz.' },
  introductions: {
    name: 'Vorstellungsrunde',
    description: 'Was dir zum ersten Mal begegnet, stellt sich vor.',
  },
  introduceAgain: 'Von vorn',
  advice: { name: 'Was würdest du tun?', description: 'Der Coach rät dir, aber nur wenn du fragst.' },
  theme: 'Aussehen',
  themes: { auto: 'Auto', light: 'Papier', dark: 'Nacht' },
  language: 'Sprache',
  nativeName: 'Deutsch',
}
