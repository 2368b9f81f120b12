/**
 * The only ways in which cards move. Each verb says once who sees what: in the fact it tells, and in `knownTo`.
 */
import { below, type Seat, shuffle } from '@slapwise/kernel'
import type { CardId } from './face.ts'
import { faceIndex, faceIndices } from './facts.ts'
import { everyone, only, rightOf } from './seats.ts'
import type { Table } from './table.ts'

/** From the draw pile. A pile that cannot give a card ends the round when the turn is done. */
export function draw(table: Table, seat: Seat, count: number): void {
  const hand = table.hands[seat]
  const before = hand.length
  while (hand.length < before + count) {
    const card = table.drawPile.pop()
    if (card === undefined) {
      table.ending ??= 'empty-pile'
      break
    }
    table.knownTo[card] |= only(seat)
    hand.push(card)
  }
  if (hand.length === before) return
  table.facts?.push({
    news: { kind: 'drew', seat, count: hand.length - before },
    secret: { to: only(seat), cards: hand.slice(before) },
  })
}

/** Takes a card out of a hand, wherever it goes next. */
export function leaveHand(table: Table, seat: Seat, card: CardId): void {
  const hand = table.hands[seat]
  const last = hand.length - 1
  for (let i = hand.indexOf(card); i < last; i++) hand[i] = hand[i + 1]
  hand.pop()
}

/** On top of the discard pile, or under its top card if it plays invisibly. */
export function playCard(table: Table, seat: Seat, card: CardId): void {
  leaveHand(table, seat, card)
  layOnPile(table, card)
  table.facts?.push({ news: { kind: 'played', seat, face: faceIndex(table, card) } })
}

/** Out of turn: on top, and the wish that comes with it makes the call. */
export function throwIn(table: Table, seat: Seat, card: CardId): void {
  leaveHand(table, seat, card)
  layOnPile(table, card)
  table.facts?.push({ news: { kind: 'threw-in', seat, face: faceIndex(table, card) } })
}

export function layOnPile(table: Table, card: CardId): void {
  const face = table.setup.faces[card]
  table.knownTo[card] = everyone(table)
  if (face.kind.invisible) slideUnder(table.discardPile, card)
  else table.discardPile.push(card)
  if (face.call) table.call = face.call
}

function slideUnder(pile: CardId[], card: CardId): void {
  const top = pile.pop()
  pile.push(card)
  if (top !== undefined) pile.push(top)
}

/** Discarded cards slide under the top card, for all to see. */
export function discard(table: Table, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  for (const card of cards) {
    leaveHand(table, seat, card)
    slideUnder(table.discardPile, card)
    table.knownTo[card] = everyone(table)
  }
  table.facts?.push({ news: { kind: 'discarded', seat, faces: faceIndices(table, cards) } })
}

/** Chosen cards, from hand to hand. The two see them, the others only how many. */
export function give(table: Table, from: Seat, to: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  pass(table, from, to, cards)
  table.facts?.push({
    news: { kind: 'gave', from, to, count: cards.length },
    secret: { to: only(from) | only(to), cards: cards.slice() },
  })
}

/** Cards out of somebody's hand. The two see them, the others only how many. */
export function take(table: Table, seat: Seat, from: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  pass(table, from, seat, cards)
  table.facts?.push({
    news: { kind: 'took', seat, from, count: cards.length },
    secret: { to: only(from) | only(seat), cards: cards.slice() },
  })
}

export function takeBlindly(table: Table, seat: Seat, from: Seat, count: number): void {
  take(table, seat, from, pickBlindly(table, from, count))
}

/** Which cards a blind draw will bring, at most what is there; they stay in the hand until they are taken. */
export function pickBlindly(table: Table, from: Seat, count: number): CardId[] {
  const left = table.hands[from].slice()
  const picked: CardId[] = []
  while (picked.length < count && left.length > 0) {
    const [card] = left.splice(below(table.random, left.length), 1)
    picked.push(card)
  }
  return picked
}

function pass(table: Table, from: Seat, to: Seat, cards: readonly CardId[]): void {
  blur(table, from, only(from) | only(to))
  for (const card of cards) {
    leaveHand(table, from, card)
    table.hands[to].push(card)
    table.knownTo[card] |= only(to)
  }
}

/** After unseen cards have left a hand, only `insiders` still know what of it is where. */
function blur(table: Table, seat: Seat, insiders: number): void {
  for (const card of table.hands[seat]) table.knownTo[card] &= insiders
}

/** Everybody can tell by now which cards these are, without having seen them. */
export function becomeClear(table: Table, cards: readonly CardId[]): void {
  for (const card of cards) table.knownTo[card] = everyone(table)
}

/** Face down in front of somebody, who takes them up later. */
export function setAside(table: Table, from: Seat, to: Seat, cards: readonly CardId[]): void {
  blur(table, from, only(from))
  for (const card of cards) leaveHand(table, from, card)
  table.aside = table.aside.with(to, [...table.aside[to], ...cards])
  table.facts?.push({
    news: { kind: 'set-aside', from, to, count: cards.length },
    secret: { to: only(from), cards: cards.slice() },
  })
}

/** Everybody takes up what lies in front of them. */
export function takeUpAside(table: Table): void {
  for (let seat = 0; seat < table.hands.length; seat++) {
    const cards = table.aside[seat]
    if (cards.length === 0) continue
    for (const card of cards) {
      table.hands[seat].push(card)
      table.knownTo[card] |= only(seat)
    }
    table.facts?.push({
      news: { kind: 'took-up', seat, count: cards.length },
      secret: { to: only(seat), cards },
    })
  }
  table.aside = table.aside.map(() => [])
}

/** From the draw pile into the middle, open. A pile that is too short ends the round after the event. */
export function turnOver(table: Table, count: number): void {
  const cards: CardId[] = []
  while (cards.length < count && table.drawPile.length > 0) cards.push(table.drawPile.pop()!)
  if (cards.length < count) table.ending ??= 'empty-pile'
  for (const card of cards) table.knownTo[card] = everyone(table)
  table.display = [...table.display, ...cards]
  table.facts?.push({ news: { kind: 'turned-over', faces: faceIndices(table, cards) } })
}

/** From a hand into the middle, open. */
export function lay(table: Table, seat: Seat, card: CardId): void {
  leaveHand(table, seat, card)
  table.display = [...table.display, card]
  table.knownTo[card] = everyone(table)
  table.facts?.push({ news: { kind: 'laid', seat, face: faceIndex(table, card) } })
}

/** Cards from the middle into a hand. */
export function pickUp(table: Table, seat: Seat, cards: readonly CardId[]): void {
  table.display = table.display.filter((card) => !cards.includes(card))
  table.hands[seat].push(...cards)
  table.facts?.push({ news: { kind: 'picked', seat, faces: faceIndices(table, cards) } })
}

export function swapHands(table: Table, a: Seat, b: Seat): void {
  const hand = table.hands[a]
  table.hands[a] = table.hands[b]
  table.hands[b] = hand
  seeOwnHand(table, a)
  seeOwnHand(table, b)
  table.facts?.push({ news: { kind: 'swapped-hands', seats: [a, b] } })
}

/** Every one of `seats` passes their hand to the next of them on the right. */
export function passHandsRight(table: Table, seats: readonly Seat[]): void {
  const targets = seats.map((seat) => nextAmong(table, seat, seats))
  const hands = seats.map((seat) => table.hands[seat])
  targets.forEach((target, i) => {
    table.hands[target] = hands[i]
    seeOwnHand(table, target)
  })
  table.facts?.push({ news: { kind: 'passed-hands', from: seats.slice(), to: targets } })
}

function nextAmong(table: Table, seat: Seat, seats: readonly Seat[]): Seat {
  let next = rightOf(table, seat)
  while (!seats.includes(next)) next = rightOf(table, next)
  return next
}

/** All hands together, shuffled and dealt again card by card, in the order of `seats`. */
export function mixHands(table: Table, seats: readonly Seat[]): void {
  const cards = seats.flatMap((seat) => table.hands[seat])
  for (const card of cards) table.knownTo[card] = 0
  shuffle(table.random, cards)
  for (const seat of seats) table.hands[seat] = []
  cards.forEach((card, i) => {
    table.hands[seats[i % seats.length]].push(card)
  })
  for (const seat of seats) seeOwnHand(table, seat)
  table.facts?.push({ news: { kind: 'mixed-hands', seats: seats.slice() } })
}

function seeOwnHand(table: Table, seat: Seat): void {
  for (const card of table.hands[seat]) table.knownTo[card] |= only(seat)
}

/** Everybody sees the hands of `seats` from now on. */
export function openHands(table: Table, seats: readonly Seat[]): void {
  for (const seat of seats) {
    table.openHands |= only(seat)
    for (const card of table.hands[seat]) table.knownTo[card] = everyone(table)
  }
  table.facts?.push({
    news: {
      kind: 'opened-hands',
      hands: table.hands.map((hand, s) => (seats.includes(s) ? faceIndices(table, hand) : [])),
    },
  })
}

export function closeHands(table: Table): void {
  table.openHands = 0
}

export function skipNext(table: Table, seat: Seat): void {
  table.skipped |= only(seat)
  table.facts?.push({ news: { kind: 'will-skip', seat } })
}

export function noEffect(table: Table, of: string): void {
  table.facts?.push({ news: { kind: 'no-effect', of } })
}
