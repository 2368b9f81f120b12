import { preferences, usePreferences } from '../preferences.ts'
import { FIRST, GAMES, gameEntry } from './index.ts'

const known = (id: string | null): string => (id !== null && gameEntry(id) ? id : FIRST)

/** What whoever is here likes to play. */
export const chosenGame = (): string => known(preferences.get().game)

export const useChosenGame = (): string => known(usePreferences().game)

/** Whom somebody likes to play against, as far as a game has such bots. */
function knownLevel(game: string, level: string | null): string {
  const { bots, usualBot } = GAMES[game]
  return level !== null && bots.includes(level) ? level : usualBot
}

export const chosenLevel = (game: string): string => knownLevel(game, preferences.get().level)

export const useChosenLevel = (game: string): string => knownLevel(game, usePreferences().level)
