import type { Fact as FactOf, Seat, SeatTakeover, VisibleFactOf } from '@slapwise/kernel'
import type { Direction, Space } from './board.ts'
import type { KindIndex } from './card-kind.ts'
import type { DieSides } from './question.ts'

/** The cause of a token’s move. */
export type MoveKind =
  /** Step by step, after a roll or by a Gift. */
  | 'walk'
  /** The effect of a card on the board. */
  | 'push'
  | 'jump'
  /** The move off a space that no token may stay on (card X). */
  | 'hop'
  | 'teleport'
  | 'swap'
  /** The effect of an event or of Fuck You. It does not count as movement. */
  | 'shift'

/** The reason why a card or numbered teleport does nothing to the token on it. */
export type NoEffectReason =
  /** There is nothing that Magnet could take. */
  | 'nothing-to-take'
  /** The token moves as a ghost. */
  | 'ghost'
  /** The roll leads to the numbered teleport that the token is on. */
  | 'own-number'
  /** It has already taken effect on this token in this turn. */
  | 'once-per-turn'

/**
 * The reason why a round ends: a token is on the last space, the draw pile is empty, or nobody has drawn for too long.
 */
export type Ending = 'end-reached' | 'empty-pile' | 'stalemate'

/** The part of a fact that everybody may see. */
export type PublicFact =
  | { readonly kind: 'round-began'; readonly round: number }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly count: number }
  /** The rolls for the first turn; each further list has the rolls of those who tied for the highest. */
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
  /** An effect on the token or the die of another player. */
  | {
      readonly kind: 'attacked'
      readonly seat: Seat
      readonly victim: Seat
      readonly card: string
      /** The number of spaces, for an effect that is chosen with it. */
      readonly steps: number | null
    }
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly by: Seat; readonly card: string }
  /** The player has chosen a token, which is not an attack. */
  | { readonly kind: 'named'; readonly seat: Seat; readonly token: Seat; readonly source: string }
  /** The first space of the path is where the token was. */
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly how: MoveKind
      readonly path: readonly Space[]
      /** The id of the card or event that moves it; null for the player’s own die, and for numbered teleports. */
      readonly source: string | null
    }
  /** A card on the way holds the token, slows it down, or is stepped over. */
  | { readonly kind: 'hindered'; readonly seat: Seat; readonly source: string; readonly space: Space }
  /** A card or numbered teleport takes effect on the token that has ended its movement there. */
  | { readonly kind: 'triggered'; readonly seat: Seat; readonly source: string; readonly space: Space }
  /** `of` is the id of the card or numbered teleport that does nothing; with a ghost, it is the ghost’s own card. */
  | {
      readonly kind: 'no-effect'
      readonly of: string
      readonly because: NoEffectReason
      readonly seat: Seat
      readonly space: Space
    }
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
  /** The player has taken back their last decision: the table is as it was before. */
  | { readonly kind: 'undid'; readonly seat: Seat }
  | SeatTakeover

/** A public fact, with the cards in it that only some seats may see. */
export type Fact = FactOf<PublicFact, { readonly cards: readonly KindIndex[] }>

/** A fact as one viewer may see it. */
export type VisibleFact = VisibleFactOf<Fact>
