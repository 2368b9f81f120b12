/** Ways in which whole hands move or are seen. Like the verbs for cards, each says once who sees what. */
import { minus, NOBODY, only, plus, type Seat, shuffle } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import { faceIndices } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { hide, learn, reveal } from './knowledge.ts'
import { nextAmong, watchersOf } from './seats.ts'

/** `seat` sees somebody's whole hand. */
export function lookAt(table: Table, seat: Seat, at: Seat): void {
  for (const card of table.hands[at]) learn(table, card, only(seat))
  table.facts?.push({
    news: { kind: 'looked', seat, at },
    secret: { to: only(seat), cards: table.hands[at].slice() },
  })
}

export function swapHands(table: Table, a: Seat, b: Seat): void {
  const hand = letGo(table, a)
  table.hands[a] = letGo(table, b)
  table.hands[b] = hand
  seeOwnHand(table, a)
  seeOwnHand(table, b)
  table.facts?.push({ news: { kind: 'swapped-hands', seats: [a, b] } })
}

/** Every one of `seats` passes their hand to the next of them on the right. */
export function passHandsRight(table: Table, seats: readonly Seat[]): void {
  redistributeHands(
    table,
    seats,
    seats.map((seat) => nextAmong(table, seat, seats)),
  )
}

/** Whole hands go to new owners: the hand of each seat to the one that stands for it in `to`. */
export function redistributeHands(table: Table, from: readonly Seat[], to: readonly Seat[]): void {
  const hands = from.map((seat) => letGo(table, seat))
  to.forEach((target, i) => {
    table.hands[target] = hands[i]
    seeOwnHand(table, target)
  })
  table.facts?.push({ news: { kind: 'passed-hands', from: from.slice(), to: to.slice() } })
}

/** All hands together, shuffled and dealt again card by card, in the order of `seats`. */
export function mixHands(table: Table, seats: readonly Seat[]): void {
  const cards: CardId[] = []
  for (const seat of seats) cards.push(...letGo(table, seat))
  for (const card of cards) hide(table, card)
  shuffle(table.random, cards)
  for (const seat of seats) table.hands[seat] = []
  cards.forEach((card, i) => {
    table.hands[seats[i % seats.length]].push(card)
  })
  for (const seat of seats) seeOwnHand(table, seat)
  table.facts?.push({ news: { kind: 'mixed-hands', seats: seats.slice() } })
}

/** A hand that goes as a whole: if its owner has none then, it was not they who got rid of the last card. */
function letGo(table: Table, seat: Seat): CardId[] {
  const hand = table.hands[seat]
  if (hand.length > 0) table.emptied = minus(table.emptied, seat)
  return hand
}

function seeOwnHand(table: Table, seat: Seat): void {
  for (const card of table.hands[seat]) learn(table, card, watchersOf(table, seat))
}

/** Everybody sees the hands of `seats` from now on. */
export function openHands(table: Table, seats: readonly Seat[]): void {
  for (const seat of seats) {
    table.openHands = plus(table.openHands, seat)
    for (const card of table.hands[seat]) reveal(table, card)
  }
  tellOpenHands(table, seats)
}

export function tellOpenHands(table: Table, seats: readonly Seat[]): void {
  table.facts?.push({
    news: {
      kind: 'opened-hands',
      hands: table.hands.map((hand, s) => (seats.includes(s) ? faceIndices(table, hand) : [])),
    },
  })
}

export function closeHands(table: Table): void {
  table.openHands = NOBODY
}
