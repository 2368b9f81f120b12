import type { Random, Seat, SeatSet } from '@slapwise/kernel'
import type { Space } from './board.ts'
import type { CardId } from './card-kind.ts'
import type { Ending, Fact } from './facts.ts'
import type { DieSides } from './question.ts'
import type { Setup } from './setup.ts'
import type { SharedLists } from './shared-lists.ts'

/** The state of the turn state machine. */
export type Phase =
  /** Before the first turn: players place cards until each has four left. */
  | 'setting-up'
  /** The player whose turn it is plays a card. */
  | 'turn'
  /** The played card and the rest of the turn are being resolved. */
  | 'carrying-out'
  /** The round is over and has to be scored. */
  | 'scoring'
  | 'over'

/** A card on the board with its direction, encoded by `encodePlacedCard`. */
export type PlacedCard = number

/** The last rolled die, as long as it is visible. */
export interface RolledDie {
  readonly seat: Seat
  readonly sides: DieSides
  readonly value: number
}

/** A space whose card or teleport has taken effect on the token of `seat` in this turn, and will not do so again. */
export interface SpentSpace {
  readonly space: Space
  readonly seat: Seat
}

/**
 * The state of a match, as plain data. The last card of a pile or a space is its top card. Lists are replaced, not
 * changed in place, so that copies can share them; those that change often are changed by `table/shared-lists.ts`.
 */
export interface Table {
  readonly setup: Setup
  facts: Fact[] | null
  /** The lists that another table may have too, so that they have to be copied before they change. */
  sharedLists: SharedLists

  phase: Phase
  round: number
  turn: Seat
  /** The card played in this turn. */
  played: CardId | null
  /** This turn’s rolled movement goes backward (Reverse), or ignores all cards (Ghost). */
  isBackward: boolean
  isGhost: boolean
  /** The cards and teleports that have taken effect in this turn, by token: each does so once (see `markTriggered`). */
  triggered: readonly number[]
  die: RolledDie | null
  /** The index of the event that is being resolved. */
  event: number | null

  hands: readonly (readonly CardId[])[]
  drawPile: readonly CardId[]
  /** Cards that are out of play until the next round. */
  discardPile: readonly CardId[]
  /** Cards that lie face up beside the board during an event. */
  display: readonly CardId[]
  /** The number of turns in a row, including the current one, in which nobody has drawn a card. */
  turnsSinceDraw: number
  /** The reason why the round ends with this turn, even without a token on the last space. */
  ending: Exclude<Ending, 'end-reached'> | null
  /** Indexed by card: the seats that know where it is. */
  knownTo: readonly SeatSet[]

  spaces: readonly (readonly PlacedCard[])[]
  /** The spaces of the numbered teleports; index 0 is teleport 1. */
  teleports: readonly Space[]
  tokens: readonly Space[]

  scores: readonly number[]
  /** The points of each round, by seat. */
  sheet: readonly (readonly number[])[]
  /** Empty until the match is over. */
  winners: readonly Seat[]
  /** Rolls that a test has set; afterwards, and in every real match, dice are random. */
  loadedDice: readonly number[]
  random: Random
}
