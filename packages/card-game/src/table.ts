import { copyRandom, type Random, type Seat } from '@slapwise/kernel'
import type { Call } from './call.ts'
import type { Colour } from './colours.ts'
import type { CardId } from './face.ts'
import type { Fact } from './facts.ts'
import type { HouseRules } from './house-rules.ts'
import type { PowerId } from './power.ts'
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

/** Why a round ends although nobody need be rid of all cards. */
export type Ending = 'empty-pile' | 'stalemate' | 'finish-line' | 'doomsday' | 'time-bomb' | 'the-end'

/** An effect that lasts. Its hooks stand with the event or power that started it. */
export interface Lasting {
  readonly id: string
  /** Who started it. */
  readonly owner: Seat
  readonly colour: Colour | null
  /** The turns that are left, of each seat or of its owner, where it counts turns. */
  readonly turns: readonly number[]
  /** Seats that it does not concern, since luck kept them out of it. */
  readonly spared: number
}

/** A power card in front of somebody: closed it can be activated, open it is spent. */
export interface HeldPower {
  readonly power: PowerId
  readonly open: boolean
}

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
  /** Seats that score Doomsday's points, and seats that were lucky at Finish Line and score no hand. */
  doomed: number
  spared: number

  readonly hands: CardId[][]
  drawPile: CardId[]
  /** Turns in a row, with the one that has begun, in which no card has left the draw pile. */
  turnsSinceDraw: number
  discardPile: CardId[]
  /** The colours that cards on the discard pile have come to show: bi-coloured ones, and imitations. */
  shown: Readonly<Record<CardId, Colour>>
  /** Cards that lie open in the middle during an event. */
  display: readonly CardId[]
  /** Cards that lie face down in front of the seats that will take them up. */
  aside: readonly (readonly CardId[])[]

  powers: readonly (readonly HeldPower[])[]
  powerPile: readonly PowerId[]
  /** For each power card, the seats that know where it is. */
  powersKnownTo: readonly number[]

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
  lasting: readonly Lasting[]

  /** Seats that wait to be skipped: one bit each. */
  skipped: number
  /** Seats that have lost their last card in this turn, and not by an event. */
  emptied: number
  /** Seats whose hands lie open. */
  openHands: number
  /** For each card, the seats that know where it is. */
  readonly knownTo: number[]

  scores: readonly number[]
  /** The points of each seat in each round. */
  sheet: readonly (readonly number[])[]
  /** Empty until the match is over. */
  winners: readonly Seat[]
  random: Random
}

/** A copy of a table, written over `spare` if there is one: a match in play makes one every few effects. */
export function copyTable(t: Table, spare: Table | null): Table {
  return {
    setup: t.setup,
    facts: null,
    phase: t.phase,
    round: t.round,
    dealer: t.dealer,
    turn: t.turn,
    direction: t.direction,
    played: t.played,
    playedPower: t.playedPower,
    mayActivate: t.mayActivate,
    powerUsed: t.powerUsed,
    callBefore: t.callBefore,
    wished: t.wished,
    uncounterable: t.uncounterable,
    call: t.call,
    ending: t.ending,
    doomed: t.doomed,
    spared: t.spared,
    hands: spare ? overwriteHands(spare.hands, t.hands) : t.hands.map((hand) => hand.slice()),
    drawPile: spare ? overwrite(spare.drawPile, t.drawPile) : t.drawPile.slice(),
    turnsSinceDraw: t.turnsSinceDraw,
    discardPile: spare ? overwrite(spare.discardPile, t.discardPile) : t.discardPile.slice(),
    shown: t.shown,
    display: t.display,
    aside: t.aside,
    powers: t.powers,
    powerPile: t.powerPile,
    powersKnownTo: t.powersKnownTo,
    ruleCards: t.ruleCards,
    rulePile: t.rulePile,
    rules: t.rules,
    eventPile: t.eventPile,
    usedEvents: t.usedEvents,
    shownEvents: t.shownEvents,
    turnedOver: t.turnedOver,
    eventDepth: t.eventDepth,
    lasting: t.lasting,
    skipped: t.skipped,
    emptied: t.emptied,
    openHands: t.openHands,
    knownTo: spare ? overwrite(spare.knownTo, t.knownTo) : t.knownTo.slice(),
    scores: t.scores,
    sheet: t.sheet,
    winners: t.winners,
    random: copyRandom(t.random),
  }
}

function overwriteHands(spare: CardId[][], hands: readonly CardId[][]): CardId[][] {
  for (let seat = 0; seat < hands.length; seat++) overwrite(spare[seat], hands[seat])
  return spare
}

/** Setting the length would leave holes, which are slow to read ever after. */
function overwrite(spare: number[], list: readonly number[]): number[] {
  while (spare.length > list.length) spare.pop()
  const both = spare.length
  for (let i = 0; i < both; i++) spare[i] = list[i]
  for (let i = both; i < list.length; i++) spare.push(list[i])
  return spare
}

/** The table without what the setup already says and what has been told. */
export interface PackedTable extends Omit<Table, 'setup' | 'facts' | 'turnsSinceDraw'> {
  /** Missing where it was packed before there were stalemates. */
  readonly turnsSinceDraw?: number
}

export function packTable({ setup: _, facts: __, ...rest }: Table): PackedTable {
  return rest
}

export const unpackTable = (setup: Setup, packed: PackedTable): Table =>
  copyTable({ turnsSinceDraw: 0, ...packed, setup, facts: null }, null)
