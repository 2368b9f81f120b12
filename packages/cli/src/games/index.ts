import type { AnyGame } from '@slapwise/kernel'
import type { InstalledGames } from '../installed-games.ts'
import { boardTerminal } from './board/index.ts'
import { franticTerminal } from './frantic/index.ts'
import type { GameTerminal } from './game-terminal.ts'
import { createPlainTerminal } from './plain/index.ts'

/** The games that have more than plain lines here. */
const TERMINALS: Readonly<Record<string, GameTerminal>> = {
  [franticTerminal.game.id]: franticTerminal,
  [boardTerminal.game.id]: boardTerminal,
}

export const getTerminal = ({ formatters }: InstalledGames, game: AnyGame): GameTerminal =>
  TERMINALS[game.id] ?? createPlainTerminal(game, formatters[game.id])
