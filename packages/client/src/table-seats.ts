import { botName } from '@slapwise/kernel'
import { isSeatTaken, type RoomView, type SeatView } from '@slapwise/protocol'

/**
 * The seats that are taken, as the table numbers them: the host, who deals first, has the first one. Before the match
 * they are in the order that the deal would give them, so that nobody changes name or face with it.
 */
export function seatsAtTable({ seats, host, phase, isDealing }: RoomView): readonly SeatView[] {
  const taken = seats.filter(isSeatTaken)
  if (phase !== 'lobby' || isDealing) return taken
  const first = Math.max(
    taken.findIndex(({ member }) => member === host),
    0,
  )
  return [...taken.slice(first), ...taken.slice(0, first)]
}

/** What those at the table are called, bots included. */
export function namesAtTable(room: RoomView): string[] {
  const seats = seatsAtTable(room)
  const people = seats.flatMap(({ member }) => (member === null ? [] : [room.members[member].name]))
  return seats.map(({ member }, seat) =>
    member === null ? botName(seat, people) : room.members[member].name,
  )
}
