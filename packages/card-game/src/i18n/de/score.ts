import { GERMAN_SCORE_SHEET, type Seat } from '@slapwise/kernel'
import type { Ending } from '../../index.ts'
import type { SentenceContext } from '../game-phrases.ts'
import { groupHitSeats } from '../hit-seats.ts'
import type { RoundOverFact, ScoreMessages } from '../score-messages.ts'
import { type Sentence, sentence } from '../sentence.ts'
import { createGermanPhrases } from './phrases.ts'

const formatRoundHeadline: ScoreMessages['formatRoundHeadline'] = ({ ending, finishers }, context) => {
  const { subjectWithVerb: by, subjectsWithVerb: all } = createGermanPhrases(context)
  switch (ending) {
    case 'empty-pile':
      return sentence`der Ziehstapel ist leer`
    case 'stalemate':
      return sentence`niemand zieht mehr`
    case 'time-bomb':
      return sentence`die ${{ title: ending }} geht hoch`
    case 'finish-line':
    case 'doomsday':
    case 'the-end':
      return sentence`${{ title: ending }}`
    case null:
      return finishers.length === 1
        ? sentence`${by(finishers[0], 'gewinnt', 'gewinnst')} die Runde`
        : sentence`${all(finishers, 'gewinnen', 'gewinnt')} die Runde`
  }
}

const formatRoundDetail: ScoreMessages['formatRoundDetail'] = (over, context) => {
  const { ending, finishers } = over
  const { subjectWithVerb: by, subjectsWithVerb: all, dative: toWhom } = createGermanPhrases(context)
  switch (ending) {
    case 'empty-pile':
      return sentence`der Ziehstapel hat nichts mehr herzugeben.`
    case 'stalemate':
      return sentence`seit dreissig Zügen pro Person hat niemand mehr gezogen. Das reicht.`
    case 'time-bomb':
      return sentence`wumm! Alle Punkte zählen doppelt.`
    case 'finish-line':
      return formatFinishLine(over, context)
    case 'doomsday':
      return sentence`keine Hand zählt mehr.`
    case 'the-end':
      return sentence`präsentiert von ${toWhom(finishers[0])}.`
    case null:
      return finishers.length === 1
        ? sentence`${by(finishers[0], 'ist', 'bist')} alle Karten los.`
        : sentence`${all(finishers, 'sind', 'seid')} alle Karten los, und zwar gleichzeitig.`
  }
}

function formatFinishLine(over: RoundOverFact, context: SentenceContext): Sentence {
  const hit = groupHitSeats(over)
  if (hit.byDoomsday.length === 0) return sentence`es zählt, was du hältst.`
  const { accusative, joinList, readerFirst } = createGermanPhrases(context)
  const players = (seats: readonly Seat[]) => joinList(readerFirst(seats).map(accusative))
  return sentence`Hände zählen für ${players(hit.byFinishLine)}, ${{ title: 'doomsday' }} für ${players(hit.byDoomsday)}.`
}

/** Endings whose headline is their name. */
const NAMED_ENDINGS: readonly (Ending | null)[] = ['finish-line', 'doomsday', 'the-end']

const formatRoundEnd: ScoreMessages['formatRoundEnd'] = (over, context) =>
  NAMED_ENDINGS.includes(over.ending)
    ? sentence`${formatRoundHeadline(over, context)}! ${formatRoundDetail(over, context)}`
    : formatRoundDetail(over, context)

export const scoreMessages: ScoreMessages = {
  ...GERMAN_SCORE_SHEET,
  formatRoundHeadline,
  formatRoundDetail,
  formatRoundEnd,
  formatWinners: (winners, context) => createGermanPhrases(context).winHeadline(winners),
  formatLimitPassed: (passed, context) => createGermanPhrases(context).limitPassed(passed),
  byEvents: 'Ereignisse',
  noPoints: 'Eine Runde, keine Punkte. Wer zuerst fertig ist, gewinnt.',
  nothingYet: 'Noch keine Punkte. Noch sind alle brillant.',
  formatEndCondition: (limit, how) => `Schluss ${how === 'limit-exceeded' ? 'über' : 'ab'} ${limit}`,
}
