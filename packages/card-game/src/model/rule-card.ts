import type { Dated } from '../versions.ts'
import { BOX_RULES, type HouseRules } from './house-rules.ts'
import type { Words } from './words.ts'

/** A rule card, by its place in the setup. */
export type RuleCardId = number

/** A card that changes rules for a round. Those that a host writes are of the same form. */
export interface RuleCard extends Dated {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
  readonly changes: Partial<HouseRules>
}

/** Later ones count where two say different things. */
export const rulesBy = (cards: readonly RuleCard[]): HouseRules =>
  Object.assign({ ...BOX_RULES }, ...cards.map(({ changes }) => changes))
