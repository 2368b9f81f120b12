import type { AnyGame } from '@slapwise/kernel'
import type { House } from '../house.ts'
import { board } from './board/index.ts'
import { frantic } from './frantic/index.ts'
import { plain } from './plain/index.ts'
import type { GameTerminal } from './terminal.ts'

/** The games that have more than plain lines here. */
const TERMINALS: Readonly<Record<string, GameTerminal>> = {
  [frantic.game.id]: frantic,
  [board.game.id]: board,
}

export const terminalOf = ({ speeches }: House, game: AnyGame): GameTerminal =>
  TERMINALS[game.id] ?? plain(game, speeches[game.id])
