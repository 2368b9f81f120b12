import type { DealMessages } from '../messages/deal.ts'
import { formatList } from './grammar.ts'

export const dealMessages: DealMessages = {
  fair: 'Dealt fairly: checked',
  fairExplanation:
    'This page threw a random value of yours into the shuffle. Everybody, the server too, was bound to theirs before any was shown, so nobody could pick the cards: the most that a cheating host can do is to hold a value back. This page has played the match again: all is as you saw it.',
  leftOut: (names) => `Too late with their value, and left out: ${formatList(names)}.`,
  unsure: 'Dealt fairly? Hard to say',
  unsureReasons: {
    'server-only':
      'No player’s value is in the shuffle. The server alone dealt, and you have to take its word.',
    'seed-left-out':
      'Your value came too late for the shuffle. The others’ are in it, but only they can be sure.',
    'not-observed': 'This page was not there for the whole deal, so it has nothing to compare with.',
  },
  unfair: 'Not dealt fairly!',
  unfairReasons: {
    record: 'The server has no proper record of this match.',
    digest: 'The record does not go with its own digest.',
    seed: 'The cards do not come from what the server was bound to.',
    commitments: 'The server says that people were bound to other values than it showed then.',
    bots: 'A bot has added to the shuffle, which bots never do: somebody had several deals to choose from.',
    terms: 'The record has other rules or settings than were agreed on.',
    replay: 'The record cannot be played again.',
    cards: 'You were dealt other cards than the shuffle gives.',
    end: 'The record ends another way than you saw.',
    names: 'The record has other names in it.',
  },
  unfairWarning: 'Somebody has tampered with it. Do not trust this server.',
  unknown: 'Deal not checked',
  unknownReasons: {
    rules: 'This page does not know the rules that you played by. Reload it before the next match.',
    record: 'The server has not sent the record of this match. Without it there is nothing to check.',
  },
  digestLabel: 'Everybody should see the same here:',
}
