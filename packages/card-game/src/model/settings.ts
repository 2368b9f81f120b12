import type { BasicColour } from './colours.ts'
import type { HouseRules } from './house-rules.ts'

export const EDITION_NAMES = ['original', 'new', 'complete'] as const
export type EditionName = (typeof EDITION_NAMES)[number]

export const CARD_SET_NAMES = ['base', 'troublemaker', 'supercharge', 'pandora'] as const
export type CardSetName = (typeof CARD_SET_NAMES)[number]

export const MATCH_LENGTHS = ['short', 'medium', 'long'] as const

/** A rule card of the host's own. */
export interface CustomRuleCard {
  name: string
  text: string
  changes: Partial<HouseRules>
}

/** Everything that can be set before a match. */
export interface Settings {
  players: number
  edition: EditionName
  sets: CardSetName[]
  /** The points at which a match ends, or `none` for a single round without points. */
  limit: (typeof MATCH_LENGTHS)[number] | 'none' | number
  handSize: number
  /** As a fifth colour or in place of another, which then stays in the box. */
  purple: 'off' | 'fifth' | BasicColour
  /** How many rule cards are drawn for each round. */
  ruleCards: number
  /** House cards that are switched off. */
  withoutRuleCards: string[]
  ownRuleCards: CustomRuleCard[]
  /** What Do It Yourself does: a rule card more, nothing, or what another special card does. */
  doItYourself: string
  /** What Pandora’s Box does: new rule cards, nothing, or what another event does. */
  pandorasBox: string
  /** Decks are stacked so that rare cards come up, to try things out. */
  steered: boolean
}
