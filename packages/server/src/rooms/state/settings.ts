import { isTaken, SEATS } from '@slapwise/protocol'
import type { RoomChange } from './event.ts'
import type { Change } from './reduce-room.ts'
import type { Room } from './room.ts'
import { emptySeat, type RoomState, seatedAnew } from './room-state.ts'
import { levelIn } from './seats.ts'

/** Screens that may be kept in a locked room. */
export const MOST_SCREENS = 16

export function changeSettings(room: Room, change: RoomChange): Change {
  const { state } = room
  const before = state.phase === 'lobby' ? termsOf(room) : null
  const { settings, pace, window, tempo, takeover, isPublic, isLocked } = change
  state.settings = settings ?? state.settings
  state.pace = pace ?? state.pace
  state.window = window === undefined ? state.window : window
  state.tempo = tempo ?? state.tempo
  state.takeover = takeover ?? state.takeover
  state.isPublic = isPublic ?? state.isPublic
  state.isLocked = isLocked ?? state.isLocked
  if (!state.isLocked) state.screens = []
  if (before !== null && termsOf(room) !== before) askAgain(state)
  return 'room'
}

/** The terms that people are ready for, as a text to be compared. */
function termsOf({ game, state, window }: Room): string {
  const settings = game.settings.parse({ ...state.settings, players: game.leastPlayers })
  return JSON.stringify([settings, state.pace, window])
}

/** People were ready for other terms. */
function askAgain({ seats }: RoomState): void {
  for (const seat of seats) if (seat.bot === null) seat.isReady = false
}

/** Everybody keeps a seat, as far as the game has chairs, and nobody is ready for it yet. */
export function changeGame(room: Room, id: string, change: RoomChange): Change {
  const { state } = room
  Object.assign(state, { game: id, settings: {} })
  const { game, chairs } = room
  const seats = state.seats.map(({ bot, ...seat }) => seatedAnew({ ...seat, bot: bot && levelIn(game, bot) }))
  for (const left of seats.splice(chairs).filter(isTaken))
    seats[seats.findIndex((seat) => !isTaken(seat))] = left
  state.seats = Array.from({ length: SEATS }, (_, seat) => seats[seat] ?? emptySeat())
  return changeSettings(room, change)
}

/** Screens are kept as long as the room is locked. */
export function keepScreens(state: RoomState, identities: readonly string[]): Change {
  if (state.isLocked) state.screens = [...new Set([...state.screens, ...identities])].slice(0, MOST_SCREENS)
  return 'room'
}
