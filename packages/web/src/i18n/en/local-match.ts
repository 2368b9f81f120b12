import type { LocalMatchMessages } from '../messages/local-match.ts'

export const localMatchMessages: LocalMatchMessages = {
  tabTitle: 'Match',
  nextMatch: 'A new match',
  bots: 'Bots',
  length: 'Length',
  lengthDescriptions: {
    none: 'One round, no points.',
    short: 'A few rounds.',
    medium: 'A few more.',
    long: 'Bring something to drink.',
  },
  minutes: (count) => `${count} min`,
  dealAgain: 'Deal anew',
  autoSaveHint: 'Leave whenever you like: the cards stay where they are until you are back.',
  firstMatchOver: (tempo) =>
    `That was the guided one: the next is at ${tempo} tempo. Whatever is new still introduces itself; Options can silence it.`,
}
