import { ENGLISH_SCORE_SHEET } from '@slapwise/kernel'
import type { ScoreMessages } from '../score-messages.ts'
import { sentence } from '../sentence.ts'
import { createEnglishPhrases } from './phrases.ts'

const formatRoundEnd: ScoreMessages['formatRoundEnd'] = ({ ending, tokens }, context) => {
  const { subjectWithVerb: by, subjectsWithVerb: all, isEnd } = createEnglishPhrases(context)
  if (ending === 'empty-pile') return sentence`the draw pile has run dry.`
  if (ending === 'stalemate') return sentence`nobody has drawn for thirty turns each. That will do.`
  const finishers = tokens.flatMap((space, seat) => (isEnd(space) ? [seat] : []))
  return finishers.length === 1
    ? sentence`${by(finishers[0], 'sits', 'sit')} on the skull.`
    : sentence`${all(finishers, 'sit')} on the skull.`
}

export const scoreMessages: ScoreMessages = {
  ...ENGLISH_SCORE_SHEET,
  formatRoundEnd,
  formatWinners: (winners, context) => createEnglishPhrases(context).winHeadline(winners),
  spaceHeading: 'Stood on',
  nothingYet: 'No points yet. The skull is patient.',
  formatEndCondition: (limit) => `ends at ${limit}`,
}
