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

const wins: ScoreWords['wins'] = (winners, listener) => {
  const { by, all } = english(listener)
  return winners.length === 1 ? say`${by(winners[0], 'wins', 'win')}` : say`${all(winners, 'share the win')}`
}

export const score: ScoreWords = {
  ended,
  wins,
  stood: 'Stood on',
  left: 'Left in hand',
  total: 'Total',
  nothingYet: 'No points yet. The skull is patient.',
  ends: (limit) => `ends at ${limit}`,
}
