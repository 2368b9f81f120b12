import { GAMES } from '@slapwise/games'
import type { Library } from '../serve.ts'

/** What is played on the servers of specs. */
export const LIBRARY: Library = { games: GAMES, thinker: new URL('./thinker.ts', import.meta.url) }
