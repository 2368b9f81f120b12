import type { AnyGame } from '@slapwise/kernel'
import type { GameEntry } from '../kit/web-game.ts'
import { boardEntry } from './board/entry.ts'
import { franticEntry } from './frantic/entry.ts'

/** All games that this page can show, by their id; what is large about them comes when it is needed. */
export const GAME_ENTRIES: Readonly<Record<string, GameEntry>> = { frantic: franticEntry, board: boardEntry }

/** The one that old addresses mean, and whoever has not chosen. */
export const [FIRST] = Object.keys(GAME_ENTRIES)

/** Null for one that came into the house after this page. */
export const findGameEntry = (id: string): GameEntry | null =>
  Object.hasOwn(GAME_ENTRIES, id) ? GAME_ENTRIES[id] : null

/** The rules of a game; null for one that came into the house after this page. */
export const loadEngine = (id: string): Promise<AnyGame> | null =>
  findGameEntry(id)
    ?.loadEngine()
    .then((loaded) => loaded.default) ?? null
