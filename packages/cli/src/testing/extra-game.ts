import { crazyEights } from '@slapwise/crazy-eights'
import { createTextFormatter } from '@slapwise/crazy-eights/i18n'
import { GameRegistry } from '@slapwise/kernel'
import { INSTALLED_GAMES, type InstalledGames } from '../installed-games.ts'

/** An installation with an additional game that has no screens of its own. */
export const GAMES_WITH_CRAZY_EIGHTS: InstalledGames = {
  ...INSTALLED_GAMES,
  games: new GameRegistry(INSTALLED_GAMES.games.defaultGame, crazyEights),
  formatters: { ...INSTALLED_GAMES.formatters, [crazyEights.id]: createTextFormatter },
}
