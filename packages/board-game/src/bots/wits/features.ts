import type { Seat } from '@slapwise/kernel'
import type { Table } from '../../model/table.ts'
import { D6 } from '../../round/dice.ts'
import { KINDS } from '../../setup/kinds.ts'
import { type Lay, settled } from '../sly/lay.ts'
import { strideFrom } from '../sly/paths.ts'
import { outlineOf } from './outline.ts'

/** The street in so many parts, and the spaces between them in proportion. */
const PARTS = 11

/** What is said of where a token stands. */
const [AT, NEXT, ENDS] = [PARTS, PARTS + 1, PARTS + 2]
const TOKEN = PARTS + 3

const EXTRAS = 12

/** Of its own token, beside the mean of the others’; the same again where the end is near; its hand, and that of the others. */
export const FEATURES = 1 + 2 * TOKEN + 3 * KINDS.length + EXTRAS

const own = new Float64Array(TOKEN)
const mean = new Float64Array(TOKEN)
const other = new Float64Array(TOKEN)
const turning = new Float64Array(TOKEN)

/** Part of the street after which the end is near. */
const NEAR = 0.7

/** Writes the numbers by which a round is judged from a seat. */
export function describe(table: Table, seat: Seat, into: Float64Array): void {
  const { end } = table.setup.street
  const front = Math.max(...table.tokens) / end
  const near = Math.max(0, (front - NEAR) / (1 - NEAR))
  describeTokens(table, seat)
  into.fill(0)
  into[0] = 1
  let i = 1
  for (let k = 0; k < TOKEN; k++) {
    into[i++] = own[k] - mean[k]
    into[i++] = near * (own[k] - mean[k])
  }
  describeHands(table, seat, near, into, i)
  i += 3 * KINDS.length
  const gap = own[AT] - mean[AT]
  const wait = (seat - table.turn + table.tokens.length) % table.tokens.length
  into[i++] = gap * near * near
  into[i++] = gap * mean[ENDS]
  into[i++] = gap * own[ENDS]
  into[i++] = gap * turning[ENDS]
  into[i++] = wait
  into[i++] = wait * near
  into[i++] = wait === 0 ? own[NEXT] - own[AT] : 0
  into[i++] = wait === 0 ? near * (own[NEXT] - own[AT]) : 0
  into[i++] = wait === 0 ? own[ENDS] * (own[AT] - mean[AT]) : 0
  into[i++] = gap * (table.drawPile.length < PILE ? 1 - table.drawPile.length / PILE : 0)
  into[i++] = near
  into[i++] = own[AT] * mean[ENDS]
}

const PILE = 12

function describeTokens(table: Table, seat: Seat): void {
  const lay = outlineOf(table)
  const players = table.tokens.length
  mean.fill(0)
  for (let at = 0; at < players; at++) {
    const into = at === seat ? own : other
    describeToken(lay, at, into)
    if (at === table.turn) turning.set(into)
    if (at !== seat) for (let k = 0; k < TOKEN; k++) mean[k] += other[k] / (players - 1)
  }
}

function describeToken(lay: Lay, seat: Seat, into: Float64Array): void {
  const { end } = lay.street
  const at = lay.tokens[seat]
  const part = (at / end) * (PARTS - 1)
  const low = Math.min(PARTS - 2, Math.floor(part))
  into.fill(0)
  into[low] = 1 - (part - low)
  into[low + 1] = part - low
  into[AT] = at / end
  for (let rolled = 1; rolled <= D6; rolled++) {
    const to = (at + settled(lay, seat, strideFrom(lay, at, rolled, 1), 1)) / end
    into[NEXT] += to / D6
    if (to >= 1) into[ENDS] += 1 / D6
  }
}

function describeHands(table: Table, seat: Seat, near: number, into: Float64Array, from: number): void {
  const { kindOf } = table.setup
  const kinds = KINDS.length
  const others = table.hands.length - 1
  for (let holder = 0; holder < table.hands.length; holder++)
    for (const card of table.hands[holder]) {
      const kind = kindOf[card]
      if (holder === seat) {
        into[from + kind]++
        into[from + kinds + kind] += near
      } else into[from + 2 * kinds + kind] += 1 / others
    }
}
