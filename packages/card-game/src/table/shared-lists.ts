/**
 * Copies of a table share its hands, piles and knowledge until one of them changes: most copies change few of them.
 * These functions return a list that can be changed in place, after copying it if another table may have it too.
 */
import type { Seat } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { SharedLists } from '../model/shared-lists.ts'
import type { Table } from '../model/table.ts'

export const NOTHING_SHARED: SharedLists = 0
export const EVERYTHING_SHARED: SharedLists = -1

const DRAW_PILE: SharedLists = 1
const DISCARD_PILE: SharedLists = 2
const KNOWN_TO: SharedLists = 4
/** The list of hands. The bits above it are those of the single hands. */
const HANDS: SharedLists = 8
const handOf = (seat: Seat): SharedLists => 16 << seat

export function ownDrawPile(table: Table): CardId[] {
  if ((table.sharedLists & DRAW_PILE) !== 0) {
    table.drawPile = table.drawPile.slice()
    table.sharedLists &= ~DRAW_PILE
  }
  return table.drawPile as CardId[]
}

export function ownDiscardPile(table: Table): CardId[] {
  if ((table.sharedLists & DISCARD_PILE) !== 0) {
    table.discardPile = table.discardPile.slice()
    table.sharedLists &= ~DISCARD_PILE
  }
  return table.discardPile as CardId[]
}

export function ownKnowledge(table: Table): number[] {
  if ((table.sharedLists & KNOWN_TO) !== 0) {
    table.knownTo = table.knownTo.slice()
    table.sharedLists &= ~KNOWN_TO
  }
  return table.knownTo as number[]
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
