import { completeMessages } from '../../i18n/index.tsx'

/** Messages for the end of a match, loaded with it. */
interface FinaleMessages {
  readonly hitSummaryTitle: string
  /** Shown if the log is not complete. */
  readonly sinceYouCame: string
  readonly noHits: string
  readonly topPair: (by: string, on: string, times: number) => string
  readonly mostHit: (nameOfSeat: string, times: number) => string
  readonly savePicture: string
  readonly winnerLabel: (count: number) => string
  readonly worstRound: (nameOfSeat: string, round: number, points: number) => string
}

const en: FinaleMessages = {
  hitSummaryTitle: 'Who slapped whom',
  sinceYouCame: 'since you came',
  noHits: 'Not a single slap. Suspicious.',
  topPair: (by, on, times) =>
    `Nemesis of the night: ${by}. Favourite target: ${on}, ${formatTimesEn(times)}.`,
  mostHit: (nameOfSeat, times) => `Took the most: ${nameOfSeat}, ${formatTimesEn(times)}.`,
  savePicture: 'Keep the picture',
  winnerLabel: (count) => (count === 1 ? 'The winner' : 'The winners'),
  worstRound: (nameOfSeat, round, points) => `Worst moment: ${nameOfSeat}, round ${round}, +${points}`,
}

const formatTimesEn = (times: number) => ['never', 'once', 'twice'][times] ?? `${times} times`

const de: FinaleMessages = {
  hitSummaryTitle: 'Wer wen geohrfeigt hat',
  sinceYouCame: 'seit du da bist',
  noHits: 'Keine einzige Ohrfeige. Verdächtig.',
  topPair: (by, on, times) => `Nemesis des Abends: ${by}. Lieblingsziel: ${on}, ${formatTimesDe(times)}.`,
  mostHit: (nameOfSeat, times) => `Am meisten eingesteckt: ${nameOfSeat}, ${formatTimesDe(times)}.`,
  savePicture: 'Bild behalten',
  winnerLabel: (count) => (count === 1 ? 'Es gewinnt' : 'Es gewinnen'),
  worstRound: (nameOfSeat, round, points) => `Schlimmster Moment: ${nameOfSeat}, Runde ${round}, +${points}`,
}

const formatTimesDe = (times: number) => `${times}-mal`

export const FINALE_MESSAGES = completeMessages<FinaleMessages>({ en, de })
