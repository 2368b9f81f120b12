import { below, seeded } from '@slapwise/kernel'
import type { Contestant } from '../workload.ts'
import { CARDS, eightOf, follows, HAND_SIZE, isEight, SEATS, SUITS } from './crazy-eights.ts'

/** Plain code on typed arrays, without an engine and without garbage: about the speed of light of this machine. */
export const bareLoop: Contestant = {
  name: 'bare loop',
  run: playGame,
}

/** More than a hand can ever hold. */
const ROOM = 32

/** Everything on the table, in one piece: the pile, the hands, their sizes, and places of playable cards. */
const table = new Uint8Array(256)
const HANDS = CARDS
const SIZES = HANDS + SEATS * ROOM
const PLAYABLE = SIZES + SEATS

/** The dice are the same for all. */
const random = seeded('bare loop')

function playGame(): number {
  let left = deal()
  let top = table[--left]
  let seat = 0
  let drawn = false
  for (let moves = 1; ; moves++) {
    const playable = findPlayable(seat, top)
    const pick = below(random, playable + 1)
    if (pick < playable) {
      top = takeOut(seat, table[PLAYABLE + pick])
      if (table[SIZES + seat] === 0) return moves
      if (isEight(top)) top = eightOf(below(random, SUITS))
    } else if (!drawn) {
      if (left === 0) return moves
      putIn(seat, table[--left])
      drawn = true
      continue
    }
    drawn = false
    seat = (seat + 1) % SEATS
  }
}

/** Returns how many cards are left in the pile. */
function deal(): number {
  shufflePile()
  let left = CARDS
  for (let seat = 0; seat < SEATS; seat++) {
    table[SIZES + seat] = 0
    for (let i = 0; i < HAND_SIZE; i++) putIn(seat, table[--left])
  }
  return left
}

function shufflePile(): void {
  for (let card = 0; card < CARDS; card++) table[card] = card
  for (let i = CARDS - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const card = table[i]
    table[i] = table[j]
    table[j] = card
  }
}

/** Notes the places of the playable cards and returns how many there are. */
function findPlayable(seat: number, top: number): number {
  const start = HANDS + seat * ROOM
  const end = start + table[SIZES + seat]
  let found = 0
  for (let place = start; place < end; place++)
    if (follows(table[place], top)) table[PLAYABLE + found++] = place
  return found
}

function takeOut(seat: number, place: number): number {
  const card = table[place]
  table[place] = table[HANDS + seat * ROOM + --table[SIZES + seat]]
  return card
}

function putIn(seat: number, card: number): void {
  table[HANDS + seat * ROOM + table[SIZES + seat]++] = card
}
