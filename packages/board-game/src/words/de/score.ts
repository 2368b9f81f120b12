import { GERMAN_SHEET } from '@slapwise/kernel'
import type { ScoreWords } from '../score-words.ts'
import { say } from '../sentence.ts'
import { german } from './telling.ts'

const ended: ScoreWords['ended'] = ({ ending, tokens }, listener) => {
  const { by, all, isEnd } = german(listener)
  if (ending === 'empty-pile') return say`der Ziehstapel ist leer.`
  if (ending === 'stalemate') return say`seit dreissig Zügen pro Person hat niemand mehr gezogen. Das reicht.`
  const there = tokens.flatMap((space, seat) => (isEnd(space) ? [seat] : []))
  return there.length === 1
    ? say`${by(there[0], 'sitzt', 'sitzt')} auf dem Totenkopf.`
    : say`${all(there, 'sitzen', 'sitzt')} auf dem Totenkopf.`
}

export const score: ScoreWords = {
  ...GERMAN_SHEET,
  ended,
  wins: (winners, listener) => german(listener).wins(winners),
  stood: 'Stand auf',
  nothingYet: 'Noch keine Punkte. Der Totenkopf hat Geduld.',
  ends: (limit) => `Schluss ab ${limit}`,
}
