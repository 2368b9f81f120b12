import type { Fact as FactOf, Seat, SeatTakeover, VisibleFactOf } from '@slapwise/kernel'
import type { Call } from './call.ts'
import type { Colour } from './colours.ts'
import type { Ending, SeatScoring } from './ending.ts'
import type { CardId } from './face.ts'
import type { PowerId } from './power-kind.ts'
import type { Table } from './table.ts'
import type { Wish } from './wishes.ts'

/** The index of a face in `Setup.prints`. Views name cards by it outside of one’s own hand. */
export type FaceIndex = number

/** The place of an event among several in a row, and the id of the event or rule card that causes them. */
export interface EventSeries {
  readonly cause: string
  /** Counts from 1. */
  readonly number: number
  readonly count: number
}

/** The part of a fact that everybody may see. */
export type PublicFact =
  | { readonly kind: 'round-began'; readonly round: number; readonly dealer: Seat }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'opened'; readonly dealer: Seat; readonly face: FaceIndex }
  | { readonly kind: 'played'; readonly seat: Seat; readonly face: FaceIndex }
  | { readonly kind: 'threw-in'; readonly seat: Seat; readonly face: FaceIndex; readonly as: string }
  | { readonly kind: 'imitated'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'showed'; readonly colour: Colour; readonly call: Call }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'wished'; readonly seat: Seat; readonly wish: Wish; readonly call: Call }
  | {
      readonly kind: 'attacked'
      readonly seat: Seat
      readonly card: string
      readonly victims: readonly Seat[]
    }
  | { readonly kind: 'gave'; readonly from: Seat; readonly to: Seat; readonly count: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly from: Seat; readonly count: number }
  | { readonly kind: 'drew-powers'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'returned-powers'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly power: string }
  | { readonly kind: 'recharged'; readonly seat: Seat; readonly power: string }
  | { readonly kind: 'swapped-powers'; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'turned-round'; readonly direction: 1 | -1 }
  | { readonly kind: 'blocked'; readonly colour: Colour }
  | { readonly kind: 'called-black'; readonly seat: Seat; readonly call: Call }
  | { readonly kind: 'recycled'; readonly seat: Seat; readonly face: FaceIndex }
  | { readonly kind: 'turned-up'; readonly face: FaceIndex }
  | { readonly kind: 'found'; readonly seat: Seat; readonly face: FaceIndex }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly at: Seat }
  | {
      readonly kind: 'took-openly'
      readonly seat: Seat
      readonly from: Seat
      readonly faces: readonly FaceIndex[]
    }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'swapped-scores'; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'shuffled-onto-pile'; readonly seats: readonly Seat[] }
  | { readonly kind: 'events-shown'; readonly events: readonly string[] }
  | { readonly kind: 'set-aside'; readonly from: Seat; readonly to: Seat; readonly count: number }
  | { readonly kind: 'took-up'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly faces: readonly FaceIndex[] }
  | { readonly kind: 'turned-over'; readonly faces: readonly FaceIndex[] }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly face: FaceIndex }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly faces: readonly FaceIndex[] }
  | { readonly kind: 'swapped-hands'; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'passed-hands'; readonly from: readonly Seat[]; readonly to: readonly Seat[] }
  | { readonly kind: 'mixed-hands'; readonly seats: readonly Seat[] }
  | { readonly kind: 'opened-hands'; readonly hands: readonly (readonly FaceIndex[])[] }
  | { readonly kind: 'will-skip'; readonly seat: Seat }
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | { readonly kind: 'event'; readonly event: string; readonly seat: Seat; readonly series?: EventSeries }
  /** The Time Bomb at the end of the round: nobody has defused it if it went off. `seats` are those whose points it changes. */
  | { readonly kind: 'time-bomb'; readonly defusedBy: readonly Seat[]; readonly seats: readonly Seat[] }
  | { readonly kind: 'drew-rules'; readonly rules: readonly string[] }
  | { readonly kind: 'no-effect'; readonly of: string }
  | {
      readonly kind: 'round-over'
      readonly ending: Ending | null
      /** For each seat, what events have decided that ended the round at once. */
      readonly verdicts: readonly SeatScoring[] | null
      readonly finishers: readonly Seat[]
      readonly hands: readonly (readonly FaceIndex[])[]
      readonly points: readonly number[]
      readonly scores: readonly number[]
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[] }
  /** The player has taken back their last decision: the table is as it was before. */
  | { readonly kind: 'undid'; readonly seat: Seat }
  | SeatTakeover

/** A public fact, with the cards in it that only some seats may see. */
export type Fact = FactOf<
  PublicFact,
  { readonly cards?: readonly CardId[]; readonly powers?: readonly PowerId[] }
>

/** A fact as one viewer may see it. */
export type VisibleFact = VisibleFactOf<Fact>

export const faceIndexOf = (table: Table, card: CardId): FaceIndex => table.setup.faces[card].index

export const faceIndicesOf = (table: Table, cards: readonly CardId[]): FaceIndex[] =>
  cards.map((card) => faceIndexOf(table, card))
