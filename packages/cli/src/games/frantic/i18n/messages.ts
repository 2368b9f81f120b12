import type { Settings } from '@slapwise/card-game'

/** What only the terminal says about Frantic: the rest is the game's own. */
export interface FranticTerminalMessages {
  readonly help: readonly string[]
  /** The heading of what a round cost. */
  readonly roundHeading: string
  readonly handOf: (name: string, cards: string) => string
  readonly powersTitle: string
  readonly rulesTitle: string
  readonly rulesTopics: readonly string[]
  readonly lastingTitle: string
  readonly spentPowersTitle: string
  readonly spentPower: (powers: string) => string
  readonly numberRange: string
  readonly ownSeatKey: string
  readonly effectBy: (power: string, owner: string) => string
  readonly effectNotFor: (effect: string, names: string) => string
  readonly rows: Readonly<Record<'cards' | 'points' | 'powers' | 'skipped', string>>
  readonly oneCardLeft: string
  readonly ownHandOpen: string
  readonly withPowerHint: string
  readonly powerFaceDown: string
  readonly powerTiming: Readonly<Record<'before' | 'after', string>>
  readonly powerErrors: {
    readonly spent: (power: string) => string
    readonly onePerTurn: string
    readonly needsCard: (power: string, example: string) => string
    readonly wrongCard: (power: string, card: string) => string
  }
  readonly noRuleCards: string
  readonly unknownTopic: (topic: string) => string
  readonly skipsNextTurn: string
  readonly powersReady: (count: number) => string
  readonly cardPoints: (points: number) => string
  readonly settings: {
    readonly edition: (name: string) => string
    readonly lengths: Readonly<Record<Exclude<Settings['limit'], number>, string>>
    readonly ruleCards: (count: number) => string
    readonly handSize: (count: number) => string
  }
  readonly lab: {
    readonly titles: Readonly<Record<'perRound' | 'endings' | 'leftover' | 'heldCards', string>>
    readonly perRound: Readonly<Record<'events' | 'attacks' | 'drawn' | 'thrownIn', string>>
    readonly endings: Readonly<Record<'last-card' | 'empty-pile' | 'stalemate', string>>
    readonly leftover: Readonly<Record<'cards' | 'points', string>>
  }
  readonly report: Readonly<Record<'cards' | 'thrownIn' | 'events' | 'powers' | 'ruleCards', string>>
}
