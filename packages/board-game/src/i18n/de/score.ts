import { GERMAN_SCORE_SHEET } from '@slapwise/kernel'
import type { ScoreMessages } from '../score-messages.ts'
import { sentence } from '../sentence.ts'
import { createGermanPhrases } from './phrases.ts'

const formatRoundEnd: ScoreMessages['formatRoundEnd'] = ({ ending, tokens }, context) => {
  const { subjectWithVerb: by, subjectsWithVerb: all, isEnd } = createGermanPhrases(context)
  if (ending === 'empty-pile') return sentence`der Ziehstapel ist leer.`
  if (ending === 'stalemate')
    return sentence`seit dreissig Zügen pro Person hat niemand mehr gezogen. Das reicht.`
  const finishers = tokens.flatMap((space, seat) => (isEnd(space) ? [seat] : []))
  return finishers.length === 1
    ? sentence`${by(finishers[0], 'sitzt', 'sitzt')} auf dem Totenkopf.`
    : sentence`${all(finishers, 'sitzen', 'sitzt')} auf dem Totenkopf.`
}

export const scoreMessages: ScoreMessages = {
  ...GERMAN_SCORE_SHEET,
  formatRoundEnd,
  formatWinners: (winners, context) => createGermanPhrases(context).winHeadline(winners),
  spaceHeading: 'Stand auf',
  nothingYet: 'Noch keine Punkte. Der Totenkopf hat Geduld.',
  formatEndCondition: (limit) => `Schluss ab ${limit}`,
}
