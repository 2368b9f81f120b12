import type { Random, Seat, SeatSet } from '@slapwise/kernel'
import type { Space } from './board.ts'
import type { CardId } from './card-kind.ts'
import type { Ending, Fact } from './facts.ts'
import type { DieSides } from './question.ts'
import type { Setup } from './setup.ts'

/** Where the outer machine stands. */
export type Phase =
  /** Before the first turn: cards are placed until everybody has four. */
  | 'setting-up'
  /** A turn: play a card. */
  | 'turn'
  /** It has been played and is to be carried out, with all that follows in this turn. */
  | 'carrying-out'
  /** The round has ended and is to be scored. */
  | 'scoring'
  | 'over'

/** A card on the board, and how it points: see `lying.ts`. */
export type PlacedCard = number

/** A die that lies there for all to see. */
export interface RolledDie {
  readonly seat: Seat
  readonly sides: DieSides
  readonly value: number
}

/**
 * Everything there is on the table, as plain data. Of piles and of spaces, the last card is the top one. What changes
 * rarely is readonly: it is replaced and never changed in place, so that copies can share it.
 */
export interface Table {
  readonly setup: Setup
  facts: Fact[] | null

  phase: Phase
  round: number
  turn: Seat
  /** The card that was played in this turn. */
  played: CardId | null
  /** The player whose turn it is moves backward, or past all that lies on the board. */
  isBackward: boolean
  isGhost: boolean
  /** What has acted in this turn, by token: nothing does so twice. */
  triggered: readonly number[]
  die: RolledDie | null
  /** The event that is being carried out. */
  event: number | null

  readonly hands: CardId[][]
  drawPile: CardId[]
  /** Out for this round. */
  discardPile: readonly CardId[]
  /** Cards that lie open beside the board during an event. */
  display: readonly CardId[]
  /** Turns in a row, with the one that has begun, in which no card has left the draw pile. */
  turnsSinceDraw: number
  /** The reason if the round ends with this turn, wherever the tokens are. */
  ending: Exclude<Ending, 'end-reached'> | null
  /** For each card, the seats that know where it is. */
  readonly knownTo: SeatSet[]

  /** The cards on each space. */
  readonly spaces: (readonly PlacedCard[])[]
  /** The spaces of the numbered teleports; the first is number one. */
  teleports: readonly Space[]
  readonly tokens: Space[]

  scores: readonly number[]
  /** The points of each seat in each round. */
  sheet: readonly (readonly number[])[]
  /** Empty until the match is over. */
  winners: readonly Seat[]
  /** The rolls to come where somebody has laid them down; beyond those, and in any real match, chance decides. */
  loadedDice: readonly number[]
  random: Random
}
