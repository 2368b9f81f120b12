import { INSTALLED_GAMES } from '../installed-games.ts'

/** The weakest bot level of the default game. */
export const [WEAKEST] = Object.keys(INSTALLED_GAMES.games.defaultGame.bots)
