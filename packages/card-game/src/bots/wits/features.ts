import type { Seat } from '@slapwise/kernel'
import { follows } from '../../model/call.ts'
import { COLOURS } from '../../model/colours.ts'
import type { Table } from '../../model/table.ts'
import { after, has } from '../../table/seats.ts'

/** What is said of a hand. Like shapes read fast, so there is one list for all hands. */
const HAND = 18
const [
  SIZE,
  POINTS,
  ONE,
  TWO,
  THREE,
  PLAYABLE,
  STUCK,
  WILD,
  DEAD,
  BLACK,
  SPECIAL,
  THROWN_IN,
  COLOUR,
  GOES_OUT,
] = Array.from({ length: HAND }, (_, i) => i)
const [INVERSE, WAIT, POWERS, COLOURED] = [14, 15, 16, 17]

const EXTRAS = 21

/** A hand of one’s own, the mean of the others’, the one that is nearest to its end, and how they meet. */
export const FEATURES = 1 + 3 * HAND + EXTRAS

const own = new Float64Array(HAND)
const mean = new Float64Array(HAND)
const nearest = new Float64Array(HAND)
const other = new Float64Array(HAND)
const colours = new Int32Array(COLOURS.length)

/** Writes the numbers by which a round is judged from a seat. */
export function describe(table: Table, seat: Seat, into: Float64Array): void {
  describeHands(table, seat)
  into[0] = 1
  into.set(own, 1)
  into.set(mean, 1 + HAND)
  into.set(nearest, 1 + 2 * HAND)
  describeMeeting(table, into, 1 + 3 * HAND)
  const factor = table.rules.pointsFactor
  if (factor !== 1) for (let i = 0; i < FEATURES; i++) into[i] *= factor
}

function describeHands(table: Table, seat: Seat): void {
  const players = table.hands.length
  mean.fill(0)
  let fewest = Number.POSITIVE_INFINITY
  let at = table.turn
  for (let wait = 0; wait < players; wait++, at = after(table, at)) {
    if (at === seat) {
      describeHand(table, at, wait, own)
      continue
    }
    describeHand(table, at, wait, other)
    for (let i = 0; i < HAND; i++) mean[i] += other[i] / (players - 1)
    const left = other[SIZE] - other[GOES_OUT] + other[WAIT] / 4
    if (left < fewest) {
      fewest = left
      nearest.set(other)
    }
  }
}

function describeHand(table: Table, seat: Seat, wait: number, into: Float64Array): void {
  const { faces } = table.setup
  const hand = table.hands[seat]
  const size = hand.length
  into.fill(0)
  colours.fill(0)
  for (let i = 0; i < size; i++) {
    const face = faces[hand[i]]
    const { kind } = face
    into[POINTS] += face.points
    const isDead = kind.unplayable !== null && kind.unplayable(size) !== null
    if (isDead) into[DEAD]++
    else if (follows(table.call, face)) into[PLAYABLE]++
    if (kind.family === 'open-wish' || kind.family === 'unique') into[WILD]++
    else if (kind.family === 'black') into[BLACK]++
    else if (kind.effect !== null) into[SPECIAL]++
    if (kind.thrownInAs !== null) into[THROWN_IN]++
    if (face.colour !== null) colours[COLOURS.indexOf(face.colour)]++
  }
  let most = 0
  for (let i = 0; i < colours.length; i++) {
    if (colours[i] > most) most = colours[i]
    if (colours[i] > 0) into[COLOURED]++
  }
  into[SIZE] = size
  into[ONE] = size === 1 ? 1 : 0
  into[TWO] = size === 2 ? 1 : 0
  into[THREE] = size === 3 ? 1 : 0
  into[STUCK] = into[PLAYABLE] === 0 ? 1 : 0
  into[COLOUR] = most
  into[GOES_OUT] = size === 1 && into[PLAYABLE] === 1 ? 1 : 0
  into[INVERSE] = 1 / Math.max(1, size)
  into[WAIT] = has(table.skipped, seat) ? wait + table.hands.length : wait
  into[POWERS] = table.powers[seat].length
}

/** What a hand is worth depends on how soon another is empty. */
function describeMeeting(table: Table, into: Float64Array, from: number): void {
  const left = table.drawPile.length
  const shortPile = left < 16 ? (16 - left) / 16 : 0
  const soon = 1 / (1 + nearest[WAIT])
  const ownSoon = 1 / (1 + own[WAIT])
  let i = from
  into[i++] = own[POINTS] * nearest[ONE]
  into[i++] = own[POINTS] * nearest[TWO]
  into[i++] = own[POINTS] * nearest[THREE]
  into[i++] = own[POINTS] * nearest[INVERSE]
  into[i++] = own[POINTS] * nearest[GOES_OUT]
  into[i++] = own[POINTS] * nearest[GOES_OUT] * soon
  into[i++] = nearest[GOES_OUT] * soon
  into[i++] = mean[POINTS] * own[ONE]
  into[i++] = mean[POINTS] * own[TWO]
  into[i++] = mean[POINTS] * own[THREE]
  into[i++] = mean[POINTS] * own[INVERSE]
  into[i++] = mean[POINTS] * own[GOES_OUT]
  into[i++] = mean[POINTS] * own[GOES_OUT] * ownSoon
  into[i++] = own[GOES_OUT] * ownSoon
  into[i++] = own[INVERSE] * ownSoon
  into[i++] = nearest[INVERSE] * soon
  into[i++] = own[INVERSE] - nearest[INVERSE]
  into[i++] = shortPile
  into[i++] = shortPile * own[POINTS]
  into[i++] = shortPile * mean[POINTS]
  into[i++] = 1 / (table.hands.length - 1)
}
