import { type Preferences, preferences, usePreferences } from '../preferences/preferences.ts'

/** Whom one can play against in a game. */
export interface Opponents {
  /** The levels of its bots, the weakest first. */
  readonly botLevels: readonly string[]
  /** The one that company is mostly made of. */
  readonly defaultBotLevel: string
}

const knownLevel = ({ botLevels, defaultBotLevel }: Opponents, { botLevel }: Preferences): string =>
  botLevel !== null && botLevels.includes(botLevel) ? botLevel : defaultBotLevel

/** Whom somebody likes to play against, as far as a game has such bots. */
export const getPreferredBotLevel = (game: Opponents): string => knownLevel(game, preferences.get())

export const usePreferredBotLevel = (game: Opponents): string => knownLevel(game, usePreferences())
