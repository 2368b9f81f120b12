import { copyRandom, type Random, type Seat } from '@slapwise/kernel'
import type { Call } from './call.ts'
import type { CardId } from './face.ts'
import type { Fact } from './facts.ts'
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
export type Ending = 'empty-pile' | 'finish-line' | 'doomsday' | 'time-bomb'

/** An effect that lasts. Its hooks stand with the event that started it. */
export interface Lasting {
  readonly id: string
  /** The turns that each seat has left. */
  readonly turns: number[]
}

/** Everything there is on the table, as plain data. Of piles, the last card is the top one. */
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
  call: Call
  ending: Ending | null

  readonly hands: CardId[][]
  drawPile: CardId[]
  discardPile: CardId[]
  /** Cards that lie open in the middle during an event. */
  display: CardId[]
  /** Cards that lie face down in front of the seats that will take them up. */
  readonly aside: CardId[][]

  /** Events by their number in the setup. */
  eventPile: number[]
  usedEvents: number[]
  lasting: Lasting[]

  /** Seats that wait to be skipped: one bit each. */
  skipped: number
  /** Seats whose hands lie open. */
  openHands: number
  /** For each card, the seats that know where it is. */
  readonly knownTo: number[]

  readonly scores: number[]
  /** The points of each seat in each round. */
  readonly sheet: (readonly number[])[]
  /** Empty until the match is over. */
  winners: readonly Seat[]
  random: Random
}

export function copyTable(t: Table): Table {
  return {
    setup: t.setup,
    facts: null,
    phase: t.phase,
    round: t.round,
    dealer: t.dealer,
    turn: t.turn,
    direction: t.direction,
    played: t.played,
    call: t.call,
    ending: t.ending,
    hands: copyAll(t.hands),
    drawPile: t.drawPile.slice(),
    discardPile: t.discardPile.slice(),
    display: t.display.slice(),
    aside: copyAll(t.aside),
    eventPile: t.eventPile.slice(),
    usedEvents: t.usedEvents.slice(),
    lasting: t.lasting.length === 0 ? [] : t.lasting.map((l) => ({ id: l.id, turns: l.turns.slice() })),
    skipped: t.skipped,
    openHands: t.openHands,
    knownTo: t.knownTo.slice(),
    scores: t.scores.slice(),
    sheet: t.sheet.slice(),
    winners: t.winners,
    random: copyRandom(t.random),
  }
}

function copyAll(lists: readonly CardId[][]): CardId[][] {
  const copies = new Array<CardId[]>(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice()
  return copies
}

/** The table without what the setup already says and what has been told. */
export function packTable({ setup: _, facts: __, ...rest }: Table): Omit<Table, 'setup' | 'facts'> {
  return rest
}

export const unpackTable = (setup: Setup, packed: Omit<Table, 'setup' | 'facts'>): Table =>
  copyTable({ ...packed, setup, facts: null })
