import type { Seat } from '../match/script.ts'
import type { PlayerPiece, SentenceBuilder, SentenceOf, SentenceSlot } from './sentence.ts'

/** Pieces of sentences about the players at a table, in any language, for one reader. */
export interface PlayerPhrases<P extends object> {
  isReader(seat: Seat): boolean
  /** `you` is how the reader is addressed in this place. */
  player(seat: Seat, you: string): PlayerPiece
  /** The reader comes first in good company. */
  readerFirst(seats: readonly Seat[]): readonly Seat[]
  joinList(items: readonly SentenceSlot<P>[]): SentenceOf<P>
}

/** Nobody in particular reads where `viewer` is null. */
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
