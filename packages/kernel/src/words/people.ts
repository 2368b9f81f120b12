import type { Seat } from '../match/script.ts'
import type { SentenceOf, Sentences, Slot, WhoPiece } from './sentence.ts'

/** What sentences about the players at a table need in any language, for one who reads them. */
export interface People<P extends object> {
  isYou(seat: Seat): boolean
  /** `you` is how the reader is addressed in this place. */
  who(seat: Seat, you: string): WhoPiece
  /** The reader comes first in good company. */
  youFirst(seats: readonly Seat[]): readonly Seat[]
  list(items: readonly Slot<P>[]): SentenceOf<P>
}

/** Nobody in particular reads where `viewer` is null. */
export function peopleFor<P extends object, N>(
  { listed }: Sentences<P, N>,
  viewer: Seat | null,
  format: Intl.ListFormat,
): People<P> {
  const isYou = (seat: Seat) => seat === viewer
  return {
    isYou,
    who: (seat, you) => ({ who: seat, said: isYou(seat) ? you : null }),
    youFirst: (seats) => [...seats].sort((a, b) => Number(isYou(b)) - Number(isYou(a))),
    list: (items) => listed(format, items),
  }
}
