import { ENGLISH_SCORE_SHEET } from '@slapwise/kernel'
import type { ScoreMessages } from '../score-messages.ts'
import { sentence } from '../sentence.ts'
import { createEnglishPhrases } from './phrases.ts'

const formatRoundEnd: ScoreMessages['formatRoundEnd'] = ({ ending, tokens }, listener) => {
  const { subjectWithVerb: by, subjectsWithVerb: all, isEnd } = createEnglishPhrases(listener)
  if (ending === 'empty-pile') return sentence`the draw pile has run dry.`
  if (ending === 'stalemate') return sentence`nobody has drawn for thirty turns each. That will do.`
  const there = tokens.flatMap((space, seat) => (isEnd(space) ? [seat] : []))
  return there.length === 1
    ? sentence`${by(there[0], 'sits', 'sit')} on the skull.`
    : sentence`${all(there, 'sit')} on the skull.`
}

export const score: ScoreMessages = {
  ...ENGLISH_SCORE_SHEET,
  formatRoundEnd,
  formatWinners: (winners, listener) => createEnglishPhrases(listener).winHeadline(winners),
  spaceHeading: 'Stood on',
  nothingYet: 'No points yet. The skull is patient.',
  formatEndCondition: (limit) => `ends at ${limit}`,
}
