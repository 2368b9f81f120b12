import type { AnyGame } from '@slapwise/kernel'
import { parsePlayerCount } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { parseBots, repeatForSeats } from '../bots/bot-players.ts'

/** Who plays against whom: a bot for each seat. */
export function readLineUp(game: AnyGame, bots: string | undefined, players: string | undefined): string[] {
  if (bots === undefined)
    throw new UsageError(`--bots is missing: who plays, such as --bots ${Object.keys(game.bots).join()}.`)
  const names = parseBots(game, bots)
  const seats = players === undefined ? seatCountFor(game, names) : parsePlayerCount(game, players)
  if (names.length > seats) throw new UsageError(`--bots names ${names.length} for ${seats} seats.`)
  return repeatForSeats(names, seats)
}

function seatCountFor({ minPlayers, maxPlayers }: AnyGame, { length }: readonly string[]): number {
  if (length <= maxPlayers) return Math.max(length, minPlayers)
  throw new UsageError(`--bots names ${length}, where at most ${maxPlayers} play.`)
}

/** Every way to sit in the same order: all have each seat equally often. */
export function listSeatRotations(lineUp: readonly string[]): string[][] {
  const rotations = lineUp.map((_, first) => [...lineUp.slice(first), ...lineUp.slice(0, first)])
  const again = rotations.findIndex((rotation, i) => i > 0 && rotation.join() === lineUp.join())
  return again < 0 ? rotations : rotations.slice(0, again)
}
