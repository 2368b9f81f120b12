import type { Language } from '../../words/index.tsx'

/** What is said when a match is over; it is fetched then. */
interface FinaleWords {
  readonly grudges: string
  /** For who has not seen all of it. */
  readonly sinceYouCame: string
  /** Nobody hit anybody. */
  readonly peace: string
  readonly nemesis: (by: string, on: string, times: number) => string
  readonly mostHit: (who: string, times: number) => string
  readonly keep: string
  readonly winner: (count: number) => string
  readonly worst: (who: string, round: number, points: number) => string
}

const en: FinaleWords = {
  grudges: 'Who slapped whom',
  sinceYouCame: 'since you came',
  peace: 'Not a single slap. Suspicious.',
  nemesis: (by, on, times) => `Nemesis of the night: ${by}. Favourite target: ${on}, ${timesEn(times)}.`,
  mostHit: (who, times) => `Took the most: ${who}, ${timesEn(times)}.`,
  keep: 'Keep the picture',
  winner: (count) => (count === 1 ? 'The winner' : 'The winners'),
  worst: (who, round, points) => `Worst moment: ${who}, round ${round}, +${points}`,
}

const timesEn = (times: number) => ['never', 'once', 'twice'][times] ?? `${times} times`

const de: FinaleWords = {
  grudges: 'Wer wen geohrfeigt hat',
  sinceYouCame: 'seit du da bist',
  peace: 'Keine einzige Ohrfeige. Verdächtig.',
  nemesis: (by, on, times) => `Nemesis des Abends: ${by}. Lieblingsziel: ${on}, ${timesDe(times)}.`,
  mostHit: (who, times) => `Am meisten eingesteckt: ${who}, ${timesDe(times)}.`,
  keep: 'Bild behalten',
  winner: (count) => (count === 1 ? 'Es gewinnt' : 'Es gewinnen'),
  worst: (who, round, points) => `Schlimmster Moment: ${who}, Runde ${round}, +${points}`,
}

const timesDe = (times: number) => `${times}-mal`

export const FINALE: Readonly<Record<Language, FinaleWords>> = { en, de }
