import type { HouseRules } from '@slapwise/card-game'
import type { Pace } from '@slapwise/protocol'
import type { SetName } from './start.ts'

export type PresetName = 'first' | 'usual' | 'all'
export type GroupName = 'cards' | 'length' | 'pace' | 'house'
export type Edition = 'original' | 'new' | 'complete'

interface Explained {
  readonly name: string
  readonly line: string
}

/** How a room plays. Each setting has a name and one line about what it does. */
export interface SettingsWords {
  readonly title: string
  readonly hostOnly: string
  readonly presets: Readonly<Record<PresetName, Explained>>
  readonly groups: Readonly<Record<GroupName, string>>
  readonly sets: Explained
  readonly setLines: Readonly<Record<SetName, string>>
  readonly edition: string
  readonly editions: Readonly<Record<Edition, Explained>>
  readonly purple: Explained & {
    readonly off: string
    readonly fifth: string
    readonly insteadOf: (colour: string) => string
  }
  readonly length: Explained
  readonly lengths: Readonly<Record<'short' | 'medium' | 'long' | 'none', string>>
  readonly ownLimit: string
  readonly points: (count: number) => string
  readonly handSize: Explained
  readonly pace: string
  readonly paces: Readonly<Record<Pace, Explained>>
  readonly window: Explained & { readonly byPace: string }
  readonly seconds: (count: number) => string
  readonly ruleCards: Explained
  readonly houseCards: Explained & { readonly count: (on: number, of: number) => string }
  readonly ownCards: Explained & {
    readonly write: string
    readonly cardName: string
    readonly cardText: string
    readonly changes: string
    readonly keep: string
    readonly drop: string
    readonly throwOut: (name: string) => string
  }
  /** What a rule card of one's own can turn. */
  readonly knobs: Readonly<Record<keyof HouseRules, string>>
  readonly doItYourself: Explained & { readonly ruleCard: string }
  readonly pandorasBox: Explained & { readonly ruleCards: string }
  readonly nothing: string
  readonly less: (what: string) => string
  readonly more: (what: string) => string
  /** Why the server does not take a setting, by its name. */
  readonly contradictions: Readonly<Record<string, string>>
}
