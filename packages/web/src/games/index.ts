import type { AnyGame } from '@slapwise/kernel'
import type { GameEntry } from '../kit/web-game.ts'
import { boardEntry } from './board/entry.ts'
import { franticEntry } from './frantic/entry.ts'

/** All games of this page by id; their code is loaded on demand. */
export const GAME_ENTRIES: Readonly<Record<string, GameEntry>> = { frantic: franticEntry, board: boardEntry }

/** The default game, also for addresses without a game. */
export const [DEFAULT_GAME_ID] = Object.keys(GAME_ENTRIES)

/** Null for a game that was added to the server after this page was loaded. */
export const findGameEntry = (id: string): GameEntry | null =>
  Object.hasOwn(GAME_ENTRIES, id) ? GAME_ENTRIES[id] : null

/** Loads the rules of a game; null for a game that was added to the server after this page was loaded. */
export const loadEngine = (id: string): Promise<AnyGame> | null =>
  findGameEntry(id)
    ?.loadEngine()
    .then((loaded) => loaded.default) ?? null
