import type { AnyGame } from '@slapwise/kernel'
import { parsePlayerCount } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { parseBots, repeatForSeats } from '../bots/bot-players.ts'

/** Reads `--bots` and `--players` into one bot name per seat. */
export function readLineUp(game: AnyGame, bots: string | undefined, players: string | undefined): string[] {
  if (bots === undefined)
    throw new UsageError(`--bots is missing: name the bots, such as --bots ${Object.keys(game.bots).join()}.`)
  const names = parseBots(game, bots)
  const seats = players === undefined ? seatCountFor(game, names) : parsePlayerCount(game, players)
  if (names.length > seats)
    throw new UsageError(
      `--bots names ${names.length} bots for ${seats} seats; name fewer or raise --players.`,
    )
  return repeatForSeats(names, seats)
}

function seatCountFor({ minPlayers, maxPlayers }: AnyGame, { length }: readonly string[]): number {
  if (length <= maxPlayers) return Math.max(length, minPlayers)
  throw new UsageError(`--bots names ${length} bots; a match has at most ${maxPlayers} seats.`)
}

/** All distinct rotations of a line-up, so that each bot plays each seat equally often. */
export function listSeatRotations(lineUp: readonly string[]): string[][] {
  const rotations = lineUp.map((_, first) => [...lineUp.slice(first), ...lineUp.slice(0, first)])
  const repetition = rotations.findIndex((rotation, i) => i > 0 && rotation.join() === lineUp.join())
  return repetition < 0 ? rotations : rotations.slice(0, repetition)
}
