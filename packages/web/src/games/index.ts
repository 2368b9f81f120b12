import type { AnyGame } from '@slapwise/kernel'
import type { GameEntry } from '../kit/web-game.ts'
import { board } from './board/entry.ts'
import { frantic } from './frantic/entry.ts'

/** All games that this page can show, by their id; what is large about them comes when it is needed. */
export const GAMES: Readonly<Record<string, GameEntry>> = { frantic, board }

/** The one that old addresses mean, and whoever has not chosen. */
export const [FIRST] = Object.keys(GAMES)

/** Null for one that came into the house after this page. */
export const gameEntry = (id: string): GameEntry | null => (Object.hasOwn(GAMES, id) ? GAMES[id] : null)

/** The rules of a game; null for one that came into the house after this page. */
export const loadEngine = (id: string): Promise<AnyGame> | null =>
  gameEntry(id)
    ?.engine()
    .then((loaded) => loaded.default) ?? null
