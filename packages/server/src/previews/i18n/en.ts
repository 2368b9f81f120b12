import type { PreviewMessages } from './messages.ts'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

export const EN: PreviewMessages = {
  defaultTitle: 'Slapwise',
  defaultDescription: 'Frantic, the mischievous Swiss card game, with friends anywhere or against bots.',
  bot: (count) => (count === 1 ? 'a bot' : `${count} bots`),
  joinNames: (names) => LIST.format(names),
  room: {
    lobby: {
      title: (game) => `${game}: come and play`,
      description: (names, count) =>
        `${names} ${count === 1 ? 'is' : 'are'} waiting. Sit down before they start without you.`,
      stamp: 'Come and play!',
    },
    playing: {
      title: (game) => `${game}: the match is on`,
      description: (names, count) =>
        `${names} ${count === 1 ? 'is' : 'are'} at it. Watching is free, meddling is not.`,
      stamp: 'The match is on',
    },
    over: {
      title: (game) => `${game}: the match is over`,
      description: (names) => `${names} survived. Ask for a rematch.`,
      stamp: 'Over. Again?',
    },
  },
  emptyRoom: 'Nobody sits here yet. Pick the best chair.',
  wins: (count) => (count === 1 ? 'wins' : 'win'),
  result: 'The damage',
  moment: 'Look at this!',
  replayHint: 'The replay shows who did what to whom.',
  momentHint: 'One moment of the match, as it happened.',
}
