import { GERMAN_SCORE_SHEET, germanNumber } from '@slapwise/kernel'
import type { ScoreMessages } from '../score-messages.ts'
import { sentence } from '../sentence.ts'
import { createGermanPhrases } from './phrases.ts'

const formatRoundHeadline: ScoreMessages['formatRoundHeadline'] = ({ ending, tokens }, context) => {
  const { subjectWithVerb: by, subjectsWithVerb: all, isEnd } = createGermanPhrases(context)
  if (ending === 'empty-pile') return sentence`der Ziehstapel ist leer`
  if (ending === 'stalemate') return sentence`niemand zieht mehr`
  const finishers = tokens.flatMap((space, seat) => (isEnd(space) ? [seat] : []))
  return finishers.length === 1
    ? sentence`${by(finishers[0], 'sitzt', 'sitzt')} auf dem Totenkopf`
    : sentence`${all(finishers, 'sitzen', 'sitzt')} auf dem Totenkopf`
}

const formatRoundEnd: ScoreMessages['formatRoundEnd'] = (over, context) =>
  over.ending === 'stalemate'
    ? sentence`seit dreissig Zügen pro Person hat niemand mehr gezogen. Das reicht.`
    : sentence`${formatRoundHeadline(over, context)}.`

const formatRoundDetail: ScoreMessages['formatRoundDetail'] = ({ points }, context) => {
  const { subjectWithVerb: by, subjectsWithVerb: all } = createGermanPhrases(context)
  const fewest = Math.min(...points)
  const best = points.flatMap((own, seat) => (own === fewest ? [seat] : []))
  const who = best.length === 1 ? by(best[0], 'kommt', 'kommst') : all(best, 'kommen', 'kommt')
  return sentence`${who} am besten weg: ${fewest === 1 ? 'ein Punkt' : `${germanNumber(fewest)} Punkte`}.`
}

export const scoreMessages: ScoreMessages = {
  ...GERMAN_SCORE_SHEET,
  formatRoundHeadline,
  formatRoundDetail,
  formatRoundEnd,
  formatWinners: (winners, context) => createGermanPhrases(context).winHeadline(winners),
  formatLimitPassed: (passed, context) => createGermanPhrases(context).limitPassed(passed),
  spaceHeading: 'Stand auf',
  nothingYet: 'Noch keine Punkte. Der Totenkopf hat Geduld.',
  formatEndCondition: (limit) => `Schluss ab ${limit}`,
}
