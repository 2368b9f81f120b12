import { type AnyGame, canonicalJson, type BaseSettings } from '@slapwise/kernel'
import type { ClientRequest } from '@slapwise/protocol'
import { formatZodIssues } from '../../format-zod-issues.ts'
import type { GameSettings } from '../../rules-for.ts'
import type { MemberEvent, RoomSettingsChange } from '../state/journal-event.ts'
import type { SeatState } from '../state/room-data.ts'
import type { RoomState } from '../state/room-state.ts'
import { notInLobbyError, RoomError } from './room-error.ts'

export function handleSettings(
  room: RoomState,
  { type: _, id: __, seen: ___, game: wanted, settings, ...rest }: ClientRequest & { type: 'set' },
): MemberEvent | null {
  const isOfGame = [wanted, settings, rest.pace, rest.window].some((named) => named !== undefined)
  if (isOfGame && room.data.phase !== 'lobby') throw notInLobbyError()
  const game = wanted === undefined ? room.game : requireGame(room, wanted)
  if (game.id === room.data.game) {
    const change = diffSettings(room, { settings: settings && checkSettings(game, settings), ...rest })
    return change && { type: 'set', change }
  }
  return {
    type: 'changed-game',
    game: game.id,
    change: { settings: checkSettings(game, settings ?? {}), ...rest },
  }
}

/** The fields of a change that are not so already; null if all are. */
function diffSettings(
  { data: state, game }: RoomState,
  change: RoomSettingsChange,
): RoomSettingsChange | null {
  const { data } = parseSettings(game, state.settings)
  const now: RoomSettingsChange = { ...state, settings: data && withoutPlayers(data) }
  const fields = Object.entries(change).filter(
    ([field, value]) =>
      value !== undefined && canonicalJson(value) !== canonicalJson(now[field as keyof RoomSettingsChange]),
  )
  return fields.length === 0 ? null : Object.fromEntries(fields)
}

/** One that this house has, and that everybody who is seated can play. */
function requireGame(room: RoomState, id: string): AnyGame {
  const game = room.games.find(id)
  if (!game) throw new RoomError('no-such-game', 'This house has no such game.')
  checkPlayerCount(room, game)
  return game
}

/** The details say who has to stand up: the bots first, then those in the last seats, and the host last of all. */
export function checkPlayerCount({ data: state, taken }: RoomState, { maxPlayers: most }: AnyGame): void {
  const tooMany = taken.length - most
  if (tooMany <= 0) return
  const rank = ({ member, bot }: SeatState) => (bot !== null ? 0 : member === state.host ? 2 : 1)
  const standing = state.seats
    .flatMap((seat, number) =>
      taken.includes(seat) ? [{ seat: number, member: seat.member, rank: rank(seat) }] : [],
    )
    .sort((one, other) => one.rank - other.rank || other.seat - one.seat)
    .slice(0, tooMany)
    .map(({ seat, member }) => ({ seat, member }))
  throw new RoomError('too-many-players', `At most ${most} can play, and ${taken.length} are seated.`, {
    most,
    standing,
  })
}

/** Settings are judged as a whole, for as many players as there could be. */
const parseSettings = (
  { settingsSchema: schema, minPlayers: leastPlayers }: AnyGame,
  settings: GameSettings,
) => schema.safeParse({ ...settings, players: leastPlayers })

const withoutPlayers = ({ players: _, ...settings }: BaseSettings): GameSettings => settings

function checkSettings(game: AnyGame, settings: GameSettings): GameSettings {
  const judged = parseSettings(game, settings)
  if (judged.success) return withoutPlayers(judged.data)
  const { message, details } = formatZodIssues(judged.error)
  throw new RoomError('bad-settings', message, details)
}
