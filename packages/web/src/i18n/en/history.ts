import type { HistoryMessages } from '../messages/history.ts'
import { formatList } from './grammar.ts'

const countMatches = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`

export const historyMessages: HistoryMessages = {
  title: 'My matches',
  matches: 'All matches',
  none: 'A clean record. Suspicious.',
  noneHint:
    'Finish a match, against bots or friends, and it turns up here: who was there, who hit whom, and whether it was luck.',
  playNow: 'Get a record',
  against: (others) => (others.length === 0 ? 'alone' : `with ${formatList(others)}`),
  place: (place, players) => `Place ${place} of ${players}`,
  won: 'Won',
  playedOn: 'played on from a replay: does not count',
  recordGone: 'only the result is left',
  inRoom: (code) => `room ${code}`,
  delete: (when) => `Delete the match of ${when}`,
  deleteQuestion: 'Pretend this never happened?',
  deleteConfirm: 'Delete',
  keep: 'Keep',
  deleteAll: 'Delete everything',
  deleteAllQuestion: (count) => `Delete ${countMatches(count)} from this device? There is no undo.`,
  showMore: (hidden) => `Show ${hidden} more`,
  figures: 'The damage so far',
  figureLabels: {
    matches: 'Matches',
    wins: 'Won',
    rounds: 'Rounds',
    place: 'Average place',
    beaten: 'Others left behind',
    luck: 'Luck',
    nemesis: 'Nemesis',
    victim: 'Favourite victim',
  },
  averagePlace: (place, players) => `${place} of ${players}`,
  notAnalysed: 'not analysed yet',
  luckOf: (points, analysed) => `${points} points a match, in ${analysed} analysed`,
  nobody: 'nobody yet',
  hits: (name, perMatch, matches) =>
    `${name}: ${perMatch} ${perMatch === '1' ? 'hit' : 'hits'} a match, in ${countMatches(matches)}`,
  stillCounting: (count) => `Still counting hits and rounds of ${countMatches(count)} …`,
  notCounted: (count) => `Hits and rounds of ${countMatches(count)} cannot be counted.`,
  chart: 'Match by match',
  chartLabel: (matches, beaten) =>
    `The share of the others that you left behind in the last ${countMatches(matches)}; on average ${beaten}.`,
  chartFirst: 'first',
  chartLast: 'last',
  chartHint: 'A dot is a match; the line is the mean of the last ten.',
  luckChart: 'Luck, match by match',
  luckChartLabel: (matches, points) =>
    `Your luck in the last ${countMatches(matches)} that were analysed; on average ${points} points.`,
  luckChartHint: 'Above the line: lucky. Below it: a good excuse.',
  filter: {
    game: 'Game and box',
    allGames: 'All games',
    anySets: (game) => `${game}: everything`,
    period: 'Period',
    periods: { all: 'Since forever', year: 'Last 12 months', month: 'Last 30 days', week: 'Last 7 days' },
    nothingFound: 'Nothing on record. How convenient.',
  },
  analysis: {
    start: (count) => (count === 1 ? 'Analyse the last match' : `Analyse the last ${count}`),
    running: (number, total, percent) => `Match ${number} of ${total}: ${percent}\u00a0%`,
    stop: 'Enough',
    failed: (count) => `${countMatches(count)} could not be analysed.`,
  },
  byGame: 'By game and box',
  export: 'Save as a file',
  import: 'Add from a file',
  openMatch: 'Open the file of a match',
  fileHint: 'All of this is kept on this device. A file takes it to another one.',
  imported: (added, known) =>
    `${countMatches(added)} added${known > 0 ? `, ${known} ${known === 1 ? 'was' : 'were'} here already` : ''}.`,
  importFailures: {
    'too-large': () => 'That file is larger than 100 MB. No history is that long.',
    unreadable: () => 'Your browser cannot read that file.',
    'not-a-history': () =>
      'That is no saved history. Look for a file called slapwise-history; the file of a single match can be opened.',
    'newer-version': () => 'A newer page saved that file. Reload this one, and try again.',
    damaged: (line) => `Line ${line} of that file is damaged, so nothing was added.`,
  },
  storageFull: 'This device is out of space: delete some matches, or free space elsewhere.',
  storageDenied: 'Your browser lets no page keep anything, so there is no history here.',
  serverUnreachable: 'The server does not answer: matches from other devices may be missing.',
}
