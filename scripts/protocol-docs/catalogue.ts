import type { AnyGame, EncodedField } from '@slapwise/kernel'

interface NamedItem {
  readonly id: string
  readonly name: { readonly en: string }
}

/** The part of a catalogue that the reference needs. */
export interface Catalogue {
  readonly events: readonly NamedItem[]
  readonly kinds: readonly NamedItem[]
  readonly powers?: readonly NamedItem[]
  readonly ruleCards?: readonly NamedItem[]
  readonly encodings: { readonly options: Readonly<Record<string, readonly EncodedField[]>> }
}

/** The catalogue for the fewest players, by the newest rules; settings that are not named have their defaults. */
export function readCatalogue(game: AnyGame, settings: object = {}): Catalogue {
  const parsed = game.settingsSchema.parse({ players: game.minPlayers, ...settings })
  return game.catalogue(game.createRules(parsed, game.latestRulesVersion)) as Catalogue
}
