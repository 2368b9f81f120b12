import { formatSigned } from '@slapwise/kernel'
import type { WhatIfMessages } from '../messages/what-if.ts'

const round = (points: number): string => Math.abs(points).toFixed(1)

export const whatIfMessages: WhatIfMessages = {
  title: 'What if …',
  ask: (name) => `What if ${name} had …`,
  askHint: 'Give another answer at the table.',
  isUnchanged: 'That is what happened. Something else?',
  previous: 'The decision before',
  next: 'The next decision',
  cancel: 'Never mind',
  given: (name, answer) => `${name}: ${answer}`,
  other: (answer) => `What if: ${answer}`,
  verdicts: {
    better: (gain, margin) =>
      `Better, by ${round(gain)} points on the others, give or take ${round(margin)}. Ouch.`,
    worse: (gain, margin) =>
      `Worse, by ${round(gain)} points on the others, give or take ${round(margin)}. Well done then.`,
    unclear: (gain, margin) =>
      `Hard to tell: ${formatSigned(gain, 1)} points on the others, give or take ${round(margin)}.`,
  },
  columns: { player: 'Player', happened: 'It was', given: 'Same answer', other: 'Other answer' },
  points: 'Points from here to the end of the round. Fewer are better.',
  wins: 'Rounds won',
  simulations: (count) => (count === 1 ? 'Played on once' : `Played on ${count} times`),
  stop: 'Stop',
  again: (count) => `${count} more`,
  hindsight: 'The cards',
  hindsightNames: { player: 'As far as known', everyone: 'As they were' },
  hindsightMeanings: {
    player: (name) => `Fair: all that ${name} could not know is dealt anew each time.`,
    everyone: () => 'Hindsight: all hands as they really were. Only the piles are shuffled again.',
  },
  method: 'Sly bots in all seats play the round to its end, both times with the same deals.',
  notDealable: 'In the middle of this the cards cannot be dealt any other way. Try the cards as they were.',
  otherAnswer: 'Another answer',
  playOn: 'Play on from there',
  close: 'Close',
}
