import type { Seat } from '@slapwise/kernel'
import type { Table } from '../../model/table.ts'
import { CARD_KINDS } from '../../setup/card-kinds.ts'
import { AT, ENDS, extractTokenFeatures, NEXT, TOKEN_FEATURE_COUNT } from './token-features.ts'

const EXTRA_FEATURE_COUNT = 12

/** Of its own token, beside the mean of the others’; the same again where the end is near; its hand, and that of the others. */
export const FEATURE_COUNT = 1 + 2 * TOKEN_FEATURE_COUNT + 3 * CARD_KINDS.length + EXTRA_FEATURE_COUNT

const opponentMean = new Float64Array(TOKEN_FEATURE_COUNT)

/** Part of the street after which the end is near. */
const ENDGAME_SHARE = 0.7

/** Writes the numbers by which a round is judged from a seat. */
export function extractFeatures(table: Table, seat: Seat, into: Float64Array): void {
  const { end } = table.setup.street
  const front = Math.max(...table.tokens) / end
  const near = Math.max(0, (front - ENDGAME_SHARE) / (1 - ENDGAME_SHARE))
  const said = extractTokenFeatures(table)
  const own = said[seat]
  const turning = said[table.turn]
  opponentMean.fill(0)
  for (let other = 0; other < said.length; other++)
    if (other !== seat)
      for (let k = 0; k < TOKEN_FEATURE_COUNT; k++) opponentMean[k] += said[other][k] / (said.length - 1)
  into.fill(0)
  into[0] = 1
  let i = 1
  for (let k = 0; k < TOKEN_FEATURE_COUNT; k++) {
    into[i++] = own[k] - opponentMean[k]
    into[i++] = near * (own[k] - opponentMean[k])
  }
  extractHandFeatures(table, seat, near, into, i)
  i += 3 * CARD_KINDS.length
  const gap = own[AT] - opponentMean[AT]
  const wait = (seat - table.turn + table.tokens.length) % table.tokens.length
  into[i++] = gap * near * near
  into[i++] = gap * opponentMean[ENDS]
  into[i++] = gap * own[ENDS]
  into[i++] = gap * turning[ENDS]
  into[i++] = wait
  into[i++] = wait * near
  into[i++] = wait === 0 ? own[NEXT] - own[AT] : 0
  into[i++] = wait === 0 ? near * (own[NEXT] - own[AT]) : 0
  into[i++] = wait === 0 ? own[ENDS] * (own[AT] - opponentMean[AT]) : 0
  into[i++] = gap * (table.drawPile.length < LOW_DRAW_PILE ? 1 - table.drawPile.length / LOW_DRAW_PILE : 0)
  into[i++] = near
  into[i++] = own[AT] * opponentMean[ENDS]
}

const LOW_DRAW_PILE = 12

function extractHandFeatures(table: Table, seat: Seat, near: number, into: Float64Array, from: number): void {
  const { kindOfCard } = table.setup
  const kinds = CARD_KINDS.length
  const others = table.hands.length - 1
  for (let holder = 0; holder < table.hands.length; holder++)
    for (const card of table.hands[holder]) {
      const kind = kindOfCard[card]
      if (holder === seat) {
        into[from + kind]++
        into[from + kinds + kind] += near
      } else into[from + 2 * kinds + kind] += 1 / others
    }
}
