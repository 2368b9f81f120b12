import { readGame } from '../args/args.ts'
import { gameIn } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { terminalOf } from '../games/index.ts'
import type { House } from '../house.ts'

/** All there is in the box of a game. */
export function cards(args: readonly string[], house: House): number {
  const game = readGame(house.games, gameIn(args))
  const terminal = terminalOf(house, game)
  if (!terminal.cards) throw new UsageError(`There is no list of the cards of ${game.id}.`)
  return terminal.cards(args)
}
