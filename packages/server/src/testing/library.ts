import { GAMES } from '@slapwise/games'
import type { Library } from '../serve.ts'

/** What is played on the servers of specs. */
export const LIBRARY: Library = { games: GAMES, thinker: new URL('./bot-worker.ts', import.meta.url) }
