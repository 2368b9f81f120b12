import { type Preferences, preferences, usePreferences } from '../preferences/preferences.ts'

/** Whom one can play against in a game. */
export interface Opponents {
  /** The levels of its bots, the weakest first. */
  readonly bots: readonly string[]
  /** The one that company is mostly made of. */
  readonly usualBot: string
}

const known = ({ bots, usualBot }: Opponents, { level }: Preferences): string =>
  level !== null && bots.includes(level) ? level : usualBot

/** Whom somebody likes to play against, as far as a game has such bots. */
export const chosenLevel = (game: Opponents): string => known(game, preferences.get())

export const useChosenLevel = (game: Opponents): string => known(game, usePreferences())
