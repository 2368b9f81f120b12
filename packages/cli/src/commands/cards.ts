import { readGame } from '../args/args.ts'
import { findGameOption } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { getTerminal } from '../games/index.ts'
import type { InstalledGames } from '../installed-games.ts'

/** All there is in the box of a game. */
export function cardsCommand(args: readonly string[], installed: InstalledGames): number {
  const game = readGame(installed.games, findGameOption(args))
  const terminal = getTerminal(installed, game)
  if (!terminal.runCardsCommand) throw new UsageError(`There is no list of the cards of ${game.id}.`)
  return terminal.runCardsCommand(args)
}
