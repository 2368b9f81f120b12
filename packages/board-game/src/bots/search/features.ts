import type { Seat } from '@slapwise/kernel'
import type { Table } from '../../model/table.ts'
import { CARD_KINDS } from '../../setup/card-kinds.ts'
import { AT, ENDS, extractTokenFeatures, NEXT, TOKEN_FEATURE_COUNT } from './token-features.ts'

const EXTRA_FEATURE_COUNT = 12

/**
 * The length of the feature vector: a constant; for each token feature, the seat's value minus the mean of its
 * opponents, plain and multiplied by `endgame`; for each kind of card, the number in the seat's hand, the same
 * multiplied by `endgame`, and the mean number in the hands of its opponents; extra features.
 */
export const FEATURE_COUNT = 1 + 2 * TOKEN_FEATURE_COUNT + 3 * CARD_KINDS.length + EXTRA_FEATURE_COUNT

const opponentMean = new Float64Array(TOKEN_FEATURE_COUNT)

/** The share of the street after which the end counts as near. */
const ENDGAME_SHARE = 0.7

/** Writes the feature vector of a seat. */
export function extractFeatures(table: Table, seat: Seat, features: Float64Array): void {
  const { end } = table.setup.street
  const front = Math.max(...table.tokens) / end
  const endgame = Math.max(0, (front - ENDGAME_SHARE) / (1 - ENDGAME_SHARE))
  const tokenFeatures = extractTokenFeatures(table)
  const own = tokenFeatures[seat]
  const turning = tokenFeatures[table.turn]
  opponentMean.fill(0)
  for (let other = 0; other < tokenFeatures.length; other++)
    if (other !== seat)
      for (let k = 0; k < TOKEN_FEATURE_COUNT; k++)
        opponentMean[k] += tokenFeatures[other][k] / (tokenFeatures.length - 1)
  features.fill(0)
  features[0] = 1
  let i = 1
  for (let k = 0; k < TOKEN_FEATURE_COUNT; k++) {
    features[i++] = own[k] - opponentMean[k]
    features[i++] = endgame * (own[k] - opponentMean[k])
  }
  extractHandFeatures(table, seat, endgame, features, i)
  i += 3 * CARD_KINDS.length
  const leadOverMean = own[AT] - opponentMean[AT]
  const wait = (seat - table.turn + table.tokens.length) % table.tokens.length
  features[i++] = leadOverMean * endgame * endgame
  features[i++] = leadOverMean * opponentMean[ENDS]
  features[i++] = leadOverMean * own[ENDS]
  features[i++] = leadOverMean * turning[ENDS]
  features[i++] = wait
  features[i++] = wait * endgame
  features[i++] = wait === 0 ? own[NEXT] - own[AT] : 0
  features[i++] = wait === 0 ? endgame * (own[NEXT] - own[AT]) : 0
  features[i++] = wait === 0 ? own[ENDS] * (own[AT] - opponentMean[AT]) : 0
  features[i++] =
    leadOverMean * (table.drawPile.length < LOW_DRAW_PILE ? 1 - table.drawPile.length / LOW_DRAW_PILE : 0)
  features[i++] = endgame
  features[i++] = own[AT] * opponentMean[ENDS]
}

const LOW_DRAW_PILE = 12

function extractHandFeatures(
  table: Table,
  seat: Seat,
  endgame: number,
  features: Float64Array,
  from: number,
): void {
  const { kindOfCard } = table.setup
  const kinds = CARD_KINDS.length
  const others = table.hands.length - 1
  for (let holder = 0; holder < table.hands.length; holder++)
    for (const card of table.hands[holder]) {
      const kind = kindOfCard[card]
      if (holder === seat) {
        features[from + kind]++
        features[from + kinds + kind] += endgame
      } else features[from + 2 * kinds + kind] += 1 / others
    }
}
