import type { AnyGame, EncodedField } from '@slapwise/kernel'

/** As much of a catalogue as every game of this repository has. */
export interface Catalogue {
  readonly events: readonly { readonly id: string; readonly name: { readonly en: string } }[]
  readonly encodings: { readonly options: Readonly<Record<string, readonly EncodedField[]>> }
}

/** The catalogue for the fewest players, with default settings and the newest rules. */
export function readCatalogue(game: AnyGame): Catalogue {
  const settings = game.settingsSchema.parse({ players: game.minPlayers })
  return game.catalogue(game.createRules(settings, game.latestRulesVersion)) as Catalogue
}
