import { ENGLISH_SCORE_SHEET, type Seat } from '@slapwise/kernel'
import type { Ending } from '../../index.ts'
import type { SentenceContext } from '../game-phrases.ts'
import { groupHitSeats } from '../hit-seats.ts'
import type { RoundOverFact, ScoreMessages } from '../score-messages.ts'
import { type Sentence, sentence } from '../sentence.ts'
import { createEnglishPhrases } from './phrases.ts'

const formatRoundHeadline: ScoreMessages['formatRoundHeadline'] = ({ ending, finishers }, context) => {
  const { subjectWithVerb: by, subjectsWithVerb: all } = createEnglishPhrases(context)
  switch (ending) {
    case 'empty-pile':
      return sentence`the draw pile is empty`
    case 'stalemate':
      return sentence`nobody draws any more`
    case 'time-bomb':
      return sentence`the ${{ title: ending }} goes off`
    case 'finish-line':
    case 'doomsday':
    case 'the-end':
      return sentence`${{ title: ending }}`
    case null:
      return finishers.length === 1
        ? sentence`${by(finishers[0], 'wins', 'win')} the round`
        : sentence`${all(finishers, 'win')} the round`
  }
}

const formatRoundDetail: ScoreMessages['formatRoundDetail'] = (over, context) => {
  const { ending, finishers } = over
  const { subjectWithVerb: by, subjectsWithVerb: all, player } = createEnglishPhrases(context)
  switch (ending) {
    case 'empty-pile':
      return sentence`the draw pile has nothing left to give.`
    case 'stalemate':
      return sentence`nobody has drawn for thirty turns each. That will do.`
    case 'time-bomb':
      return sentence`boom! All points count double.`
    case 'finish-line':
      return formatFinishLine(over, context)
    case 'doomsday':
      return sentence`no hand matters any more.`
    case 'the-end':
      return sentence`courtesy of ${player(finishers[0])}.`
    case null:
      return finishers.length === 1
        ? sentence`${by(finishers[0], 'is rid of all their cards', 'are rid of all your cards')}.`
        : sentence`${all(finishers, 'are')} out of cards, all at once.`
  }
}

function formatFinishLine(over: RoundOverFact, context: SentenceContext): Sentence {
  const hit = groupHitSeats(over)
  if (hit.byDoomsday.length === 0) return sentence`what you hold is what you get.`
  const { joinList, player, readerFirst } = createEnglishPhrases(context)
  const players = (seats: readonly Seat[]) => joinList(readerFirst(seats).map(player))
  return sentence`hands count for ${players(hit.byFinishLine)}, ${{ title: 'doomsday' }} for ${players(hit.byDoomsday)}.`
}

/** Endings whose headline is their name. */
const NAMED_ENDINGS: readonly (Ending | null)[] = ['finish-line', 'doomsday', 'the-end']

const formatRoundEnd: ScoreMessages['formatRoundEnd'] = (over, context) =>
  NAMED_ENDINGS.includes(over.ending)
    ? sentence`${formatRoundHeadline(over, context)}! ${formatRoundDetail(over, context)}`
    : formatRoundDetail(over, context)

export const scoreMessages: ScoreMessages = {
  ...ENGLISH_SCORE_SHEET,
  formatRoundHeadline,
  formatRoundDetail,
  formatRoundEnd,
  formatWinners: (winners, context) => createEnglishPhrases(context).winHeadline(winners),
  formatLimitPassed: (passed, context) => createEnglishPhrases(context).limitPassed(passed),
  byEvents: 'Events',
  noPoints: 'One round, no points. First one out wins.',
  nothingYet: 'No points yet. Everybody is still brilliant.',
  formatEndCondition: (limit, how) => `ends ${how === 'limit-exceeded' ? 'above' : 'at'} ${limit}`,
}
