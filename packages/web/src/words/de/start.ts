import type { StartWords } from '../lexicon/start.ts'
import { list } from './grammar.ts'

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
  tables: {
    title: 'Deine Tische',
    company: (others, bots) => {
      const company = [...others, ...(bots > 0 ? [bots === 1 ? 'einem Bot' : `${bots} Bots`] : [])]
      return company.length === 0 ? 'Noch du allein' : `Mit ${list(company)}`
    },
    onThisDevice: 'auf diesem Gerät',
    states: { asked: 'du bist dran', playing: 'läuft', lobby: 'vor dem Geben', over: 'ausgespielt' },
    all: (count) => `Alle ${count} zeigen`,
    leave: (code) => `${code} verlassen`,
    leaveSure: 'Sicher? Man könnte über dich reden.',
  },
  howToPlay: 'So wird gespielt',
  everyCard: 'Alle Karten',
  language: 'Sprache',
}
