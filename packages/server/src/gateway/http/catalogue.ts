import type { AnyGame, GameRegistry } from '@slapwise/kernel'
import { z } from 'zod'
import { formatZodIssues } from '../../format-zod-issues.ts'
import { RoomError } from '../../rooms/commands/room-error.ts'

export interface CatalogueQuery {
  readonly settings?: string
  readonly rulesVersion?: string
}

/** The meaning of the numbers in views and facts of a game, for given settings and rules version. */
export function createCatalogue(
  games: GameRegistry,
  id: string,
  { settings, rulesVersion }: CatalogueQuery,
): object {
  const game = games.find(id)
  if (!game) throw new RoomError('no-such-game', 'This server does not have that game.')
  const version = rulesVersion === undefined ? game.latestRulesVersion : Number(rulesVersion)
  if (!Number.isInteger(version) || version < 1 || version > game.latestRulesVersion)
    throw new RoomError(
      'bad-message',
      `rulesVersion has to be a whole number from 1 to ${game.latestRulesVersion}.`,
    )
  return game.catalogue(game.createRules(parseSettings(game, settings ?? '{}'), version))
}

function parseSettings(game: AnyGame, text: string) {
  const parsed = game.settingsSchema.safeParse({ players: game.minPlayers, ...parseObject(text) })
  if (parsed.success) return parsed.data
  throw new RoomError('bad-message', formatZodIssues(parsed.error).message)
}

function parseObject(text: string): object {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    throw new RoomError('bad-message', 'settings has to be a JSON object.')
  }
}
