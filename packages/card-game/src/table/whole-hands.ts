/** Verbs for whole hands. Like the verbs for cards, each defines once which seats see what. */
import { addSeat, NO_SEATS, removeSeat, type Seat, shuffle, singleSeat } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import { faceIndicesOf } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { addKnowers, hideCard, revealCard } from './knowledge.ts'
import { nextSeatAmong, seatsSeeingHand } from './seats.ts'
import { ownHand, setHand } from './shared-lists.ts'

/** `seat` sees the whole hand of another player. */
export function lookAt(table: Table, seat: Seat, at: Seat): void {
  for (const card of table.hands[at]) addKnowers(table, card, singleSeat(seat))
  table.facts?.push({
    publicPart: { kind: 'looked', seat, at },
    secretPart: { visibleTo: singleSeat(seat), cards: table.hands[at].slice() },
  })
}

export function swapHands(table: Table, a: Seat, b: Seat): void {
  const hand = releaseHand(table, a)
  setHand(table, a, releaseHand(table, b))
  setHand(table, b, hand)
  learnOwnHand(table, a)
  learnOwnHand(table, b)
  table.facts?.push({ publicPart: { kind: 'swapped-hands', seats: [a, b] } })
}

/** Each of `seats` passes their hand to the next of them on the right. */
export function passHandsRight(table: Table, seats: readonly Seat[]): void {
  redistributeHands(
    table,
    seats,
    seats.map((seat) => nextSeatAmong(table, seat, seats)),
  )
}

/** Passes whole hands: that of each seat in `from` to the seat at the same index in `to`. */
export function redistributeHands(table: Table, from: readonly Seat[], to: readonly Seat[]): void {
  const hands = from.map((seat) => releaseHand(table, seat))
  to.forEach((target, i) => {
    setHand(table, target, hands[i])
    learnOwnHand(table, target)
  })
  table.facts?.push({ publicPart: { kind: 'passed-hands', from: from.slice(), to: to.slice() } })
}

/** Shuffles all hands together and deals them again card by card, in the order of `seats`. */
export function mixHands(table: Table, seats: readonly Seat[]): void {
  const cards: CardId[] = []
  for (const seat of seats) cards.push(...releaseHand(table, seat))
  for (const card of cards) hideCard(table, card)
  shuffle(table.random, cards)
  for (const seat of seats) setHand(table, seat, [])
  cards.forEach((card, i) => {
    ownHand(table, seats[i % seats.length]).push(card)
  })
  for (const seat of seats) learnOwnHand(table, seat)
  table.facts?.push({ publicPart: { kind: 'mixed-hands', seats: seats.slice() } })
}

/** Removes a whole hand. An owner without cards afterwards has not lost their last card in the sense of Last Chance. */
function releaseHand(table: Table, seat: Seat): readonly CardId[] {
  const hand = table.hands[seat]
  if (hand.length > 0) table.emptied = removeSeat(table.emptied, seat)
  return hand
}

function learnOwnHand(table: Table, seat: Seat): void {
  for (const card of table.hands[seat]) addKnowers(table, card, seatsSeeingHand(table, seat))
}

/** The hands of `seats` are open from now on. */
export function openHands(table: Table, seats: readonly Seat[]): void {
  for (const seat of seats) {
    table.openHands = addSeat(table.openHands, seat)
    for (const card of table.hands[seat]) revealCard(table, card)
  }
  reportOpenHands(table, seats)
}

export function reportOpenHands(table: Table, seats: readonly Seat[]): void {
  table.facts?.push({
    publicPart: {
      kind: 'opened-hands',
      hands: table.hands.map((hand, s) => (seats.includes(s) ? faceIndicesOf(table, hand) : [])),
    },
  })
}

export function closeHands(table: Table): void {
  table.openHands = NO_SEATS
}
