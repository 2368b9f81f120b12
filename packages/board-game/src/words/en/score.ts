import { ENGLISH_SHEET } from '@slapwise/kernel'
import type { ScoreWords } from '../score-words.ts'
import { say } from '../sentence.ts'
import { english } from './telling.ts'

const ended: ScoreWords['ended'] = ({ ending, tokens }, listener) => {
  const { by, all, isEnd } = english(listener)
  if (ending === 'empty-pile') return say`the draw pile has run dry.`
  if (ending === 'stalemate') return say`nobody has drawn for thirty turns each. That will do.`
  const there = tokens.flatMap((space, seat) => (isEnd(space) ? [seat] : []))
  return there.length === 1
    ? say`${by(there[0], 'sits', 'sit')} on the skull.`
    : say`${all(there, 'sit')} on the skull.`
}

export const score: ScoreWords = {
  ...ENGLISH_SHEET,
  ended,
  wins: (winners, listener) => english(listener).wins(winners),
  stood: 'Stood on',
  nothingYet: 'No points yet. The skull is patient.',
  ends: (limit) => `ends at ${limit}`,
}
