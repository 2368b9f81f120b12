import type { StartWords } from '../lexicon/start.ts'

export const start: StartWords = {
  tagline: 'Get rid of your cards. Be a nuisance on the way.',
  playNow: 'Play now against bots',
  openRoom: 'Open a room',
  join: 'Join',
  code: 'Room code',
  yourName: 'Your name',
  publicRooms: 'Public rooms',
  noRooms: 'Nobody has left a door open. Open one yourself.',
  everyCard: 'Every card there is',
}
