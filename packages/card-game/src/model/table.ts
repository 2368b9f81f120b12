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

/** Where the outer machine stands. */
export type Phase =
  /** A turn: play or draw. */
  | 'turn'
  /** The turn after drawing: play or pass. */
  | 'drawn'
  /** A card has been played, or turned over as opening card, and is to be carried out. */
  | 'resolving'
  /** The round has ended and is to be scored. */
  | 'scoring'
  | 'over'

/**
 * Everything there is on the table, as plain data. Of piles, the last card is the top one. What changes rarely is
 * readonly: it is replaced and never changed in place, so that copies can share it.
 */
export interface Table {
  readonly setup: Setup
  facts: Fact[] | null

  phase: Phase
  round: number
  dealer: Seat
  turn: Seat
  /** 1 is the normal, anticlockwise order of play. */
  direction: 1 | -1
  /** The card that is being carried out while `phase` is `resolving`. */
  played: CardId
  /** The power that was activated with it and is to be carried out. */
  playedPower: PowerId | null
  /** A power may go with a card: one in a turn, and none with the opening card. */
  mayActivate: boolean
  /** The power used in this turn. */
  powerUsed: PowerId | null
  /** What the call would be without the last card that was played, and whether anybody has wished since. */
  callBefore: Call
  wished: boolean
  /** No Counterattack against the card that was played last. */
  uncounterable: boolean
  call: Call
  ending: Ending | null
  /** By seat, once an event has ended the round at once; null where all hands count. */
  verdicts: readonly SeatScoring[] | null

  readonly hands: CardId[][]
  drawPile: CardId[]
  /** Turns in a row, with the one that has begun, in which no card has left the draw pile. */
  turnsSinceDraw: number
  discardPile: CardId[]
  /** Of the last coloured card that was played or turned up, wherever it is by now. */
  lastColour: Colour | null
  /** Cards that lie open in the middle during an event. */
  display: readonly CardId[]
  /** Cards that lie face down in front of the seats that will take them up. */
  aside: readonly (readonly CardId[])[]

  powers: readonly (readonly HeldPower[])[]
  powerPile: readonly PowerId[]
  /** For each power card, the seats that know where it is. */
  powersKnownTo: readonly SeatSet[]

  /** The rule cards of this round, and what they come to. */
  ruleCards: readonly RuleCardId[]
  rulePile: readonly RuleCardId[]
  rules: HouseRules

  /** Events by their number in the setup. */
  eventPile: readonly number[]
  usedEvents: readonly number[]
  /** Events that lie open to be picked from. */
  shownEvents: readonly number[]
  /** The different events of this round so far. */
  turnedOver: readonly number[]
  /** How many events are being carried out, one inside the other. */
  eventDepth: number
  lasting: readonly LastingEffect[]

  /** Seats that wait to be skipped. */
  skipped: SeatSet
  /** Seats that have lost their last card in this turn, and not by an event. */
  emptied: SeatSet
  /** Seats whose hands lie open. */
  openHands: SeatSet
  /** For each card, the seats that know where it is, as `table/knowledge.ts` writes it. */
  readonly knownTo: number[]

  scores: readonly number[]
  /** The points of each seat in each round. */
  sheet: readonly (readonly number[])[]
  /** Empty until the match is over. */
  winners: readonly Seat[]
  random: Random
}
