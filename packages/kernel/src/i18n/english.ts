import type { Seat } from '../match/script.ts'
import type { LimitPassed } from './limit-passed.ts'
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
  /** Subject and verb for several players: Ada and Ben *swap*. */
  subjectsWithVerb(seats: readonly Seat[], plural: string): SentenceOf<P>
  possessive(seat: Seat): SentenceOf<P>
  /** The headline at the end of a match. */
  winHeadline(winners: readonly Seat[]): SentenceOf<P>
  /** The reason of a win by points: “Posh passed 137; you have the fewest: 55.” */
  limitPassed(passed: LimitPassed): SentenceOf<P>
}

export function createEnglishPlayerPhrases<P extends object, N>(
  { sentence, phrase }: SentenceBuilder<P | PlayerPiece, N>,
  { isReader, readerFirst, joinList, player: playerPiece }: PlayerPhrases<P | PlayerPiece>,
): EnglishPlayerPhrases<P | PlayerPiece> {
  const player = (seat: Seat) => playerPiece(seat, 'you')
  const subjectWithVerb: EnglishPlayerPhrases<P | PlayerPiece>['subjectWithVerb'] = (seat, theirs, yours) =>
    phrase`${player(seat)} ${isReader(seat) ? yours : theirs}`
  const subjectsWithVerb: EnglishPlayerPhrases<P | PlayerPiece>['subjectsWithVerb'] = (seats, plural) =>
    phrase`${joinList(readerFirst(seats).map(player))} ${plural}`
  return {
    player,
    subjectWithVerb,
    subjectsWithVerb,
    possessive: (seat) => (isReader(seat) ? [playerPiece(seat, 'your')] : phrase`${player(seat)}’s`),
    winHeadline: (winners) =>
      winners.length === 1
        ? sentence`${subjectWithVerb(winners[0], 'wins', 'win')}`
        : sentence`${subjectsWithVerb(winners, 'share the win')}`,
    limitPassed({ seats, limit, isExceeded, winners, fewest }) {
      const passed = subjectsWithVerb(seats, isExceeded ? 'passed' : 'reached')
      const have =
        winners.length === 1 ? subjectWithVerb(winners[0], 'has', 'have') : subjectsWithVerb(winners, 'have')
      return sentence`${passed} ${limit}; ${have} the fewest: ${fewest}.`
    },
  }
}

export const ENGLISH_SCORE_SHEET: ScoreSheetMessages = {
  leftInHand: 'Left in hand',
  noCards: 'not a single card',
  total: 'Total',
}
