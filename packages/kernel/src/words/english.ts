import type { Seat } from '../match/script.ts'
import type { People } from './people.ts'
import type { SheetWords } from './score-sheet.ts'
import type { SentenceOf, Sentences, WhoPiece } from './sentence.ts'

export const ENGLISH_LIST = new Intl.ListFormat('en-GB')

const SMALL = 'no,a,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',')

/** “a card”, “two cards”, “no cards”. */
export const counted = (count: number, thing: string): string =>
  `${SMALL[count] ?? count} ${thing}${count === 1 ? '' : 's'}`

/** Players in English sentences. */
export interface EnglishPeople<P extends object> {
  who(seat: Seat): WhoPiece
  /** A subject with its verb: Ada *plays*, you *play*. */
  by(seat: Seat, theirs: string, yours: string): SentenceOf<P>
  /** Several of them. */
  all(seats: readonly Seat[], plural: string): SentenceOf<P>
  whose(seat: Seat): SentenceOf<P>
  /** The headline of the end. */
  wins(winners: readonly Seat[]): SentenceOf<P>
}

export function englishPeople<P extends object, N>(
  { say, phrase }: Sentences<P | WhoPiece, N>,
  { isYou, youFirst, list, who: whoIs }: People<P | WhoPiece>,
): EnglishPeople<P | WhoPiece> {
  const who = (seat: Seat) => whoIs(seat, 'you')
  const by: EnglishPeople<P | WhoPiece>['by'] = (seat, theirs, yours) =>
    phrase`${who(seat)} ${isYou(seat) ? yours : theirs}`
  const all: EnglishPeople<P | WhoPiece>['all'] = (seats, plural) =>
    phrase`${list(youFirst(seats).map(who))} ${plural}`
  return {
    who,
    by,
    all,
    whose: (seat) => (isYou(seat) ? [whoIs(seat, 'your')] : phrase`${who(seat)}’s`),
    wins: (winners) =>
      winners.length === 1 ? say`${by(winners[0], 'wins', 'win')}` : say`${all(winners, 'share the win')}`,
  }
}

export const ENGLISH_SHEET: SheetWords = {
  left: 'Left in hand',
  noCards: 'not a single card',
  total: 'Total',
}
