import { type AnyGame, type BaseSettings, canonicalJson } from '@slapwise/kernel'
import type { ClientRequest } from '@slapwise/protocol'
import { formatZodIssues } from '../../format-zod-issues.ts'
import type { GameSettings } from '../../rules-for.ts'
import type { RequestedEvent, RoomSettingsChange } from '../state/journal-event.ts'
import type { SeatState } from '../state/room-data.ts'
import type { RoomState } from '../state/room-state.ts'
import { notInLobbyError, RoomError } from './room-error.ts'

export function handleSettings(
  room: RoomState,
  {
    type: _,
    id: __,
    seenVersion: ___,
    game: gameId,
    settings,
    ...rest
  }: ClientRequest & { type: 'change-room' },
): RequestedEvent | null {
  const changesMatchTerms = [gameId, settings, rest.pace, rest.windowSeconds].some(
    (value) => value !== undefined,
  )
  if (changesMatchTerms && room.data.phase !== 'lobby') throw notInLobbyError()
  const game = gameId === undefined ? room.game : requireGame(room, gameId)
  if (game.id === room.data.game) {
    const change = diffSettings(room, { settings: settings && checkSettings(game, settings), ...rest })
    return change && { type: 'changed-room', change }
  }
  return {
    type: 'changed-game',
    game: game.id,
    change: { settings: checkSettings(game, settings ?? {}), ...rest },
  }
}

/** The fields of a change that differ from the current settings; null if there are none. */
function diffSettings({ data, game }: RoomState, change: RoomSettingsChange): RoomSettingsChange | null {
  const parsed = parseSettings(game, data.settings)
  const current: RoomSettingsChange = { ...data, settings: parsed.data && withoutPlayers(parsed.data) }
  const fields = Object.entries(change).filter(
    ([field, value]) =>
      value !== undefined &&
      canonicalJson(value) !== canonicalJson(current[field as keyof RoomSettingsChange]),
  )
  return fields.length === 0 ? null : Object.fromEntries(fields)
}

/**
 * Returns the game with this id. Throws `RoomError` if the server does not have it, or if too many seats are taken for
 * it.
 */
function requireGame(room: RoomState, id: string): AnyGame {
  const game = room.games.find(id)
  if (!game) throw new RoomError('no-such-game', 'This server does not have that game.')
  checkPlayerCount(room, game)
  return game
}

/** The error details list who has to stand up: bots first, then players from the last seat on, the host last. */
export function checkPlayerCount({ data, takenSeats }: RoomState, { maxPlayers }: AnyGame): void {
  const tooMany = takenSeats.length - maxPlayers
  if (tooMany <= 0) return
  const rank = ({ member, botLevel }: SeatState) => (botLevel !== null ? 0 : member === data.host ? 2 : 1)
  const mustStand = data.seats
    .flatMap((seat, number) =>
      takenSeats.includes(seat) ? [{ seat: number, member: seat.member, rank: rank(seat) }] : [],
    )
    .sort((one, other) => one.rank - other.rank || other.seat - one.seat)
    .slice(0, tooMany)
    .map(({ seat, member }) => ({ seat, member }))
  throw new RoomError(
    'too-many-players',
    `At most ${maxPlayers} can play, and ${takenSeats.length} are seated.`,
    {
      maxPlayers,
      mustStand,
    },
  )
}

/** Validates settings as a whole, for the minimum number of players. */
const parseSettings = ({ settingsSchema, minPlayers }: AnyGame, settings: GameSettings) =>
  settingsSchema.safeParse({ ...settings, players: minPlayers })

const withoutPlayers = ({ players: _, ...settings }: BaseSettings): GameSettings => settings

function checkSettings(game: AnyGame, settings: GameSettings): GameSettings {
  const parsed = parseSettings(game, settings)
  if (parsed.success) return withoutPlayers(parsed.data)
  const { message, details } = formatZodIssues(parsed.error)
  throw new RoomError('bad-settings', message, details)
}
