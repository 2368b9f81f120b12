import type { LocalMatchMessages } from '../messages/local-match.ts'

export const localMatchMessages: LocalMatchMessages = {
  tabTitle: 'Match',
  nextMatch: 'A new match',
  bots: { name: 'Bots', description: 'How many are out to get you, and how clever they are about it.' },
  mixedLevels: 'A motley crew: each has a level of its own, under More.',
  eachBot: { name: 'Bot by bot', description: 'One can be cleverer than the next.' },
  length: (name, minutes) => `${name}, ${minutes} min`,
  more: { title: 'More', asUsual: 'everything as usual' },
  dealAgain: 'Deal anew',
  autoSaveHint: 'Leave whenever you like: the cards stay where they are until you are back.',
  firstMatchOver: (tempo) =>
    `That was the guided one: the next is at ${tempo} tempo. Whatever is new still introduces itself; Options can silence it.`,
  searchTotals: (rollouts, percent) =>
    `The bots looked at ${rollouts} futures. You were in all of them. ${percent === 100 ? 'They had all the time they wanted.' : `This device had time for ${percent} % of what they had in mind.`}`,
  notKept: 'Your browser has no room for this match: it is gone once you leave.',
}
