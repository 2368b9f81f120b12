import type { LocalizedText } from '@slapwise/kernel'
import type { VersionedContent } from '../versions.ts'
import { DEFAULT_HOUSE_RULES, type HouseRules } from './house-rules.ts'

/** The index of a rule card in the setup. */
export type RuleCardId = number

/** A card that changes rules for a round. Custom rule cards have the same form. */
export interface RuleCard extends VersionedContent {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly changes: Partial<HouseRules>
}

/** The rules under these cards. If cards contradict each other, the last one counts. */
export const combineRuleCards = (cards: readonly RuleCard[]): HouseRules =>
  Object.assign({ ...DEFAULT_HOUSE_RULES }, ...cards.map(({ changes }) => changes))
