import type { Random, Seat, SeatSet } from '@slapwise/kernel'
import type { Call } from './call.ts'
import type { Colour } from './colours.ts'
import type { Ending, SeatScoring } from './ending.ts'
import type { CardId } from './face.ts'
import type { Fact } from './facts.ts'
import type { HouseRules } from './house-rules.ts'
import type { LastingEffect } from './lasting-effect.ts'
import type { HeldPower, PowerId } from './power-kind.ts'
import type { RuleCardId } from './rule-card.ts'
import type { Setup } from './setup.ts'
import type { SharedLists } from './shared-lists.ts'

/** The state of the turn state machine. */
export type Phase =
  /** The player whose turn it is plays or draws. */
  | 'turn'
  /** After drawing: the player plays or passes. */
  | 'drawn'
  /** The played card, or the opening card, is being resolved. */
  | 'resolving'
  /** The round is over and has to be scored. */
  | 'scoring'
  | 'over'

/**
 * The state of a match, as plain data. The last card of a pile is its top card. Lists are replaced, not changed in
 * place, so that copies can share them; those that change often are changed by `table/shared-lists.ts`.
 */
export interface Table {
  readonly setup: Setup
  facts: Fact[] | null
  /** The lists that another table may have too, so that they have to be copied before they change. */
  sharedLists: SharedLists

  phase: Phase
  round: number
  dealer: Seat
  turn: Seat
  /** 1 is the normal order of play, anticlockwise. */
  direction: 1 | -1
  /** The card that is being resolved while `phase` is `resolving`. */
  played: CardId
  /** The power card that was activated with the played card and has not taken effect yet. */
  playedPower: PowerId | null
  /** Whether a power card can be activated: one per turn, and none with the opening card. */
  mayActivate: boolean
  /** The power card used in this turn. */
  powerUsed: PowerId | null
  /** The call before the last played card, and whether somebody has made a wish since. */
  callBefore: Call
  wished: boolean
  /** The last played card cannot be answered by Counterattack. */
  uncounterable: boolean
  call: Call
  ending: Ending | null
  /** The scoring of each seat after an event has ended the round at once; null if all hands count. */
  verdicts: readonly SeatScoring[] | null

  hands: readonly (readonly CardId[])[]
  drawPile: readonly CardId[]
  /** The number of turns in a row, including the current one, in which nobody has drawn a card. */
  turnsSinceDraw: number
  discardPile: readonly CardId[]
  /** The colour of the last coloured card that was played or turned up, wherever it is now. */
  lastColour: Colour | null
  /** Cards that lie face up on the table during an event. */
  display: readonly CardId[]
  /** Face-down cards in front of each seat, which will take them up. */
  aside: readonly (readonly CardId[])[]

  powers: readonly (readonly HeldPower[])[]
  powerPile: readonly PowerId[]
  /** Indexed by power card: the seats that know where it is. */
  powersKnownTo: readonly SeatSet[]

  /** The rule cards of this round, and the resulting rules. */
  ruleCards: readonly RuleCardId[]
  rulePile: readonly RuleCardId[]
  rules: HouseRules

  /** Indices into `Setup.events`. */
  eventPile: readonly number[]
  usedEvents: readonly number[]
  /** Events that lie face up to choose from. */
  shownEvents: readonly number[]
  /** The distinct events of this round so far. */
  turnedOver: readonly number[]
  /** The number of nested events that are being resolved. */
  eventDepth: number
  lasting: readonly LastingEffect[]

  /** Seats whose next turn is skipped. */
  skipped: SeatSet
  /** Seats that have lost their last card in this turn, other than by an event. */
  emptied: SeatSet
  /** Seats whose hands are open. */
  openHands: SeatSet
  /** The seats that know each card, packed by `table/knowledge.ts`. */
  knownTo: readonly number[]

  scores: readonly number[]
  /** The points of each round, by seat. */
  sheet: readonly (readonly number[])[]
  /** Empty until the match is over. */
  winners: readonly Seat[]
  random: Random
}
