import { completeMessages } from '../../i18n/index.tsx'

/** Messages for the end of a match, loaded with it. */
interface FinaleMessages {
  readonly hitSummaryTitle: string
  /** Shown if the log is not complete. */
  readonly sinceYouCame: string
  readonly noHits: string
  readonly topPair: (by: string, on: string, times: number) => string
  readonly mostHit: (name: string, times: number) => string
  readonly savePicture: string
  readonly winnerLabel: (count: number) => string
  readonly worstRound: (name: string, round: number, points: number) => string
}

const en: FinaleMessages = {
  hitSummaryTitle: 'Who slapped whom',
  sinceYouCame: 'since you came',
  noHits: 'Not a single slap. Suspicious.',
  topPair: (by, on, times) =>
    `Nemesis of the night: ${by}. Favourite target: ${on}, ${formatTimesEn(times)}.`,
  mostHit: (name, times) => `Took the most: ${name}, ${formatTimesEn(times)}.`,
  savePicture: 'Keep the picture',
  winnerLabel: (count) => (count === 1 ? 'The winner' : 'The winners'),
  worstRound: (name, round, points) => `Worst moment: ${name}, round ${round}, +${points}`,
}

const formatTimesEn = (times: number) => ['never', 'once', 'twice'][times] ?? `${times} times`

const de: FinaleMessages = {
  hitSummaryTitle: 'Wer wen geohrfeigt hat',
  sinceYouCame: 'seit du da bist',
  noHits: 'Keine einzige Ohrfeige. Verdächtig.',
  topPair: (by, on, times) => `Nemesis des Abends: ${by}. Lieblingsziel: ${on}, ${formatTimesDe(times)}.`,
  mostHit: (name, times) => `Am meisten eingesteckt: ${name}, ${formatTimesDe(times)}.`,
  savePicture: 'Bild behalten',
  winnerLabel: (count) => (count === 1 ? 'Es gewinnt' : 'Es gewinnen'),
  worstRound: (name, round, points) => `Schlimmster Moment: ${name}, Runde ${round}, +${points}`,
}

const formatTimesDe = (times: number) => `${times}-mal`

export const FINALE_MESSAGES = completeMessages<FinaleMessages>({ en, de })
