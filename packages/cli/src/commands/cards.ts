import { readGame } from '../args.ts'
import { terminalOf } from '../games/index.ts'
import type { House } from '../house.ts'
import { gameIn } from '../match-args.ts'
import { UsageError } from '../usage-error.ts'

/** All there is in the box of a game. */
export function cards(args: readonly string[], house: House): number {
  const game = readGame(house.games, gameIn(args))
  const terminal = terminalOf(house, game)
  if (!terminal.cards) throw new UsageError(`There is no list of the cards of ${game.id}.`)
  return terminal.cards(args)
}
