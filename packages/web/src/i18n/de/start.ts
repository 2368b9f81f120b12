import type { StartMessages } from '../messages/start.ts'
import { formatList } from './grammar.ts'

export const startMessages: StartMessages = {
  tagline:
    'Frantic, das nachtragende Kartenspiel aus der Schweiz: mit Freunden, wo sie auch sind, oder gegen Bots.',
  yourName: 'Dein Name',
  anonymousName: 'Gast',
  chooseFace: 'Gesicht wählen',
  anotherFace: 'Anderes Gesicht würfeln',
  game: 'Welches Spiel?',
  playNow: 'Sofort gegen Bots',
  resumeMatch: 'Deine Partie weiterspielen',
  match: {
    against: (bots, level) => (bots === 1 ? `Gegen einen ${level}en Bot` : `Gegen ${bots} ${level}e Bots`),
    mixedLevel: 'gemischt',
    minutes: (count) => `etwa ${count} Minuten`,
    points: (count) => (count === 1 ? 'bis 1 Punkt' : `bis ${count} Punkte`),
    unusual: 'mit Extras',
    change: 'Partie ändern',
  },
  tempos: { calm: 'ruhig', normal: 'normal', brisk: 'flott' },
  firstSteps: {
    before: 'Neu hier? In der ersten Partie stellt sich alles selber vor. Oder nimm vorher ',
    lessons: 'ein paar kurze Lektionen',
    after: '.',
  },
  openRoom: 'Raum öffnen',
  code: 'Hast du einen Code oder Link?',
  joinRoom: 'Mitspielen',
  invalidCode: 'Das ist kein Code. Die sehen aus wie «bako-timu-rela-nopi».',
  publicRooms: 'Räume für alle',
  noPublicRooms: 'Gerade keine. Öffne einen und lass alle rein.',
  playerCount: (count) => (count === 1 ? 'noch allein' : `${count} am Tisch`),
  playingMark: 'spielen schon',
  ownTables: {
    title: 'Deine Tische',
    describePlayers: (others, bots) => {
      const company = [...others, ...(bots > 0 ? [bots === 1 ? 'einem Bot' : `${bots} Bots`] : [])]
      return company.length === 0 ? 'Noch du allein' : `Mit ${formatList(company)}`
    },
    onThisDevice: 'auf diesem Gerät',
    states: { 'your-turn': 'du bist dran', playing: 'läuft', lobby: 'vor dem Geben', over: 'ausgespielt' },
    showAll: (count) => `Alle ${count} zeigen`,
    leaveRoom: (code) => `${code} verlassen`,
  },
  leaving: {
    leave: 'Endgültig gehen',
    confirmInMatch: 'Sicher? Ein Bot nimmt deinen Platz.',
    confirmInLobby: 'Sicher? Man könnte über dich reden.',
    stay: 'Bleiben',
  },
  preferences: 'Ton, Aussehen und mehr',
  againstBots: 'Gegen Bots',
  design: 'Entwürfe',
  lessons: 'Lektionen',
  howToPlay: 'So wird gespielt',
  history: 'Meine Partien',
  everyCard: 'Alle Karten',
  language: 'Sprache',
}
