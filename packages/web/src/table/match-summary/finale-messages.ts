import type { Language } from '../../i18n/index.tsx'

/** What is said when a match is over; it is fetched then. */
interface FinaleMessages {
  readonly hitSummaryTitle: string
  /** For who has not seen all of it. */
  readonly sinceYouCame: string
  /** Nobody hit anybody. */
  readonly noHits: string
  readonly topPair: (by: string, on: string, times: number) => string
  readonly mostHit: (who: string, times: number) => string
  readonly savePicture: string
  readonly winnerLabel: (count: number) => string
  readonly worstRound: (who: string, round: number, points: number) => string
}

const en: FinaleMessages = {
  hitSummaryTitle: 'Who slapped whom',
  sinceYouCame: 'since you came',
  noHits: 'Not a single slap. Suspicious.',
  topPair: (by, on, times) =>
    `Nemesis of the night: ${by}. Favourite target: ${on}, ${formatTimesEn(times)}.`,
  mostHit: (who, times) => `Took the most: ${who}, ${formatTimesEn(times)}.`,
  savePicture: 'Keep the picture',
  winnerLabel: (count) => (count === 1 ? 'The winner' : 'The winners'),
  worstRound: (who, round, points) => `Worst moment: ${who}, round ${round}, +${points}`,
}

const formatTimesEn = (times: number) => ['never', 'once', 'twice'][times] ?? `${times} times`

const de: FinaleMessages = {
  hitSummaryTitle: 'Wer wen geohrfeigt hat',
  sinceYouCame: 'seit du da bist',
  noHits: 'Keine einzige Ohrfeige. Verdächtig.',
  topPair: (by, on, times) => `Nemesis des Abends: ${by}. Lieblingsziel: ${on}, ${formatTimesDe(times)}.`,
  mostHit: (who, times) => `Am meisten eingesteckt: ${who}, ${formatTimesDe(times)}.`,
  savePicture: 'Bild behalten',
  winnerLabel: (count) => (count === 1 ? 'Es gewinnt' : 'Es gewinnen'),
  worstRound: (who, round, points) => `Schlimmster Moment: ${who}, Runde ${round}, +${points}`,
}

const formatTimesDe = (times: number) => `${times}-mal`

export const FINALE_MESSAGES: Readonly<Record<Language, FinaleMessages>> = { en, de }
