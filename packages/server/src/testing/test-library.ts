import { GAMES } from '@slapwise/games'
import type { GameLibrary } from '../serve.ts'

/** The games of servers in specs. */
export const TEST_LIBRARY: GameLibrary = {
  games: GAMES,
  botWorker: new URL('./bot-worker.ts', import.meta.url),
}
