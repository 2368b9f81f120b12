import { type Preferences, preferences, usePreferences } from '../preferences/preferences.ts'

/** The bot levels of a game. */
export interface Opponents {
  /** The bot levels, from the weakest to the strongest. */
  readonly botLevels: readonly string[]
  readonly defaultBotLevel: string
}

const knownLevel = ({ botLevels, defaultBotLevel }: Opponents, { botLevel }: Preferences): string =>
  botLevel !== null && botLevels.includes(botLevel) ? botLevel : defaultBotLevel

/** The bot level chosen last on this device, if the game has it; else the game's default. */
export const getPreferredBotLevel = (game: Opponents): string => knownLevel(game, preferences.get())

export const usePreferredBotLevel = (game: Opponents): string => knownLevel(game, usePreferences())
