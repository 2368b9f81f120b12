/**
 * The verbs: all changes of cards, tokens and teleports go through them. Each verb defines once which seats see what,
 * in its fact and in `knownTo`.
 */

import { randomBelow, type Seat, singleSeat } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'
import type { CardId, KindIndex } from '../model/card-kind.ts'
import type { MoveKind } from '../model/facts.ts'
import { HAND_SIZE } from '../model/hand-size.ts'
import type { DieSides } from '../model/question.ts'
import type { RolledDie, Table } from '../model/table.ts'
import { decodeCard, encodePlacedCard } from './placed-card.ts'
import type { Placement } from './placement.ts'
import { allSeats, rightOf } from './seats.ts'
import { ownDrawPile, ownHand, ownKnowledge, ownSpaces, ownTokens, setHand } from './shared-lists.ts'

export const kindOf = ({ setup }: Table, card: CardId): KindIndex => setup.kindOfCard[card]

export const kindsOf = (table: Table, cards: readonly CardId[]): KindIndex[] =>
  cards.map((card) => kindOf(table, card))

/** Draws up to `count` cards from the draw pile. */
export function draw(table: Table, seat: Seat, count: number): void {
  const hand = ownHand(table, seat)
  const before = hand.length
  while (hand.length < before + count) {
    const card = takeTop(table)
    if (card === undefined) break
    ownKnowledge(table)[card] |= singleSeat(seat)
    hand.push(card)
  }
  if (hand.length === before) return
  table.facts?.push({
    publicPart: { kind: 'drew', seat, count: hand.length - before },
    secretPart: { visibleTo: singleSeat(seat), cards: kindsOf(table, hand.slice(before)) },
  })
}

/** If the pile is empty, the round ends with this turn. */
function takeTop(table: Table): CardId | undefined {
  const card = ownDrawPile(table).pop()
  if (card === undefined) table.ending = 'empty-pile'
  else table.turnsSinceDraw = 0
  return card
}

/** Draws up to four cards in hand. A player with more keeps them. */
export function drawUp(table: Table, seats: readonly Seat[]): void {
  for (const seat of seats) draw(table, seat, Math.max(0, HAND_SIZE - table.hands[seat].length))
}

/**
 * Reveals a card of this kind in a hand. Among equal cards it takes the one that the most seats know: a seat that did
 * not know it cannot tell any more which of the others are left.
 */
function revealFromHand(table: Table, seat: Seat, kind: KindIndex): CardId {
  const alike = table.hands[seat].filter((card) => kindOf(table, card) === kind)
  const card = alike.reduce((best, one) =>
    countKnowers(table, one) > countKnowers(table, best) ? one : best,
  )
  const knownTo = ownKnowledge(table)
  for (const other of alike) knownTo[other] &= knownTo[card]
  knownTo[card] = allSeats(table)
  return card
}

/** Removes a card of this kind from a hand; all players see it. */
function removeFromHand(table: Table, seat: Seat, kind: KindIndex): CardId {
  const card = revealFromHand(table, seat, kind)
  const hand = ownHand(table, seat)
  hand.splice(hand.indexOf(card), 1)
  return card
}

function countKnowers({ knownTo }: Table, card: CardId): number {
  let count = 0
  for (let seats = knownTo[card]; seats > 0; seats >>= 1) count += seats & 1
  return count
}

/** Places a card of this kind from a hand on the board, and returns its id. */
export function place(table: Table, seat: Seat, { kind, space, direction }: Placement): CardId {
  const card = removeFromHand(table, seat, kind)
  ownSpaces(table)[space] = [...table.spaces[space], encodePlacedCard(card, direction)]
  table.facts?.push({ publicPart: { kind: 'placed', seat, card: kind, space, direction } })
  return card
}

/** Reveals a reaction card; the player places it next. */
export function throwIn(table: Table, seat: Seat, kind: KindIndex): void {
  revealFromHand(table, seat, kind)
  table.facts?.push({ publicPart: { kind: 'threw-in', seat, card: kind } })
}

/** Takes the top card of a space into a hand. The card below takes effect again. */
export function takeUp(table: Table, seat: Seat, space: Space): void {
  const cards = table.spaces[space]
  const card = decodeCard(cards[cards.length - 1])
  ownSpaces(table)[space] = cards.slice(0, -1)
  ownHand(table, seat).push(card)
  table.facts?.push({ publicPart: { kind: 'took', seat, card: kindOf(table, card), space } })
}

/** Discards a whole hand for the rest of the round. */
export function discardHand(table: Table, seat: Seat): void {
  const hand = table.hands[seat]
  if (hand.length === 0) return
  setHand(table, seat, [])
  for (const card of hand) ownKnowledge(table)[card] = allSeats(table)
  table.discardPile = [...table.discardPile, ...hand]
  table.facts?.push({ publicPart: { kind: 'discarded', seat, cards: kindsOf(table, hand) } })
}

/**
 * Passes all hands one seat to the right, simultaneously. Giver and receiver see the cards, the others only how many.
 */
export function passHandsOn(table: Table, order: readonly Seat[]): void {
  const hands = table.hands.slice()
  for (const seat of order) {
    const to = rightOf(table, seat)
    setHand(table, to, hands[seat])
    for (const card of hands[seat]) ownKnowledge(table)[card] |= singleSeat(to)
    table.facts?.push({
      publicPart: { kind: 'gave-hand', seat, to, count: hands[seat].length },
      secretPart: { visibleTo: singleSeat(seat) | singleSeat(to), cards: kindsOf(table, hands[seat]) },
    })
  }
}

/** Turns up to `count` cards of the draw pile face up beside the board. */
export function turnCardsUp(table: Table, count: number): void {
  const cards: CardId[] = []
  while (cards.length < count) {
    const card = takeTop(table)
    if (card === undefined) break
    cards.push(card)
  }
  for (const card of cards) ownKnowledge(table)[card] = allSeats(table)
  table.display = cards
  if (cards.length > 0)
    table.facts?.push({ publicPart: { kind: 'turned-over', cards: kindsOf(table, cards) } })
}

/** Takes one of the cards beside the board into a hand. */
export function pickUp(table: Table, seat: Seat, kind: KindIndex): void {
  const card = table.display.find((shown) => kindOf(table, shown) === kind)!
  table.display = table.display.filter((shown) => shown !== card)
  ownHand(table, seat).push(card)
  table.facts?.push({ publicPart: { kind: 'picked', seat, card: kind } })
}

/**
 * Moves a token along a path. A token that stays where it is produces no fact. `source` is the card that moves it; the
 * current event by default.
 */
export function moveToken(
  table: Table,
  seat: Seat,
  how: MoveKind,
  path: readonly Space[],
  source: string | null = currentEvent(table),
): void {
  const from = table.tokens[seat]
  const to = path[path.length - 1] ?? from
  ownTokens(table)[seat] = to
  if (to !== from)
    table.facts?.push({ publicPart: { kind: 'moved', seat, how, path: [from, ...path], source } })
}

/** The id of the event that is being resolved. */
export const currentEvent = ({ event, setup }: Table): string | null =>
  event === null ? null : setup.events[event - 1].id

/** Moves a numbered teleport to another space. The cards under it are discarded. */
export function relocate(table: Table, seat: Seat, number: number, to: Space): void {
  const from = table.teleports[number]
  table.discardPile = [...table.discardPile, ...table.spaces[from].map(decodeCard)]
  ownSpaces(table)[from] = []
  table.teleports = table.teleports.with(number, to)
  table.facts?.push({ publicPart: { kind: 'relocated', seat, number: number + 1, from, to } })
}

export function throwDie(table: Table, seat: Seat, sides: DieSides): RolledDie {
  const die = { seat, sides, value: nextDieValue(table, sides) }
  table.die = die
  table.facts?.push({ publicPart: { kind: 'rolled', seat, sides, value: die.value } })
  return die
}

export function nextDieValue(table: Table, sides: number): number {
  const [laidDown, ...rest] = table.loadedDice
  if (laidDown === undefined) return randomBelow(table.random, sides) + 1
  table.loadedDice = rest
  return laidDown
}
