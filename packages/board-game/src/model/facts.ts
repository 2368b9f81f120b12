import type { Fact as FactOf, Seat, SeatTakeover, VisibleFactOf } from '@slapwise/kernel'
import type { Direction, Space } from './board.ts'
import type { KindIndex } from './card-kind.ts'
import type { DieSides } from './question.ts'

/** How a token comes from space to space. */
export type MoveKind =
  /** Step by step, by a roll or a gift. */
  | 'walk'
  /** What a card on the board does. */
  | 'push'
  | 'jump'
  /** Off a space that nobody may enter. */
  | 'hop'
  | 'teleport'
  | 'swap'
  /** What an event, or Fuck You, does to it: no movement. */
  | 'shift'

/** Reasons for a round to end: somebody is on the end, the draw pile could not give a card, or nobody has drawn for too long. */
export type Ending = 'end-reached' | 'empty-pile' | 'stalemate'

/** What just happened, as everybody may hear it. */
export type PublicFact =
  | { readonly kind: 'round-began'; readonly round: number }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly count: number }
  /** For the first turn: what everybody has rolled, and again among those who had the most. */
  | {
      readonly kind: 'rolled-for-start'
      readonly rolls: readonly (readonly (number | null)[])[]
      readonly starter: Seat
    }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly card: KindIndex
      readonly space: Space
      readonly direction: Direction
    }
  | { readonly kind: 'turn-began'; readonly seat: Seat }
  | { readonly kind: 'stayed'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly sides: DieSides; readonly value: number }
  | { readonly kind: 'threw-in'; readonly seat: Seat; readonly card: KindIndex }
  /** An effect is aimed at somebody’s token or die. */
  | {
      readonly kind: 'attacked'
      readonly seat: Seat
      readonly victim: Seat
      readonly card: string
      /** How far they are to be sent, where that is named before. */
      readonly steps: number | null
    }
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly by: Seat; readonly card: string }
  /** Somebody’s token is named, which is no attack. */
  | { readonly kind: 'named'; readonly seat: Seat; readonly token: Seat; readonly source: string }
  /** The path begins with where the token was. */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly how: MoveKind; readonly path: readonly Space[] }
  /** A card, or a numbered teleport, acts on whoever has come to rest on it. */
  | { readonly kind: 'triggered'; readonly seat: Seat; readonly source: string; readonly space: Space }
  | { readonly kind: 'no-effect'; readonly of: string }
  | { readonly kind: 'event'; readonly event: string; readonly seat: Seat }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: KindIndex; readonly space: Space }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'turned-over'; readonly cards: readonly KindIndex[] }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly card: KindIndex }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly KindIndex[] }
  | { readonly kind: 'gave-hand'; readonly seat: Seat; readonly to: Seat; readonly count: number }
  | {
      readonly kind: 'relocated'
      readonly seat: Seat
      readonly number: number
      readonly from: Space
      readonly to: Space
    }
  | {
      readonly kind: 'round-over'
      readonly ending: Ending
      readonly tokens: readonly Space[]
      readonly hands: readonly (readonly KindIndex[])[]
      readonly points: readonly number[]
      readonly scores: readonly number[]
    }
  | { readonly kind: 'match-over'; readonly winners: readonly Seat[] }
  /** Took the last decision back: the table is as it was before it. */
  | { readonly kind: 'undid'; readonly seat: Seat }
  | SeatTakeover

/** News, and the cards in it that only some may see. */
export type Fact = FactOf<PublicFact, { readonly cards: readonly KindIndex[] }>

/** A fact as one viewer hears it. */
export type VisibleFact = VisibleFactOf<Fact>
