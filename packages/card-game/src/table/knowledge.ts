/** The seats that know where each card is (`Table.knownTo`). Only this module reads and writes it. */
import { NO_SEATS, type SeatSet } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { Table } from '../model/table.ts'
import { allSeats } from './seats.ts'
import { ownKnowledge } from './shared-lists.ts'

/**
 * Three cards share one number: a match keeps two lists with hundreds of cards and copies one every few answers. Four
 * would exceed the 31 bits of a small integer in V8.
 */
const CARDS_PER_WORD = 3
/** One bit per seat. */
const BITS_PER_CARD = 8
const CARD_MASK: SeatSet = (1 << BITS_PER_CARD) - 1

const wordIndexOf = (card: CardId): number => (card / CARDS_PER_WORD) | 0
const shiftOf = (card: CardId): number => (card % CARDS_PER_WORD) * BITS_PER_CARD

/** The packed list for `cards` cards that nobody knows. */
export function createHiddenKnowledge(cards: number): number[] {
  const knownTo: number[] = []
  for (let card = 0; card < cards; card += CARDS_PER_WORD) knownTo.push(NO_SEATS)
  return knownTo
}

export const knowersOf = ({ knownTo }: Table, card: CardId): SeatSet =>
  (knownTo[wordIndexOf(card)] >> shiftOf(card)) & CARD_MASK

/** Sets the seats that know the card; all others forget it. */
export function setKnowers(table: Table, card: CardId, seats: SeatSet): void {
  const knownTo = ownKnowledge(table)
  const word = wordIndexOf(card)
  const shift = shiftOf(card)
  knownTo[word] = (knownTo[word] & ~(CARD_MASK << shift)) | (seats << shift)
}

/** Lets `seats` know the card in addition to those that already do. */
export function addKnowers(table: Table, card: CardId, seats: SeatSet): void {
  ownKnowledge(table)[wordIndexOf(card)] |= seats << shiftOf(card)
}

/** Makes all seats that are not in `seats` forget the card. */
export const restrictKnowers = (table: Table, card: CardId, seats: SeatSet): void =>
  setKnowers(table, card, knowersOf(table, card) & seats)

export const revealCard = (table: Table, card: CardId): void => setKnowers(table, card, allSeats(table))

export const hideCard = (table: Table, card: CardId): void => setKnowers(table, card, NO_SEATS)

export const isCardRevealed = (table: Table, card: CardId): boolean =>
  knowersOf(table, card) === allSeats(table)

export function revealAllCards(table: Table): void {
  const seats = allSeats(table)
  ownKnowledge(table).fill(seats | (seats << BITS_PER_CARD) | (seats << (2 * BITS_PER_CARD)))
}

export function hideAllCards(table: Table): void {
  ownKnowledge(table).fill(NO_SEATS)
}

/** Converts to a list with one entry per card, and back. */
export const unpackKnowledge = (table: Table): SeatSet[] =>
  table.setup.cards.map((card) => knowersOf(table, card))

export function packKnowledge(knowers: readonly SeatSet[]): number[] {
  const knownTo = createHiddenKnowledge(knowers.length)
  knowers.forEach((seats, card) => {
    knownTo[wordIndexOf(card)] |= seats << shiftOf(card)
  })
  return knownTo
}
