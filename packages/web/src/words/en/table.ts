import type { TableWords } from '../lexicon/table.ts'
import { list } from './grammar.ts'

export const table: TableWords = {
  waitFor: (names) =>
    names.length === 0
      ? 'The table is thinking'
      : `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
  done: 'Done',
  log: 'Log',
  round: (round) => `Round ${round}`,
  tapToGoOn: 'tap to go on',
  leave: 'Leave',
  rules: 'Rules',
  aboutWindow: 'More about this moment',
  nothingToAdd: 'Nothing up your sleeve. Moving on …',
  holdOn: 'Wait, I am thinking',
  dontAsk: 'Don’t ask this round',
  away: 'a bot plays',
  offline: 'gone',
  notNow: 'not now',
  stillToPick: (left) => (left === 1 ? 'one to go' : `${left} to go`),
  gotIt: 'Got it',
  drawer: 'Log and more',
  closeDrawer: 'Back to the table',
  scores: 'Scores',
  options: 'Options',
  takeBack: 'Take it back',
  you: 'you',
}
