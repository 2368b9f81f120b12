import { readGame } from '../args/args.ts'
import { findGameOption } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { getTerminal } from '../games/index.ts'
import type { InstalledGames } from '../installed-games.ts'

/** Lists the cards of a game, or describes one. */
export function cardsCommand(args: readonly string[], installed: InstalledGames): number {
  const game = readGame(installed.games, findGameOption(args))
  const terminal = getTerminal(installed, game)
  if (!terminal.runCardsCommand) throw new UsageError(`The game ${game.id} has no card list.`)
  return terminal.runCardsCommand(args)
}
