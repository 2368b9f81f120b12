import type { CARD_SET_NAMES } from '@slapwise/card-game'
import { completeMessages } from '../../i18n/shell.tsx'
import type { GameEntry } from '../../kit/web-game.ts'

type SetName = (typeof CARD_SET_NAMES)[number]

/** Names of the card sets. They are defined here because pages show them before the game is loaded. */
const SET_TITLES = completeMessages<Readonly<Record<SetName, string>>>({
  en: {
    base: 'Base game',
    troublemaker: 'Troublemaker',
    supercharge: 'Supercharge',
    pandora: 'Pandora’s Box',
  },
  de: {
    base: 'Grundspiel',
    troublemaker: 'Troublemaker',
    supercharge: 'Supercharge',
    pandora: 'Büchse der Pandora',
  },
})

/** The part of the game entry that is needed before the game is loaded. */
export const FRANTIC_INFO: Pick<GameEntry, 'name' | 'tagline' | 'describeListing'> = {
  name: { en: 'Frantic', de: 'Frantic' },
  tagline: {
    en: 'A card game: get rid of your hand, and be a nuisance on the way.',
    de: 'Ein Kartenspiel: Werde deine Hand los, und sei dabei eine Plage.',
  },
  describeListing: (room, language) =>
    (room as { readonly sets: readonly string[] }).sets
      .map((set) => SET_TITLES[language][set as SetName] ?? set)
      .join(' + '),
}
