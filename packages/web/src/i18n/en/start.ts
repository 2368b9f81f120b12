import type { StartMessages } from '../messages/start.ts'
import { formatList } from './grammar.ts'

export const startMessages: StartMessages = {
  tagline:
    'Frantic, the Swiss card game that bears a grudge: with friends, wherever they are, or against bots.',
  yourName: 'Your name',
  anonymousName: 'Guest',
  chooseFace: 'Choose your face',
  anotherFace: 'Roll another face',
  game: 'Which game?',
  playNow: 'Play now against bots',
  resumeMatch: 'Go on with your match',
  match: {
    against: (bots, level) => (bots === 1 ? `Against a ${level} bot` : `Against ${bots} ${level} bots`),
    mixedLevel: 'motley',
    minutes: (count) => `about ${count} minutes`,
    points: (count) => (count === 1 ? 'up to 1 point' : `up to ${count} points`),
    unusual: 'with a twist',
    change: 'Change the match',
  },
  tempos: { calm: 'calm', normal: 'normal', brisk: 'brisk' },
  firstSteps: {
    before: 'New here? In your first match everything introduces itself. Or take ',
    lessons: 'a few short lessons',
    after: ' first.',
  },
  openRoom: 'Open a room',
  code: 'Got a code or a link?',
  joinRoom: 'Join',
  invalidCode: 'That is no code. They look like “bako-timu-rela-nopi”.',
  publicRooms: 'Rooms anybody can join',
  noPublicRooms: 'None right now. Open one, and let anybody in.',
  playerCount: (count) => (count === 1 ? 'alone so far' : `${count} at the table`),
  playingMark: 'playing',
  ownTables: {
    title: 'Your tables',
    describePlayers: (others, bots) => {
      const company = [...others, ...(bots > 0 ? [bots === 1 ? 'a bot' : `${bots} bots`] : [])]
      return company.length === 0 ? 'You alone, so far' : `With ${formatList(company)}`
    },
    onThisDevice: 'on this device',
    states: { 'your-turn': 'your turn', playing: 'playing', lobby: 'not dealt yet', over: 'played out' },
    showAll: (count) => `Show all ${count}`,
    leaveRoom: (code) => `Leave ${code}`,
  },
  leaving: {
    leave: 'Leave for good',
    confirmInMatch: 'Sure? A bot takes your seat.',
    confirmInLobby: 'Sure? They may talk about you.',
    stay: 'Stay',
  },
  preferences: 'Sound, look and more',
  againstBots: 'Against bots',
  design: 'Design',
  lessons: 'Lessons',
  howToPlay: 'How it is played',
  history: 'My matches',
  everyCard: 'Every card there is',
  language: 'Language',
}
