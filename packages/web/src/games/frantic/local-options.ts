import type { BOTS, CARD_SET_NAMES, Settings } from '@slapwise/card-game'
import { completeMessages, type Language, type LocalizedText, textIn } from '../../i18n/shell.tsx'
import type { LocalMatchOptions, LocalSettings } from '../../kit/local/local-options.ts'

/** The names of the bot levels. Importing the bots themselves would load their code into the page. */
const BOT_LEVELS = { chaotic: true, gentle: true, simple: true, sly: true, fiendish: true } satisfies Record<
  keyof typeof BOTS,
  true
>

type SetName = (typeof CARD_SET_NAMES)[number]

/** Names of the card sets. They are defined here because the start page shows them before the game is loaded. */
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

const SET_NAMES = Object.keys(SET_TITLES.en) as SetName[]

/** Names sets by their ids; a set that this page does not know is shown by its id. */
export const describeSets = (sets: readonly string[], language: Language): string =>
  sets.map((set) => SET_TITLES[language][set as SetName] ?? set).join(' + ')

interface FranticLocalSettings extends LocalSettings, Pick<Settings, 'sets'> {}

const ALL_SETS: LocalizedText = { en: 'every box', de: 'alle Schachteln' }

export const FRANTIC_LOCAL_OPTIONS: LocalMatchOptions<FranticLocalSettings> = {
  id: 'frantic',
  botLevels: Object.keys(BOT_LEVELS),
  defaultBotLevel: 'simple',
  minPlayers: 2,
  maxPlayers: 8,
  lengths: ['none', 'short', 'medium', 'long'],
  defaultSettings: { players: 4, sets: ['base'], limit: 'medium' },
  isValid: ({ sets }) =>
    Array.isArray(sets) && sets.includes('base') && sets.every((set) => SET_NAMES.includes(set)),
  describe: ({ sets }, language) =>
    sets.length === SET_NAMES.length ? textIn(ALL_SETS, language) : describeSets(sets, language),
}
