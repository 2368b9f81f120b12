import { shortDigest } from '@slapwise/kernel'
import type { ReplayMessages } from '../messages/replay.ts'
import { formatList } from './grammar.ts'

export const replayMessages: ReplayMessages = {
  title: 'Look back',
  loading: 'Winding back the match …',
  controls: 'Playback',
  position: 'Moment of the match',
  positionValue: (round, index, last) => `Round ${round}, decision ${index} of ${last}`,
  progress: (index, last) => `${index} / ${last}`,
  play: 'Play',
  pause: 'Pause',
  back: { decision: 'One decision back', turn: 'One turn back', round: 'One round back' },
  forward: { decision: 'One decision on', turn: 'One turn on', round: 'One round on' },
  speed: 'Speed',
  viewer: 'Seen by',
  spectator: 'Spectator',
  allOpen: 'All cards open',
  marks: {
    round: 'a round begins',
    event: 'an event',
    attack: 'an attack',
    finish: 'a round ends',
    mistake: 'a mistake, once analysed',
  },
  more: 'More',
  backToRoom: 'Back to the room',
  share: 'Link to this moment',
  shareHint: 'Leads to this very moment, seen as you see it.',
  shareNote: 'Works for whoever may watch the room.',
  shareNoteWithMatch:
    'The link is long because the whole match is in it, with the names and all cards. No server keeps it.',
  tooLongForLink: 'This match is too long for a link. Send it as a file: files don’t mind.',
  close: 'Close',
  save: 'Save the match as a file',
  proof: {
    button: {
      consistent: 'It all fits together',
      unsure: 'Deal: no proof',
      changed: 'Something does not fit!',
    },
    meaning: {
      consistent:
        'This page has just shuffled and played it all again: seeds, cards and end go together. A patient forger gets that far, too. Compare the digits below with those that your table saw at the end.',
      unsure:
        'This page has just played it all again, and it ends as it should. But nothing proves that the shuffle was left to chance: whoever dealt did it alone.',
      changed: 'This file is not what was played, or somebody had their fingers in the deal:',
    },
    checks: {
      'server-seed-fits': () => 'The server’s seed is the one that it was bound to, as written here.',
      'seed-follows': ({ contributors }) =>
        contributors === 0
          ? 'The shuffle follows from the seed of the server.'
          : `The shuffle follows from the seeds of the server and of ${contributors} ${contributors === 1 ? 'player' : 'players'}, bound to them as written here.`,
      'digest-fits': ({ digest }) =>
        `Its digits go with its content. If your table saw the same at the end, nothing was changed: ${shortDigest(digest)}`,
      'same-end': () => 'Played again, it ends the same way.',
      'no-seed-proof': () => 'It does not say where its shuffle comes from.',
      'wrong-seed-count': () => 'There is not one seed for each seat.',
      'server-seed-differs': () => 'The server dealt from another seed than it was bound to.',
      'seed-differs': () => 'The shuffle does not follow from the seeds.',
      'bot-has-seed': ({ seats }, nameOf) =>
        `A bot added to the shuffle, which bots never do: ${formatList(seats.map(nameOf))}.`,
      'player-seed-differs': () => 'A player’s seed is another one than they were bound to.',
      'digest-differs': () => 'The file was changed: its digest does not go with its content.',
      'replay-fails': ({ error }) => replayMessages.proof.errors(error),
      'seat-history-differs': () => 'Who sat where does not go with the decisions.',
      'seeds-left-out': ({ seats }, nameOf) =>
        `Too late with their seed, and left out: ${formatList(seats.map(nameOf))}.`,
      'no-player-seed': () => 'No player added a seed: the server alone dealt.',
      'commitments-unseen': () =>
        'Whether the players saw what they were bound to, only their own pages can tell.',
      'seeds-withheld': () => 'The server could have held a seed back, but not chosen one.',
      'seat-taken-over': ({ seat }, nameOf) => `${nameOf(seat)} took the seat over from somebody.`,
      'identities-unknown': () => 'Who the people behind the names are is not written down.',
    },
    errors: (error) => {
      switch (error.code) {
        case 'illegal-decision':
          return `Decision ${error.decisionIndex + 1} is against the rules. It is shown up to there.`
        case 'unfinished':
          return 'The decisions stop before the match is over.'
        case 'different-end':
          return 'Played again, it ends differently from what is written down.'
        default:
          return 'It cannot be played again.'
      }
    },
  },
  keys: [
    ['Space', 'play, pause'],
    ['← →', 'one decision'],
    ['Shift ← →  or  , .', 'one turn'],
    ['Ctrl ← →', 'one round'],
    ['Home End', 'deal, end'],
  ],
  keysTitle: 'Keys',
  dropTitle: 'Look back at a match',
  dropHint: 'Drop the file of a match here. It stays on your device.',
  chooseFile: 'Choose a file',
  failures: {
    'too-large': 'That file is larger than 2 MB. A match takes a few kilobytes.',
    'not-a-match': 'That is no match, or only what is left of one. A whole history belongs under My matches.',
    'damaged-link': 'Only a part of that link has arrived. Ask for it again, all of it.',
    'unknown-game': 'A match of a game that this page does not know. A newer page might.',
    'unknown-rules': 'It was played by newer rules than this page knows. Reload the page.',
    'bad-settings': 'Nobody can have played with these settings. The file is damaged.',
    'replay-failed': 'The replay has tripped over itself. Reload the page, and it may get up again.',
    'match-gone': 'There is no such match here. Perhaps it is not over yet, or was cleared away.',
    'rate-limited': 'Too many want to look back at once. Try again in a minute.',
    'unreadable-file': 'Your browser cannot read that file.',
  },
}
