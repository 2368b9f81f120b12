import { botName } from '@slapwise/kernel'
import { isSeatTaken, type RoomView, type SeatView } from '@slapwise/protocol'

/**
 * The taken seats in table order: the host, who deals first, comes first. The lobby already uses the order of the deal,
 * so that no bot changes its name or face when the match starts.
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

/** The display names at the table, including bots. */
export function namesAtTable(room: RoomView): string[] {
  const seats = seatsAtTable(room)
  const people = seats.flatMap(({ member }) => (member === null ? [] : [room.members[member].name]))
  return seats.map(({ member }, seat) =>
    member === null ? botName(seat, people) : room.members[member].name,
  )
}
