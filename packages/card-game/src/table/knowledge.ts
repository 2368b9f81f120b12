/** Who knows where which card is: `Table.knownTo`. It is written and read here alone. */
import { NO_SEATS, type SeatSet } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { Table } from '../model/table.ts'
import { allSeats } from './seats.ts'

/**
 * Three cards share a number: a match keeps two such lists, with hundreds of cards in each, and copies one every few answers. Four
 * would not fit where numbers are smallest.
 */
const CARDS_PER_WORD = 3
/** Bits for the seats of each. */
const BITS_PER_CARD = 8
const CARD_MASK: SeatSet = (1 << BITS_PER_CARD) - 1

const wordIndexOf = (card: CardId): number => (card / CARDS_PER_WORD) | 0
const shiftOf = (card: CardId): number => (card % CARDS_PER_WORD) * BITS_PER_CARD

/** A list in which nobody knows any of so many cards. */
export function createHiddenKnowledge(cards: number): number[] {
  const knownTo: number[] = []
  for (let card = 0; card < cards; card += CARDS_PER_WORD) knownTo.push(NO_SEATS)
  return knownTo
}

export const knowersOf = ({ knownTo }: Table, card: CardId): SeatSet =>
  (knownTo[wordIndexOf(card)] >> shiftOf(card)) & CARD_MASK

/** They know of it, and nobody else. */
export function setKnowers({ knownTo }: Table, card: CardId, seats: SeatSet): void {
  const place = wordIndexOf(card)
  const shift = shiftOf(card)
  knownTo[place] = (knownTo[place] & ~(CARD_MASK << shift)) | (seats << shift)
}

/** They know of it too. */
export function addKnowers({ knownTo }: Table, card: CardId, seats: SeatSet): void {
  knownTo[wordIndexOf(card)] |= seats << shiftOf(card)
}

/** Of those who knew of it, only they still do. */
export const restrictKnowers = (table: Table, card: CardId, seats: SeatSet): void =>
  setKnowers(table, card, knowersOf(table, card) & seats)

export const revealCard = (table: Table, card: CardId): void => setKnowers(table, card, allSeats(table))

export const hideCard = (table: Table, card: CardId): void => setKnowers(table, card, NO_SEATS)

export const isCardRevealed = (table: Table, card: CardId): boolean =>
  knowersOf(table, card) === allSeats(table)

export function revealAllCards(table: Table): void {
  for (const card of table.setup.cards) revealCard(table, card)
}

export function hideAllCards({ knownTo }: Table): void {
  knownTo.fill(NO_SEATS)
}

/** As a list that has a place for each card, and back. */
export const unpackKnowledge = (table: Table): SeatSet[] =>
  table.setup.cards.map((card) => knowersOf(table, card))

export function packKnowledge(knowers: readonly SeatSet[]): number[] {
  const knownTo = createHiddenKnowledge(knowers.length)
  knowers.forEach((seats, card) => {
    knownTo[wordIndexOf(card)] |= seats << shiftOf(card)
  })
  return knownTo
}
