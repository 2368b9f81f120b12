import { ENGLISH_SHEET } from '@slapwise/kernel'
import type { ScoreWords } from '../score-words.ts'
import { say } from '../sentence.ts'
import { english } from './telling.ts'

const ended: ScoreWords['ended'] = ({ ending, finishers }, listener) => {
  const { by, all, who } = english(listener)
  switch (ending) {
    case 'empty-pile':
      return say`the draw pile has nothing left to give.`
    case 'stalemate':
      return say`nobody has drawn for thirty turns each. That will do.`
    case 'time-bomb':
      return say`boom! All points count double.`
    case 'finish-line':
      return say`${{ title: 'finish-line' }}! What you hold is what you get.`
    case 'doomsday':
      return say`${{ title: 'doomsday' }}. No hand matters any more.`
    case 'the-end':
      return say`${{ title: 'the-end' }}, courtesy of ${who(finishers[0])}.`
    case null:
      return finishers.length === 1
        ? say`${by(finishers[0], 'is', 'are')} out of cards.`
        : say`${all(finishers, 'are')} out of cards.`
  }
}

export const score: ScoreWords = {
  ...ENGLISH_SHEET,
  ended,
  wins: (winners, listener) => english(listener).wins(winners),
  byEvents: 'Events',
  noPoints: 'One round, no points. First one out wins.',
  nothingYet: 'No points yet. Everybody is still brilliant.',
  ends: (limit, how) => `ends ${how === 'limit-exceeded' ? 'above' : 'at'} ${limit}`,
}
