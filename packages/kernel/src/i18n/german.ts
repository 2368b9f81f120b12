import type { Seat } from '../match/script.ts'
import type { LimitPassed } from './limit-passed.ts'
import type { PlayerPhrases } from './player-phrases.ts'
import type { ScoreSheetMessages } from './score-sheet-messages.ts'
import type { PlayerPiece, SentenceBuilder, SentenceOf } from './sentence.ts'

export const GERMAN_LIST_FORMAT = new Intl.ListFormat('de')

const SMALL_NUMBERS = 'null,ein,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf'.split(',')

/** The number before a plural noun: «keine», «zwei», «13». */
export const germanNumber = (count: number): string =>
  count === 0 ? 'keine' : (SMALL_NUMBERS[count] ?? String(count))

/** «eine Karte», «zwei Karten», «keine Karten»; also for compounds such as «Powerkarte». */
export const germanCardCount = (count: number, card = 'Karte'): string =>
  count === 1 ? `eine ${card}` : `${germanNumber(count)} ${card}n`

/** Players in German sentences. */
export interface GermanPlayerPhrases<P extends object> {
  /** Subject and verb: Ada *spielt*, du *spielst*. */
  subjectWithVerb(seat: Seat, theirs: string, yours: string): SentenceOf<P>
  /** The same for several players: Ada und Ben *tauschen*, du und Ben *tauscht*. */
  subjectsWithVerb(seats: readonly Seat[], theirs: string, yours: string): SentenceOf<P>
  /** Accusative («dich») and dative («dir»). */
  accusative(seat: Seat): PlayerPiece
  dative(seat: Seat): PlayerPiece
  /** The headline at the end of a match. */
  winHeadline(winners: readonly Seat[]): SentenceOf<P>
  /** The reason of a win by points: «Posh hat 137 überschritten; du hast am wenigsten: 55.» */
  limitPassed(passed: LimitPassed): SentenceOf<P>
}

export function createGermanPlayerPhrases<P extends object, N>(
  { sentence, phrase }: SentenceBuilder<P | PlayerPiece, N>,
  { isReader, readerFirst, joinList, player }: PlayerPhrases<P | PlayerPiece>,
): GermanPlayerPhrases<P | PlayerPiece> {
  const subjectWithVerb: GermanPlayerPhrases<P | PlayerPiece>['subjectWithVerb'] = (seat, theirs, yours) =>
    phrase`${player(seat, 'du')} ${isReader(seat) ? yours : theirs}`
  const subjectsWithVerb: GermanPlayerPhrases<P | PlayerPiece>['subjectsWithVerb'] = (seats, theirs, yours) =>
    phrase`${joinList(readerFirst(seats).map((seat) => player(seat, 'du')))} ${seats.some(isReader) ? yours : theirs}`
  return {
    subjectWithVerb,
    subjectsWithVerb,
    accusative: (seat) => player(seat, 'dich'),
    dative: (seat) => player(seat, 'dir'),
    winHeadline: (winners) =>
      winners.length === 1
        ? sentence`${subjectWithVerb(winners[0], 'gewinnt', 'gewinnst')}`
        : sentence`${subjectsWithVerb(winners, 'teilen sich', 'teilt euch')} den Sieg`,
    limitPassed({ seats, limit, isExceeded, winners, fewest }) {
      const have = (all: readonly Seat[]) =>
        all.length === 1 ? subjectWithVerb(all[0], 'hat', 'hast') : subjectsWithVerb(all, 'haben', 'habt')
      return sentence`${have(seats)} ${limit} ${isExceeded ? 'überschritten' : 'erreicht'}; ${have(winners)} am wenigsten: ${fewest}.`
    },
  }
}

export const GERMAN_SCORE_SHEET: ScoreSheetMessages = {
  leftInHand: 'Noch auf der Hand',
  noCards: 'keine einzige Karte',
  total: 'Total',
}
