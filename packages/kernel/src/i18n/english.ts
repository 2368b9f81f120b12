import type { Seat } from '../match/script.ts'
import type { PlayerPhrases } from './player-phrases.ts'
import type { ScoreSheetMessages } from './score-sheet-messages.ts'
import type { PlayerPiece, SentenceBuilder, SentenceOf } from './sentence.ts'

export const ENGLISH_LIST_FORMAT = new Intl.ListFormat('en-GB')

const SMALL_NUMBERS = 'no,a,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',')

/** “a card”, “two cards”, “no cards”. */
export const englishCount = (count: number, thing: string): string =>
  `${SMALL_NUMBERS[count] ?? count} ${thing}${count === 1 ? '' : 's'}`

/** Players in English sentences. */
export interface EnglishPlayerPhrases<P extends object> {
  player(seat: Seat): PlayerPiece
  /** Subject and verb: Ada *plays*, you *play*. */
  subjectWithVerb(seat: Seat, theirs: string, yours: string): SentenceOf<P>
  /** The same for several players. */
  subjectsWithVerb(seats: readonly Seat[], plural: string): SentenceOf<P>
  possessive(seat: Seat): SentenceOf<P>
  /** The headline at the end of a match. */
  winHeadline(winners: readonly Seat[]): SentenceOf<P>
}

export function createEnglishPlayerPhrases<P extends object, N>(
  { sentence, phrase }: SentenceBuilder<P | PlayerPiece, N>,
  { isReader, readerFirst, joinList, player: whoIs }: PlayerPhrases<P | PlayerPiece>,
): EnglishPlayerPhrases<P | PlayerPiece> {
  const who = (seat: Seat) => whoIs(seat, 'you')
  const by: EnglishPlayerPhrases<P | PlayerPiece>['subjectWithVerb'] = (seat, theirs, yours) =>
    phrase`${who(seat)} ${isReader(seat) ? yours : theirs}`
  const all: EnglishPlayerPhrases<P | PlayerPiece>['subjectsWithVerb'] = (seats, plural) =>
    phrase`${joinList(readerFirst(seats).map(who))} ${plural}`
  return {
    player: who,
    subjectWithVerb: by,
    subjectsWithVerb: all,
    possessive: (seat) => (isReader(seat) ? [whoIs(seat, 'your')] : phrase`${who(seat)}’s`),
    winHeadline: (winners) =>
      winners.length === 1
        ? sentence`${by(winners[0], 'wins', 'win')}`
        : sentence`${all(winners, 'share the win')}`,
  }
}

export const ENGLISH_SCORE_SHEET: ScoreSheetMessages = {
  leftInHand: 'Left in hand',
  noCards: 'not a single card',
  total: 'Total',
}
