import type { StartWords } from '../lexicon/start.ts'
import { list } from './grammar.ts'

export const start: StartWords = {
  line: 'Frantic, the Swiss card game that bears a grudge: with friends, wherever they are, or against bots.',
  yourName: 'Your name',
  someone: 'Nobody in particular',
  anotherFace: 'Another face',
  game: 'Which game?',
  playNow: 'Play now against bots',
  goOn: 'Go on with your match',
  openRoom: 'Open a room',
  code: 'Got a code or a link?',
  join: 'Join',
  noSuchCode: 'That is no code. They look like “bako-timu-rela-nopi”.',
  publicRooms: 'Rooms anybody can join',
  noRooms: 'None right now. Open one, and let anybody in.',
  players: (count) => (count === 1 ? 'alone so far' : `${count} at the table`),
  isPlaying: 'playing',
  tables: {
    title: 'Your tables',
    company: (others, bots) => {
      const company = [...others, ...(bots > 0 ? [bots === 1 ? 'a bot' : `${bots} bots`] : [])]
      return company.length === 0 ? 'You alone, so far' : `With ${list(company)}`
    },
    onThisDevice: 'on this device',
    states: { asked: 'your turn', playing: 'playing', lobby: 'not dealt yet', over: 'played out' },
    all: (count) => `Show all ${count}`,
    leave: (code) => `Leave ${code}`,
    leaveSure: 'Sure? They may talk about you.',
  },
  howToPlay: 'How it is played',
  everyCard: 'Every card there is',
  language: 'Language',
}
