import type { EDITION_NAMES, Edition, HouseRules, SET_NAMES } from '@slapwise/card-game'

export type PresetName = 'first' | 'usual' | 'all'

type SetName = (typeof SET_NAMES)[number]
type EditionName = (typeof EDITION_NAMES)[number]

interface Explained {
  readonly name: string
  readonly line: string
}

/** How a room plays Frantic. Each setting has a name and one line about what it does. */
export interface SettingsWords {
  readonly presets: Readonly<Record<PresetName, Explained>>
  readonly groups: Readonly<Record<'cards' | 'length' | 'house', string>>
  readonly sets: Explained
  readonly setLines: Readonly<Record<SetName, string>>
  readonly edition: string
  readonly editions: Readonly<Record<EditionName, Explained>>
  readonly purple: Explained
  readonly length: {
    readonly name: string
    readonly lines: Readonly<Record<Edition['matchEnds'], string>>
  }
  readonly ownLimit: string
  readonly handSize: Explained
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
  readonly doItYourself: { readonly line: string }
  readonly pandorasBox: { readonly line: string }
  /** Why the server does not take a setting, by its name. */
  readonly contradictions: Readonly<Record<string, string>>
}
