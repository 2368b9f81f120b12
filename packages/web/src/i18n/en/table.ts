import type { TableMessages } from '../messages/table.ts'
import { formatList } from './grammar.ts'

export const tableMessages: TableMessages = {
  waitingFor: (names) =>
    names.length === 0 ? 'One moment' : `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
  waitingForGone: (names) => `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} gone. We wait`,
  openRecap: 'Since your last turn. Tap to read on in the log.',
  soClose: 'So close.',
  lastCard: (name, isReader) => `${isReader ? 'You have' : `${name} has`} one card left!`,
  lastCardSign: 'Last card!',
  confirm: 'Done',
  logTab: 'Log',
  roundTitle: (round) => `Round ${round}`,
  tapToGoOn: 'tap to go on',
  leave: 'Leave',
  rules: 'Rules',
  reactionMenu: 'More about this moment',
  noReactionPossible: 'Nothing up your sleeve. Moving on …',
  extendWindow: 'Wait',
  skipReactions: 'Don’t ask this round',
  away: 'a bot plays',
  offline: 'gone',
  notPlayableMark: 'not now',
  picksMissing: (left) => (left === 1 ? 'one to go' : `${left} to go`),
  close: 'Got it',
  openDrawer: 'Log and more',
  closeDrawer: 'Back to the table',
  scoresTab: 'Scores',
  preferencesTab: 'Options',
  takeBack: 'Take it back',
  you: 'you',
  seatsGroup: 'Players',
  promptGroup: 'What to do now',
  canBeChosen: 'can be chosen',
  spokenPoints: (points, limit) =>
    limit === null ? `${points} ${points === 1 ? 'point' : 'points'}` : `${points} of ${limit} points`,
}
