import type { StartWords } from '../lexicon/start.ts'

export const start: StartWords = {
  tagline: 'Werde deine Karten los. Und sei dabei eine Plage.',
  playNow: 'Sofort gegen Bots',
  openRoom: 'Raum öffnen',
  join: 'Mitspielen',
  code: 'Raumcode',
  yourName: 'Dein Name',
  publicRooms: 'Offene Räume',
  noRooms: 'Keine Tür steht offen. Mach selber eine auf.',
  everyCard: 'Alle Karten',
}
