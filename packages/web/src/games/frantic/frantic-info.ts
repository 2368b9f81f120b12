import type { GameEntry } from '../../kit/web-game.ts'
import { describeSets } from './local-options.ts'

/** The part of the game entry that is needed before the game is loaded. */
export const FRANTIC_INFO: Pick<GameEntry, 'name' | 'tagline' | 'describeListing'> = {
  name: { en: 'Frantic', de: 'Frantic' },
  tagline: {
    en: 'A card game: get rid of your hand, and be a nuisance on the way.',
    de: 'Ein Kartenspiel: Werde deine Hand los, und sei dabei eine Plage.',
  },
  describeListing: (room, language) =>
    describeSets((room as { readonly sets: readonly string[] }).sets, language),
}
