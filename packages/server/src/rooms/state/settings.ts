import { isSeatTaken, MAX_SEATS } from '@slapwise/protocol'
import type { RoomSettingsChange } from './journal-event.ts'
import type { ChangeScope } from './reduce-room-state.ts'
import { createEmptySeat, type RoomData, resetSeat } from './room-data.ts'
import type { RoomState } from './room-state.ts'
import { resolveBotLevel } from './seats.ts'

/** Shared screens that may stay in a locked room. */
export const MAX_SCREENS = 16

export function changeSettings(room: RoomState, change: RoomSettingsChange): ChangeScope {
  const { data } = room
  const before = data.phase === 'lobby' ? encodeMatchTerms(room) : null
  const { settings, pace, windowSeconds, tempo, takeoverPolicy, isPublic, isLocked } = change
  data.settings = settings ?? data.settings
  data.pace = pace ?? data.pace
  data.windowSeconds = windowSeconds === undefined ? data.windowSeconds : windowSeconds
  data.tempo = tempo ?? data.tempo
  data.takeoverPolicy = takeoverPolicy ?? data.takeoverPolicy
  data.isPublic = isPublic ?? data.isPublic
  data.isLocked = isLocked ?? data.isLocked
  if (!data.isLocked) data.screenIdentities = []
  if (before !== null && encodeMatchTerms(room) !== before) resetReadiness(data)
  return 'room'
}

/** Everything that players agree to by being ready, as a text to compare. */
function encodeMatchTerms({ game, data, windowSeconds }: RoomState): string {
  const settings = game.settingsSchema.parse({ ...data.settings, players: game.minPlayers })
  return JSON.stringify([settings, data.pace, windowSeconds])
}

/** The terms that players were ready for have changed. */
function resetReadiness({ seats }: RoomData): void {
  for (const seat of seats) if (seat.botLevel === null) seat.isReady = false
}

/** Players keep their seats as far as the game has enough, and nobody is ready. */
export function changeGame(room: RoomState, id: string, change: RoomSettingsChange): ChangeScope {
  const { data } = room
  Object.assign(data, { game: id, settings: {} })
  const { game, seatCount } = room
  const seats = data.seats.map(({ botLevel, ...seat }) =>
    resetSeat({ ...seat, botLevel: botLevel && resolveBotLevel(game, botLevel) }),
  )
  for (const left of seats.splice(seatCount).filter(isSeatTaken))
    seats[seats.findIndex((seat) => !isSeatTaken(seat))] = left
  data.seats = Array.from({ length: MAX_SEATS }, (_, seat) => seats[seat] ?? createEmptySeat())
  return changeSettings(room, change)
}

/** Screens are kept as long as the room is locked. */
export function keepScreens(data: RoomData, identities: readonly string[]): ChangeScope {
  if (data.isLocked)
    data.screenIdentities = [...new Set([...data.screenIdentities, ...identities])].slice(0, MAX_SCREENS)
  return 'room'
}
