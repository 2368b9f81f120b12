import type { StartWords } from '../lexicon/start.ts'

export const start: StartWords = {
  line: 'Frantic, das nachtragende Kartenspiel aus der Schweiz: mit Freunden, wo sie auch sind, oder gegen Bots.',
  yourName: 'Dein Name',
  someone: 'Niemand Bestimmtes',
  anotherFace: 'Anderes Gesicht',
  game: 'Welches Spiel?',
  playNow: 'Sofort gegen Bots',
  goOn: 'Deine Partie weiterspielen',
  openRoom: 'Raum öffnen',
  code: 'Hast du einen Code oder Link?',
  join: 'Mitspielen',
  noSuchCode: 'Das ist kein Code. Die sehen aus wie «bako-timu-rela-nopi».',
  publicRooms: 'Räume für alle',
  noRooms: 'Gerade keine. Öffne einen und lass alle rein.',
  players: (count) => (count === 1 ? 'noch allein' : `${count} am Tisch`),
  isPlaying: 'spielen schon',
  back: { title: 'Die spielen immer noch.', go: (code) => `Zurück an deinen Tisch ${code}` },
  howToPlay: 'So wird gespielt',
  everyCard: 'Alle Karten',
  language: 'Sprache',
}
