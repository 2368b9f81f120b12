import { INSTALLED_GAMES } from '../installed-games.ts'

/** The weakest bots of the first game. */
export const [WEAKEST] = Object.keys(INSTALLED_GAMES.games.defaultGame.bots)
