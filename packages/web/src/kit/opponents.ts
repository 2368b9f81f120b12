import { type Preferences, preferences, setPreferences, usePreferences } from '../preferences/preferences.ts'

/** The bot levels of a game. */
export interface Opponents {
  /** The bot levels, from the weakest to the strongest. */
  readonly botLevels: readonly string[]
  readonly defaultBotLevel: string
}

const knownLevel = ({ botLevels, defaultBotLevel }: Opponents, level: string | null): string =>
  level !== null && botLevels.includes(level) ? level : defaultBotLevel

/** The bot level chosen last on this device, if the game has it; else the game's default. */
export const usePreferredBotLevel = (game: Opponents): string => knownLevel(game, usePreferences().botLevel)

const levelOfEachBot = (game: Opponents, bots: number, { botLevel, botLevels }: Preferences): string[] =>
  Array.from({ length: bots }, (_, bot) => knownLevel(game, botLevels[bot] ?? botLevel))

/** The level of each bot in the next match on this device. */
export const getBotLevels = (game: Opponents, bots: number): readonly string[] =>
  levelOfEachBot(game, bots, preferences.get())

export const useBotLevels = (game: Opponents, bots: number): readonly string[] =>
  levelOfEachBot(game, bots, usePreferences())

/** Chooses one level for all bots. */
export const setBotLevel = (botLevel: string): void => setPreferences({ botLevel, botLevels: [] })

/** The level that all bots have in common; null if they differ. */
export const commonLevel = (levels: readonly string[]): string | null =>
  levels.every((level) => level === levels[0]) ? levels[0] : null
