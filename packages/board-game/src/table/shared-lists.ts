/**
 * Copies of a table share its hands, draw pile, knowledge, spaces and tokens until one of them changes: most copies change few of them.
 * These functions return a list that can be changed in place, after copying it if another table may have it too.
 */
import type { Seat, SeatSet } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'
import type { CardId } from '../model/card-kind.ts'
import type { SharedLists } from '../model/shared-lists.ts'
import type { PlacedCard, Table } from '../model/table.ts'

export const NOTHING_SHARED: SharedLists = 0
export const EVERYTHING_SHARED: SharedLists = -1

const DRAW_PILE: SharedLists = 1
const KNOWN_TO: SharedLists = 2
const SPACES: SharedLists = 4
const TOKENS: SharedLists = 8
/** The list of hands. The bits above it are those of the single hands. */
const HANDS: SharedLists = 16
const handOf = (seat: Seat): SharedLists => 32 << seat

export function ownDrawPile(table: Table): CardId[] {
  if ((table.sharedLists & DRAW_PILE) !== 0) {
    table.drawPile = table.drawPile.slice()
    table.sharedLists &= ~DRAW_PILE
  }
  return table.drawPile as CardId[]
}

export function ownKnowledge(table: Table): SeatSet[] {
  if ((table.sharedLists & KNOWN_TO) !== 0) {
    table.knownTo = table.knownTo.slice()
    table.sharedLists &= ~KNOWN_TO
  }
  return table.knownTo as SeatSet[]
}

export function ownSpaces(table: Table): (readonly PlacedCard[])[] {
  if ((table.sharedLists & SPACES) !== 0) {
    table.spaces = table.spaces.slice()
    table.sharedLists &= ~SPACES
  }
  return table.spaces as (readonly PlacedCard[])[]
}

export function ownTokens(table: Table): Space[] {
  if ((table.sharedLists & TOKENS) !== 0) {
    table.tokens = table.tokens.slice()
    table.sharedLists &= ~TOKENS
  }
  return table.tokens as Space[]
}

export function ownHand(table: Table, seat: Seat): CardId[] {
  if ((table.sharedLists & handOf(seat)) !== 0) {
    ownHands(table)[seat] = table.hands[seat].slice()
    table.sharedLists &= ~handOf(seat)
  }
  return table.hands[seat] as CardId[]
}

/** Gives a seat another hand, which may be that of another seat or table. */
export function setHand(table: Table, seat: Seat, hand: readonly CardId[]): void {
  ownHands(table)[seat] = hand
  table.sharedLists |= handOf(seat)
}

function ownHands(table: Table): (readonly CardId[])[] {
  if ((table.sharedLists & HANDS) !== 0) {
    table.hands = table.hands.slice()
    table.sharedLists &= ~HANDS
  }
  return table.hands as (readonly CardId[])[]
}
