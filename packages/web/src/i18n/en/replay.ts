import { shortDigest } from '@slapwise/kernel'
import type { ReplayMessages } from '../messages/replay.ts'
import { formatList } from './grammar.ts'

export const replayMessages: ReplayMessages = {
  title: 'Look back',
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
  marks: { round: 'a round begins', event: 'an event', attack: 'an attack', finish: 'a round ends' },
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
    button: { fair: 'Dealt fairly: checked', unsure: 'Deal: no proof', changed: 'Something does not fit!' },
    meaning: {
      fair: 'This page has just shuffled and played it all again. The cards come from seeds that server and players were bound to before anybody saw one, and every decision leads to the end that is written down.',
      unsure:
        'This page has just played it all again, and it ends as it should. Who shuffled is not written down: against bots on your own device there is nobody to convince.',
      changed: 'This file is not what was played, or somebody had their fingers in the deal:',
    },
    checks: {
      'server-seed-fits': () => 'The server dealt from the seed that it was bound to.',
      'seed-follows': ({ contributors }) =>
        contributors === 0
          ? 'The shuffle follows from the seed of the server.'
          : `The shuffle follows from the seeds of the server and of ${contributors} ${contributors === 1 ? 'player' : 'players'}, who were bound to them.`,
      'digest-fits': ({ digest }) =>
        `Nothing was changed since it was written. Everybody should see the same here: ${shortDigest(digest)}`,
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
    'not-a-match': 'That is no match, or only what is left of one. The file is damaged.',
    'damaged-link': 'Only a part of that link has arrived. Ask for it again, all of it.',
    'unknown-game': 'A match of a game that this page does not know. A newer page might.',
    'unknown-rules': 'It was played by newer rules than this page knows. Reload the page.',
    'bad-settings': 'Nobody can have played with these settings. The file is damaged.',
    'match-gone': 'There is no such match here. Perhaps it is not over yet, or was cleared away.',
    'rate-limited': 'Too many want to look back at once. Try again in a minute.',
    'unreadable-file': 'Your browser cannot read that file.',
  },
}
