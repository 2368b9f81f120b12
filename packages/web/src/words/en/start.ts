import type { StartWords } from '../lexicon/start.ts'

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
  back: { title: 'They are still playing.', go: (code) => `Back to your table ${code}` },
  howToPlay: 'How it is played',
  everyCard: 'Every card there is',
  language: 'Language',
}
