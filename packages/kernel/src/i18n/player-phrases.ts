import type { Seat } from '../match/script.ts'
import type { PlayerPiece, SentenceBuilder, SentenceOf, SentenceSlot } from './sentence.ts'

/** Sentence pieces about the players at a table, in any language, for one reader. */
export interface PlayerPhrases<P extends object> {
  isReader(seat: Seat): boolean
  /** `you` is the form of address for the reader at this point of the sentence. */
  player(seat: Seat, you: string): PlayerPiece
  /** Sorts the reader to the front. */
  readerFirst(seats: readonly Seat[]): readonly Seat[]
  joinList(items: readonly SentenceSlot<P>[]): SentenceOf<P>
}

/** `viewer` is null where nobody is addressed, as for spectators. */
export function createPlayerPhrases<P extends object, N>(
  { joinList }: SentenceBuilder<P, N>,
  viewer: Seat | null,
  format: Intl.ListFormat,
): PlayerPhrases<P> {
  const isYou = (seat: Seat) => seat === viewer
  return {
    isReader: isYou,
    player: (seat, you) => ({ seat: seat, text: isYou(seat) ? you : null }),
    readerFirst: (seats) => [...seats].sort((a, b) => Number(isYou(b)) - Number(isYou(a))),
    joinList: (items) => joinList(format, items),
  }
}
