import type { LocalMatchMessages } from '../messages/local-match.ts'

export const localMatchMessages: LocalMatchMessages = {
  tabTitle: 'Match',
  nextMatch: 'A new match',
  bots: 'Bots',
  dealAgain: 'Deal anew',
  autoSaveHint: 'Leave whenever you like: the cards stay where they are until you are back.',
}
