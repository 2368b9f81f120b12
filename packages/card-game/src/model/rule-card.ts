import type { LocalizedText } from '@slapwise/kernel'
import type { VersionedContent } from '../versions.ts'
import { DEFAULT_HOUSE_RULES, type HouseRules } from './house-rules.ts'

/** A rule card, by its place in the setup. */
export type RuleCardId = number

/** A card that changes rules for a round. Those that a host writes are of the same form. */
export interface RuleCard extends VersionedContent {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly changes: Partial<HouseRules>
}

/** Later ones count where two say different things. */
export const combineRuleCards = (cards: readonly RuleCard[]): HouseRules =>
  Object.assign({ ...DEFAULT_HOUSE_RULES }, ...cards.map(({ changes }) => changes))
