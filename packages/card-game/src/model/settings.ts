import type { BasicColour } from './colours.ts'
import type { HouseRules } from './house-rules.ts'

export const EDITION_NAMES = ['original', 'new', 'complete'] as const
export type EditionName = (typeof EDITION_NAMES)[number]

export const CARD_SET_NAMES = ['base', 'troublemaker', 'supercharge', 'pandora'] as const
export type CardSetName = (typeof CARD_SET_NAMES)[number]

export const MATCH_LENGTHS = ['short', 'medium', 'long'] as const

/** A rule card that the host has written. */
export interface CustomRuleCard {
  name: string
  text: string
  changes: Partial<HouseRules>
}

/** The settings of a match. */
export interface Settings {
  players: number
  edition: EditionName
  sets: CardSetName[]
  /** The number of points at which the match ends, or `none` for a single round without points. */
  limit: (typeof MATCH_LENGTHS)[number] | 'none' | number
  handSize: number
  /** Purple is off, a fifth colour, or replaces the colour that is named here. */
  purple: 'off' | 'fifth' | BasicColour
  /** The number of rule cards that are drawn for each round. */
  ruleCards: number
  /** The ids of house rule cards that are switched off. */
  withoutRuleCards: string[]
  ownRuleCards: CustomRuleCard[]
  /** The effect of Do It Yourself: `rule-card`, `nothing`, or the id of a special card. */
  doItYourself: string
  /** The effect of Pandora’s Box: `rule-cards`, `nothing`, or the id of an event. */
  pandorasBox: string
  /** Stacks the deck so that rare cards come up, for trying things out. */
  steered: boolean
}
