import { isSeatTaken, MAX_SEATS } from '@slapwise/protocol'
import type { RoomSettingsChange } from './journal-event.ts'
import type { ChangeScope } from './reduce-room-state.ts'
import { createEmptySeat, type RoomData, resetSeat } from './room-data.ts'
import type { RoomState } from './room-state.ts'
import { resolveBotLevel } from './seats.ts'

/** Screens that may be kept in a locked room. */
export const MAX_SCREENS = 16

export function changeSettings(room: RoomState, change: RoomSettingsChange): ChangeScope {
  const { data: state } = room
  const before = state.phase === 'lobby' ? encodeMatchTerms(room) : null
  const { settings, pace, window, tempo, takeover, isPublic, isLocked } = change
  state.settings = settings ?? state.settings
  state.pace = pace ?? state.pace
  state.window = window === undefined ? state.window : window
  state.tempo = tempo ?? state.tempo
  state.takeover = takeover ?? state.takeover
  state.isPublic = isPublic ?? state.isPublic
  state.isLocked = isLocked ?? state.isLocked
  if (!state.isLocked) state.screens = []
  if (before !== null && encodeMatchTerms(room) !== before) resetReadiness(state)
  return 'room'
}

/** The terms that people are ready for, as a text to be compared. */
function encodeMatchTerms({ game, data: state, windowSeconds: window }: RoomState): string {
  const settings = game.settingsSchema.parse({ ...state.settings, players: game.minPlayers })
  return JSON.stringify([settings, state.pace, window])
}

/** People were ready for other terms. */
function resetReadiness({ seats }: RoomData): void {
  for (const seat of seats) if (seat.bot === null) seat.isReady = false
}

/** Everybody keeps a seat, as far as the game has chairs, and nobody is ready for it yet. */
export function changeGame(room: RoomState, id: string, change: RoomSettingsChange): ChangeScope {
  const { data: state } = room
  Object.assign(state, { game: id, settings: {} })
  const { game, seatCount: chairs } = room
  const seats = state.seats.map(({ bot, ...seat }) =>
    resetSeat({ ...seat, bot: bot && resolveBotLevel(game, bot) }),
  )
  for (const left of seats.splice(chairs).filter(isSeatTaken))
    seats[seats.findIndex((seat) => !isSeatTaken(seat))] = left
  state.seats = Array.from({ length: MAX_SEATS }, (_, seat) => seats[seat] ?? createEmptySeat())
  return changeSettings(room, change)
}

/** Screens are kept as long as the room is locked. */
export function keepScreens(state: RoomData, identities: readonly string[]): ChangeScope {
  if (state.isLocked) state.screens = [...new Set([...state.screens, ...identities])].slice(0, MAX_SCREENS)
  return 'room'
}
