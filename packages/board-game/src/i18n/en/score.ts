import { ENGLISH_SCORE_SHEET, englishCount } from '@slapwise/kernel'
import type { ScoreMessages } from '../score-messages.ts'
import { sentence } from '../sentence.ts'
import { createEnglishPhrases } from './phrases.ts'

const formatRoundHeadline: ScoreMessages['formatRoundHeadline'] = ({ ending, tokens }, context) => {
  const { subjectWithVerb: by, subjectsWithVerb: all, isEnd } = createEnglishPhrases(context)
  if (ending === 'empty-pile') return sentence`the draw pile is empty`
  if (ending === 'stalemate') return sentence`nobody draws any more`
  const finishers = tokens.flatMap((space, seat) => (isEnd(space) ? [seat] : []))
  return finishers.length === 1
    ? sentence`${by(finishers[0], 'sits', 'sit')} on the skull`
    : sentence`${all(finishers, 'sit')} on the skull`
}

const formatRoundEnd: ScoreMessages['formatRoundEnd'] = (over, context) => {
  if (over.ending === 'empty-pile') return sentence`the draw pile has run dry.`
  if (over.ending === 'stalemate') return sentence`nobody has drawn for thirty turns each. That will do.`
  return sentence`${formatRoundHeadline(over, context)}.`
}

const formatRoundDetail: ScoreMessages['formatRoundDetail'] = ({ points }, context) => {
  const { subjectWithVerb: by, subjectsWithVerb: all } = createEnglishPhrases(context)
  const fewest = Math.min(...points)
  const best = points.flatMap((own, seat) => (own === fewest ? [seat] : []))
  const who = best.length === 1 ? by(best[0], 'gets', 'get') : all(best, 'get')
  return sentence`${who} off lightest: ${englishCount(fewest, 'point')}.`
}

export const scoreMessages: ScoreMessages = {
  ...ENGLISH_SCORE_SHEET,
  formatRoundHeadline,
  formatRoundDetail,
  formatRoundEnd,
  formatWinners: (winners, context) => createEnglishPhrases(context).winHeadline(winners),
  formatLimitPassed: (passed, context) => createEnglishPhrases(context).limitPassed(passed),
  spaceHeading: 'Stood on',
  nothingYet: 'No points yet. The skull is patient.',
  formatEndCondition: (limit) => `ends at ${limit}`,
}
