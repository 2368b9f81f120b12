import type { Settings } from '@slapwise/card-game'

/** What only the terminal says about Frantic: the rest is the game's own. */
export interface FranticWords {
  readonly help: readonly string[]
  /** The heading of what a round cost. */
  readonly round: string
  readonly holds: (name: string, cards: string) => string
  readonly powers: string
  readonly rules: string
  readonly rulesTopics: readonly string[]
  readonly lasting: string
  readonly spentOnes: string
  readonly spent: (powers: string) => string
  readonly thatNumber: string
  readonly me: string
  readonly by: (power: string, owner: string) => string
  readonly notFor: (effect: string, names: string) => string
  readonly rows: Readonly<Record<'cards' | 'points' | 'powers' | 'skipped', string>>
  readonly one: string
  readonly yoursOpen: string
  readonly withPower: string
  readonly liesFaceDown: string
  readonly comes: Readonly<Record<'before' | 'after', string>>
  readonly noPower: {
    readonly spent: (power: string) => string
    readonly oneATurn: string
    readonly withCard: (power: string, example: string) => string
    readonly notWith: (power: string, card: string) => string
  }
  readonly noRules: string
  readonly nothingCalled: (topic: string) => string
  readonly sitsOut: string
  readonly powersReady: (count: number) => string
  readonly costs: (points: number) => string
  readonly settings: {
    readonly edition: (name: string) => string
    readonly lengths: Readonly<Record<Exclude<Settings['limit'], number>, string>>
    readonly ruleCards: (count: number) => string
    readonly handSize: (count: number) => string
  }
  readonly lab: {
    readonly titles: Readonly<Record<'course' | 'endings' | 'left' | 'held', string>>
    readonly course: Readonly<Record<'events' | 'attacks' | 'drawn' | 'thrownIn', string>>
    readonly endings: Readonly<Record<'last-card' | 'empty-pile' | 'stalemate', string>>
    readonly left: Readonly<Record<'cards' | 'points', string>>
  }
  readonly report: Readonly<Record<'cards' | 'thrownIn' | 'events' | 'powers' | 'ruleCards', string>>
}
