/**
 * The verbs: all moves of cards go through them. Each verb defines once which seats see what, in its fact and in
 * `knownTo`.
 */

import {
  addSeat,
  randomBelow,
  removeSeat,
  type Seat,
  type SeatSet,
  shuffled,
  singleSeat,
} from '@slapwise/kernel'
import { CALL_ANYTHING } from '../model/call.ts'
import type { CardId } from '../model/face.ts'
import { faceIndexOf, faceIndicesOf } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { scheduleRoundEnd } from './ending.ts'
import { addKnowers, hideCard, restrictKnowers, revealCard } from './knowledge.ts'
import { isHandOpen, seatsSeeingHand } from './seats.ts'
import { ownDiscardPile, ownDrawPile, ownHand } from './shared-lists.ts'

/** Draws from the draw pile in one act. If it runs out, the round ends after the turn. */
export function draw(table: Table, seat: Seat, count: number): void {
  const hand = ownHand(table, seat)
  const before = hand.length
  const after = before + count + extraDraws(table, seat)
  const watchers = seatsSeeingHand(table, seat)
  while (hand.length < after) {
    const card = takeTop(table)
    if (card === undefined) {
      scheduleRoundEnd(table, 'empty-pile')
      break
    }
    addKnowers(table, card, watchers)
    hand.push(card)
  }
  if (hand.length === before) return
  table.facts?.push({
    publicPart: { kind: 'drew', seat, count: hand.length - before },
    secretPart: { visibleTo: watchers, cards: hand.slice(before) },
  })
}

function takeTop(table: Table): CardId | undefined {
  table.turnsSinceDraw = 0
  return ownDrawPile(table).pop()
}

function extraDraws(table: Table, seat: Seat): number {
  let extra = 0
  for (const lasting of table.lasting) extra += table.setup.hooks[lasting.id].extraDraws?.(lasting, seat) ?? 0
  return extra
}

function removeFromHand(table: Table, seat: Seat, card: CardId): void {
  const hand = ownHand(table, seat)
  const last = hand.length - 1
  for (let i = hand.indexOf(card); i < last; i++) hand[i] = hand[i + 1]
  hand.pop()
  if (last > 0) return
  if (table.eventDepth === 0) table.emptied = addSeat(table.emptied, seat)
  else table.emptied = removeSeat(table.emptied, seat)
}

/** Puts a card on the discard pile, or under its top card if it is invisible. */
export function playCard(table: Table, seat: Seat, card: CardId): void {
  removeFromHand(table, seat, card)
  table.callBefore = table.call
  table.wished = false
  table.uncounterable = false
  layOnPile(table, card)
  table.facts?.push({ publicPart: { kind: 'played', seat, face: faceIndexOf(table, card) } })
}

/**
 * Plays a reaction card out of turn; the wish that follows sets the call. Even during an event it is not part of the
 * event.
 */
export function throwIn(table: Table, seat: Seat, card: CardId, as: string): void {
  removeFromHand(table, seat, card)
  if (table.hands[seat].length === 0) table.emptied = addSeat(table.emptied, seat)
  layOnPile(table, card)
  table.facts?.push({ publicPart: { kind: 'threw-in', seat, face: faceIndexOf(table, card), as } })
}

export function layOnPile(table: Table, card: CardId): void {
  const face = table.setup.faces[card]
  revealCard(table, card)
  if (face.kind.invisible) slideUnder(table, card)
  else ownDiscardPile(table).push(card)
  if (face.call === null) return
  table.call = face.call
  if (face.colour !== null) table.lastColour = face.colour
}

/** Turns over the top card of the draw pile and slides it under the top card of the discard pile. */
export function turnUnder(table: Table): CardId | null {
  const card = takeTop(table)
  if (card === undefined) {
    scheduleRoundEnd(table, 'empty-pile')
    return null
  }
  slideUnder(table, card)
  revealCard(table, card)
  table.facts?.push({ publicPart: { kind: 'turned-over', faces: [faceIndexOf(table, card)] } })
  return card
}

function slideUnder(table: Table, card: CardId): void {
  const pile = ownDiscardPile(table)
  const top = pile.pop()
  pile.push(card)
  if (top !== undefined) pile.push(top)
}

/** Slides cards of a hand face up under the top card of the discard pile. */
export function discard(table: Table, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  for (const card of cards) {
    removeFromHand(table, seat, card)
    slideUnder(table, card)
    revealCard(table, card)
  }
  table.facts?.push({ publicPart: { kind: 'discarded', seat, faces: faceIndicesOf(table, cards) } })
}

/** Gives chosen cards to another player. Both see them, the others only how many. */
export function give(table: Table, from: Seat, to: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  moveBetweenHands(table, from, to, cards)
  table.facts?.push({
    publicPart: { kind: 'gave', from, to, count: cards.length },
    secretPart: {
      visibleTo: seatsSeeingHand(table, from) | seatsSeeingHand(table, to),
      cards: cards.slice(),
    },
  })
}

/** Takes cards out of another hand. Both players see them, the others only how many. */
export function take(table: Table, seat: Seat, from: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  moveBetweenHands(table, from, seat, cards)
  table.facts?.push({
    publicPart: { kind: 'took', seat, from, count: cards.length },
    secretPart: {
      visibleTo: seatsSeeingHand(table, from) | seatsSeeingHand(table, seat),
      cards: cards.slice(),
    },
  })
}

/** Takes cards out of another hand; all players see them. */
export function takeOpenly(table: Table, seat: Seat, from: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  for (const card of cards) {
    removeFromHand(table, from, card)
    ownHand(table, seat).push(card)
    revealCard(table, card)
  }
  table.facts?.push({ publicPart: { kind: 'took-openly', seat, from, faces: faceIndicesOf(table, cards) } })
}

export function takeBlindly(table: Table, seat: Seat, from: Seat, count: number): void {
  take(table, seat, from, pickBlindly(table, from, count))
}

/** Picks random cards of a hand, up to `count`; they stay in the hand until they are taken. */
export function pickBlindly(table: Table, from: Seat, count: number): CardId[] {
  const left = table.hands[from].slice()
  const picked: CardId[] = []
  while (picked.length < count && left.length > 0) {
    const [card] = left.splice(randomBelow(table.random, left.length), 1)
    picked.push(card)
  }
  return picked
}

function moveBetweenHands(table: Table, from: Seat, to: Seat, cards: readonly CardId[]): void {
  forgetHandCards(table, from, singleSeat(from) | singleSeat(to))
  for (const card of cards) {
    removeFromHand(table, from, card)
    ownHand(table, to).push(card)
    addKnowers(table, card, seatsSeeingHand(table, to))
  }
}

/** After hidden cards have left a hand, only `insiders` still know the cards of that hand. */
function forgetHandCards(table: Table, seat: Seat, insiders: SeatSet): void {
  if (isHandOpen(table, seat)) return
  for (const card of table.hands[seat]) restrictKnowers(table, card, insiders)
}

/** Marks cards as known to all that everybody can deduce without having seen them. */
export function revealDeducedCards(table: Table, cards: readonly CardId[]): void {
  for (const card of cards) revealCard(table, card)
}

/** Puts cards face down in front of another player, who takes them up later. */
export function setAside(table: Table, from: Seat, to: Seat, cards: readonly CardId[]): void {
  forgetHandCards(table, from, singleSeat(from))
  for (const card of cards) removeFromHand(table, from, card)
  table.aside = table.aside.with(to, [...table.aside[to], ...cards])
  table.facts?.push({
    publicPart: { kind: 'set-aside', from, to, count: cards.length },
    secretPart: { visibleTo: singleSeat(from), cards: cards.slice() },
  })
}

/** All players take up the cards in front of them. */
export function takeUpAside(table: Table): void {
  for (let seat = 0; seat < table.hands.length; seat++) {
    const cards = table.aside[seat]
    if (cards.length === 0) continue
    for (const card of cards) {
      ownHand(table, seat).push(card)
      addKnowers(table, card, seatsSeeingHand(table, seat))
    }
    table.facts?.push({
      publicPart: { kind: 'took-up', seat, count: cards.length },
      secretPart: { visibleTo: seatsSeeingHand(table, seat), cards },
    })
  }
  table.aside = table.aside.map(() => [])
}

/** Turns cards of the draw pile face up on the table. If it runs out, the round ends after the event. */
export function turnCardsUp(table: Table, count: number): void {
  const cards: CardId[] = []
  while (cards.length < count && table.drawPile.length > 0) cards.push(takeTop(table)!)
  if (cards.length < count) scheduleRoundEnd(table, 'empty-pile')
  for (const card of cards) revealCard(table, card)
  table.display = [...table.display, ...cards]
  if (cards.length === 0) return
  table.facts?.push({ publicPart: { kind: 'turned-over', faces: faceIndicesOf(table, cards) } })
}

/** Lays a card of a hand face up on the table. */
export function lay(table: Table, seat: Seat, card: CardId): void {
  removeFromHand(table, seat, card)
  table.display = [...table.display, card]
  revealCard(table, card)
  table.facts?.push({ publicPart: { kind: 'laid', seat, face: faceIndexOf(table, card) } })
}

/** Takes cards from the table into a hand. */
export function pickUp(table: Table, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  table.display = table.display.filter((card) => !cards.includes(card))
  ownHand(table, seat).push(...cards)
  table.facts?.push({ publicPart: { kind: 'picked', seat, faces: faceIndicesOf(table, cards) } })
}

/** Shuffles hidden cards and puts them on the draw pile: nobody knows any more which is which. */
export function shuffleOntoPile(table: Table, seats: readonly Seat[], cards: readonly CardId[]): void {
  seats.forEach((seat, i) => {
    forgetHandCards(table, seat, singleSeat(seat))
    removeFromHand(table, seat, cards[i])
    hideCard(table, cards[i])
  })
  ownDrawPile(table).push(...shuffled(table.random, cards))
  table.facts?.push({ publicPart: { kind: 'shuffled-onto-pile', seats: seats.slice() } })
}

/** Takes the top card of the discard pile into a hand; all players see it. */
export function takeFromDiscards(table: Table, seat: Seat): void {
  const card = ownDiscardPile(table).pop()
  if (card === undefined) return
  ownHand(table, seat).push(card)
  table.facts?.push({ publicPart: { kind: 'recycled', seat, face: faceIndexOf(table, card) } })
}

/** Takes any card of the discard pile into a hand. */
export function takeAnyFromDiscards(table: Table, seat: Seat, card: CardId): void {
  table.discardPile = [...table.discardPile.filter((other) => other !== card), card]
  takeFromDiscards(table, seat)
}

/** Takes the played card back into a hand. The call is what it was before, unless somebody has made a wish. */
export function recycle(table: Table, seat: Seat, card: CardId): void {
  takeAnyFromDiscards(table, seat, card)
  if (!table.wished) table.call = table.callBefore
}

/** Takes a card out of the draw pile; all players see it. The pile is shuffled, since it was searched. */
export function findInDrawPile(table: Table, seat: Seat, card: CardId): void {
  table.drawPile = shuffled(
    table.random,
    table.drawPile.filter((other) => other !== card),
  )
  table.turnsSinceDraw = 0
  for (const other of table.drawPile) hideCard(table, other)
  ownHand(table, seat).push(card)
  revealCard(table, card)
  table.facts?.push({ publicPart: { kind: 'found', seat, face: faceIndexOf(table, card) } })
}

/** Slides the cards on the table under the top card of the discard pile. */
export function slideDisplayUnder(table: Table): void {
  for (const card of table.display) slideUnder(table, card)
  table.display = []
}

/** Turns over the top card of the draw pile onto the discard pile; null if there is none. */
export function turnUp(table: Table): CardId | null {
  const card = takeTop(table)
  if (card === undefined) {
    scheduleRoundEnd(table, 'empty-pile')
    return null
  }
  table.call = CALL_ANYTHING
  layOnPile(table, card)
  table.facts?.push({ publicPart: { kind: 'turned-up', face: faceIndexOf(table, card) } })
  return card
}
