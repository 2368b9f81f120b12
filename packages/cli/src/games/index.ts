import type { AnyGame } from '@slapwise/kernel'
import type { InstalledGames } from '../installed-games.ts'
import { boardTerminal } from './board/index.ts'
import { franticTerminal } from './frantic/index.ts'
import type { GameTerminal } from './game-terminal.ts'
import { createPlainTerminal } from './plain/index.ts'

/** The games with screens of their own; all others use plain text. */
const TERMINALS: Readonly<Record<string, GameTerminal>> = {
  [franticTerminal.game.id]: franticTerminal,
  [boardTerminal.game.id]: boardTerminal,
}

export const getTerminal = ({ formatters }: InstalledGames, game: AnyGame): GameTerminal =>
  TERMINALS[game.id] ?? createPlainTerminal(game, formatters[game.id])
