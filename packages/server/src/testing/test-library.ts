import { GAMES } from '@slapwise/games'
import { GAME_NAMES } from '@slapwise/games/i18n'
import type { GameLibrary } from '../serve.ts'

/** The games of servers in specs. */
export const TEST_LIBRARY: GameLibrary = {
  games: GAMES,
  botWorker: new URL('./bot-worker.ts', import.meta.url),
  names: GAME_NAMES,
}
