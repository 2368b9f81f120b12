/** Who knows where which card is: `Table.knownTo`. It is written and read here alone. */
import { NOBODY, type SeatSet } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { Table } from '../model/table.ts'
import { everyone } from './seats.ts'

/**
 * Three cards share a number: a match keeps two such lists, with hundreds of cards in each, and copies one every few answers. Four
 * would not fit where numbers are smallest.
 */
const SHARE = 3
/** Bits for the seats of each. */
const BITS = 8
const ALL: SeatSet = (1 << BITS) - 1

const placeOf = (card: CardId): number => (card / SHARE) | 0
const shiftOf = (card: CardId): number => (card % SHARE) * BITS

/** A list in which nobody knows any of so many cards. */
export function allHidden(cards: number): number[] {
  const knownTo: number[] = []
  for (let card = 0; card < cards; card += SHARE) knownTo.push(NOBODY)
  return knownTo
}

export const knowersOf = ({ knownTo }: Table, card: CardId): SeatSet =>
  (knownTo[placeOf(card)] >> shiftOf(card)) & ALL

/** They know of it, and nobody else. */
export function setKnowers({ knownTo }: Table, card: CardId, seats: SeatSet): void {
  const place = placeOf(card)
  const shift = shiftOf(card)
  knownTo[place] = (knownTo[place] & ~(ALL << shift)) | (seats << shift)
}

/** They know of it too. */
export function learn({ knownTo }: Table, card: CardId, seats: SeatSet): void {
  knownTo[placeOf(card)] |= seats << shiftOf(card)
}

/** Of those who knew of it, only they still do. */
export const confine = (table: Table, card: CardId, seats: SeatSet): void =>
  setKnowers(table, card, knowersOf(table, card) & seats)

export const reveal = (table: Table, card: CardId): void => setKnowers(table, card, everyone(table))

export const hide = (table: Table, card: CardId): void => setKnowers(table, card, NOBODY)

export const isRevealed = (table: Table, card: CardId): boolean => knowersOf(table, card) === everyone(table)

export function revealAll(table: Table): void {
  for (const card of table.setup.cards) reveal(table, card)
}

export function hideAll({ knownTo }: Table): void {
  knownTo.fill(NOBODY)
}

/** As a list that has a place for each card, and back. */
export const spreadOut = (table: Table): SeatSet[] => table.setup.cards.map((card) => knowersOf(table, card))

export function gathered(knowers: readonly SeatSet[]): number[] {
  const knownTo = allHidden(knowers.length)
  knowers.forEach((seats, card) => {
    knownTo[placeOf(card)] |= seats << shiftOf(card)
  })
  return knownTo
}
