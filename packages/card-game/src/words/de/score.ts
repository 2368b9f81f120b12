import { GERMAN_SHEET } from '@slapwise/kernel'
import type { ScoreWords } from '../score-words.ts'
import { say } from '../sentence.ts'
import { german } from './telling.ts'

const ended: ScoreWords['ended'] = ({ ending, finishers }, listener) => {
  const { by, all, toWhom } = german(listener)
  switch (ending) {
    case 'empty-pile':
      return say`der Ziehstapel hat nichts mehr herzugeben.`
    case 'stalemate':
      return say`seit dreissig Zügen pro Person hat niemand mehr gezogen. Das reicht.`
    case 'time-bomb':
      return say`wumm! Alle Punkte zählen doppelt.`
    case 'finish-line':
      return say`${{ title: 'finish-line' }}! Es zählt, was du hältst.`
    case 'doomsday':
      return say`${{ title: 'doomsday' }}. Keine Hand zählt mehr.`
    case 'the-end':
      return say`${{ title: 'the-end' }}, präsentiert von ${toWhom(finishers[0])}.`
    case null:
      return finishers.length === 1
        ? say`${by(finishers[0], 'ist', 'bist')} alle Karten los.`
        : say`${all(finishers, 'sind', 'seid')} alle Karten los.`
  }
}

export const score: ScoreWords = {
  ...GERMAN_SHEET,
  ended,
  wins: (winners, listener) => german(listener).wins(winners),
  byEvents: 'Ereignisse',
  noPoints: 'Eine Runde, keine Punkte. Wer zuerst fertig ist, gewinnt.',
  nothingYet: 'Noch keine Punkte. Noch sind alle brillant.',
  ends: (limit, how) => `Schluss ${how === 'limit-exceeded' ? 'über' : 'ab'} ${limit}`,
}
