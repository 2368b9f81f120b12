import type { Seat } from '../match/script.ts'
import type { People } from './people.ts'
import type { SheetWords } from './score-sheet.ts'
import type { SentenceOf, Sentences, WhoPiece } from './sentence.ts'

export const GERMAN_LIST = new Intl.ListFormat('de')

const SMALL = 'null,ein,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf'.split(',')

/** «keine», «zwei», «13»: vor einer Mehrzahl. */
export const several = (count: number): string => (count === 0 ? 'keine' : (SMALL[count] ?? String(count)))

/** «eine Karte», «zwei Karten», «keine Karten»; auch für «Powerkarte». */
export const germanCards = (count: number, card = 'Karte'): string =>
  count === 1 ? `eine ${card}` : `${several(count)} ${card}n`

/** Players in German sentences. */
export interface GermanPeople<P extends object> {
  /** Subjekt und Verb: Ada *spielt*, du *spielst*. */
  by(seat: Seat, theirs: string, yours: string): SentenceOf<P>
  /** Mehrere: Ada und Ben *tauschen*, du und Ben *tauscht*. */
  all(seats: readonly Seat[], theirs: string, yours: string): SentenceOf<P>
  /** Wen (dich), wem (dir). */
  whom(seat: Seat): WhoPiece
  toWhom(seat: Seat): WhoPiece
  /** The headline of the end. */
  wins(winners: readonly Seat[]): SentenceOf<P>
}

export function germanPeople<P extends object, N>(
  { say, phrase }: Sentences<P | WhoPiece, N>,
  { isYou, youFirst, list, who }: People<P | WhoPiece>,
): GermanPeople<P | WhoPiece> {
  const by: GermanPeople<P | WhoPiece>['by'] = (seat, theirs, yours) =>
    phrase`${who(seat, 'du')} ${isYou(seat) ? yours : theirs}`
  const all: GermanPeople<P | WhoPiece>['all'] = (seats, theirs, yours) =>
    phrase`${list(youFirst(seats).map((seat) => who(seat, 'du')))} ${seats.some(isYou) ? yours : theirs}`
  return {
    by,
    all,
    whom: (seat) => who(seat, 'dich'),
    toWhom: (seat) => who(seat, 'dir'),
    wins: (winners) =>
      winners.length === 1
        ? say`${by(winners[0], 'gewinnt', 'gewinnst')}`
        : say`${all(winners, 'teilen sich', 'teilt euch')} den Sieg`,
  }
}

export const GERMAN_SHEET: SheetWords = {
  left: 'Noch auf der Hand',
  noCards: 'keine einzige Karte',
  total: 'Total',
}
