import type { Seat } from '@slapwise/kernel'
import type { Table } from '../../model/table.ts'
import { KINDS } from '../../setup/kinds.ts'
import { AT, describeTokens, ENDS, NEXT, TOKEN } from './tokens.ts'

const EXTRAS = 12

/** Of its own token, beside the mean of the others’; the same again where the end is near; its hand, and that of the others. */
export const FEATURES = 1 + 2 * TOKEN + 3 * KINDS.length + EXTRAS

const mean = new Float64Array(TOKEN)

/** Part of the street after which the end is near. */
const NEAR = 0.7

/** Writes the numbers by which a round is judged from a seat. */
export function describe(table: Table, seat: Seat, into: Float64Array): void {
  const { end } = table.setup.street
  const front = Math.max(...table.tokens) / end
  const near = Math.max(0, (front - NEAR) / (1 - NEAR))
  const said = describeTokens(table)
  const own = said[seat]
  const turning = said[table.turn]
  mean.fill(0)
  for (let other = 0; other < said.length; other++)
    if (other !== seat) for (let k = 0; k < TOKEN; k++) mean[k] += said[other][k] / (said.length - 1)
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
