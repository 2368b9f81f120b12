import { createRandom, randomBelow } from '@slapwise/kernel'
import type { NamedWorkload } from '../workload.ts'
import { CARDS, canFollow, eightOf, HAND_SIZE, isEight, SEATS, SUITS } from './crazy-eights-rules.ts'

/** Plain code on typed arrays, without an engine and without allocations: an upper bound for this machine. */
export const bareLoop: NamedWorkload = {
  name: 'bare loop',
  run: playGame,
}

/** More cards than a hand can hold. */
const MAX_HAND = 32

/** The whole state in one array: the pile, the hands, their sizes, and the indices of playable cards. */
const table = new Uint8Array(256)
const HANDS_OFFSET = CARDS
const HAND_SIZES_OFFSET = HANDS_OFFSET + SEATS * MAX_HAND
const PLAYABLE_OFFSET = HAND_SIZES_OFFSET + SEATS

/** All engines use the same random generator. */
const random = createRandom('bare loop')

function playGame(): number {
  let left = deal()
  let top = table[--left]
  let seat = 0
  let drawn = false
  for (let moves = 1; ; moves++) {
    const playable = findPlayable(seat, top)
    const pick = randomBelow(random, playable + 1)
    if (pick < playable) {
      top = takeCard(seat, table[PLAYABLE_OFFSET + pick])
      if (table[HAND_SIZES_OFFSET + seat] === 0) return moves
      if (isEight(top)) top = eightOf(randomBelow(random, SUITS))
    } else if (!drawn) {
      if (left === 0) return moves
      addCard(seat, table[--left])
      drawn = true
      continue
    }
    drawn = false
    seat = (seat + 1) % SEATS
  }
}

/** Returns the number of cards left in the pile. */
function deal(): number {
  shufflePile()
  let left = CARDS
  for (let seat = 0; seat < SEATS; seat++) {
    table[HAND_SIZES_OFFSET + seat] = 0
    for (let i = 0; i < HAND_SIZE; i++) addCard(seat, table[--left])
  }
  return left
}

function shufflePile(): void {
  for (let card = 0; card < CARDS; card++) table[card] = card
  for (let i = CARDS - 1; i > 0; i--) {
    const j = randomBelow(random, i + 1)
    const card = table[i]
    table[i] = table[j]
    table[j] = card
  }
}

/** Stores the indices of the playable cards and returns their number. */
function findPlayable(seat: number, top: number): number {
  const start = HANDS_OFFSET + seat * MAX_HAND
  const end = start + table[HAND_SIZES_OFFSET + seat]
  let found = 0
  for (let place = start; place < end; place++)
    if (canFollow(table[place], top)) table[PLAYABLE_OFFSET + found++] = place
  return found
}

function takeCard(seat: number, place: number): number {
  const card = table[place]
  table[place] = table[HANDS_OFFSET + seat * MAX_HAND + --table[HAND_SIZES_OFFSET + seat]]
  return card
}

function addCard(seat: number, card: number): void {
  table[HANDS_OFFSET + seat * MAX_HAND + table[HAND_SIZES_OFFSET + seat]++] = card
}
