import type { Colour, Settings } from '@slapwise/card-game'
import type { PlayCondition, PowerEntry } from '../cards/catalogue.ts'

/** The terminal's own texts about Frantic; all others come from its package. */
export interface FranticTerminalMessages {
  readonly help: readonly string[]
  /** Column heading of the score table. */
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
  readonly catalogue: CatalogueMessages
  readonly report: Readonly<Record<'cards' | 'thrownIn' | 'events' | 'powers' | 'ruleCards', string>>
}

/** Texts of `slapwise cards`. */
export interface CatalogueMessages {
  readonly set: string
  readonly card: string
  readonly event: string
  readonly power: string
  readonly rule: string
  readonly count: string
  readonly played: string
  readonly points: string
  readonly events: string
  readonly powers: string
  readonly ruleCards: string
  readonly noSet: string
  readonly eventTiming: string
  readonly whenTriggered: string
  readonly duration: string
  readonly forRound: string
  readonly rulings: string
  readonly playConditions: Readonly<Record<PlayCondition['rule'], string>>
  readonly powerTiming: Readonly<Record<PowerEntry['when'], string>>
  readonly canBeThrownIn: string
  readonly colours: Readonly<Record<Colour, string>>
  readonly countEach: (count: number) => string
}
