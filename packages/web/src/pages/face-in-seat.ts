import type { RoomView } from '@slapwise/protocol'
import { peopleIn, taken } from '../game/room-state.ts'
import { facesOf } from '../look/avatar.tsx'

/** The face of whoever is in a seat of the room: the one they will have at the table. */
export function faceInSeat(room: RoomView, seat: number): number {
  const place = taken(room).indexOf(room.seats[seat])
  return facesOf(peopleIn(room))[place]
}
