import type { StartWords } from '../lexicon/start.ts'

export const start: StartWords = {
  yourName: 'Your name',
  someone: 'Nobody in particular',
  anotherFace: 'Another face',
  game: 'What shall it be?',
  playNow: 'Play now against bots',
  openRoom: 'Open a room',
  code: 'Got a code or a link?',
  join: 'Join',
  noSuchCode: 'That is no code. They look like “bako-timu-rela-nopi”.',
  publicRooms: 'Open doors',
  noRooms: 'Nobody has left a door open. Open one yourself.',
  players: (count) => (count === 1 ? 'alone so far' : `${count} at the table`),
  isPlaying: 'playing',
  back: { title: 'They are still playing.', go: (code) => `Back to your table ${code}` },
  howToPlay: 'How it is played',
  everyCard: 'Every card there is',
  language: 'Language',
}
