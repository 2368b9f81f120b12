import { type ClientRequest, isSeatTaken, type MemberNumber } from '@slapwise/protocol'
import type { RequestedEvent } from '../state/journal-event.ts'
import type { SeatState } from '../state/room-data.ts'
import type { RoomState } from '../state/room-state.ts'
import { findReservedSeat, isSeatOpen } from '../state/seat-handover.ts'
import type { OnlineCheck } from './command.ts'
import { RoomError } from './room-error.ts'

export function requireSeat(room: RoomState, seat: number): SeatState {
  if (seat >= room.seatCount) throw new RoomError('no-such-seat', `This game has ${room.seatCount} seats.`)
  return room.data.seats[seat]
}

function requireFreeSeat(room: RoomState, seat: number): number {
  if (isSeatTaken(requireSeat(room, seat))) throw new RoomError('seat-taken', 'That seat is taken.')
  return seat
}

/** Without a seat number: the first free seat, or no change for a member who has one. */
export function handleSit(
  room: RoomState,
  by: MemberNumber,
  seat: number | undefined,
): RequestedEvent | null {
  if (seat !== undefined) return { type: 'sat', seat: requireFreeSeat(room, seat) }
  if (room.seatOf(by) !== null) return null
  const free = room.data.seats.slice(0, room.seatCount).findIndex((each) => !isSeatTaken(each))
  if (free < 0) throw new RoomError('seat-taken', 'All seats are taken.')
  return { type: 'sat', seat: free }
}

/** Requires a seat where a bot can be placed; another bot may be replaced. */
export function requireBotSeat(room: RoomState, seat: number): number {
  if (requireSeat(room, seat).member !== null) throw new RoomError('seat-taken', 'That seat is taken.')
  return seat
}

export const notSeatedError = ({ data }: RoomState, by: MemberNumber): RoomError =>
  new RoomError(
    'not-seated',
    findReservedSeat(data, by) === null
      ? 'Take a seat first.'
      : 'Somebody else plays your seat: send return-to-seat first.',
  )

/** Takes the seat, or requests it from the host, depending on the takeover policy. The host needs no permission. */
export function handleTakeSeat(room: RoomState, by: MemberNumber, seat: number): RequestedEvent {
  const { data } = room
  const { takeoverPolicy, host, members } = data
  checkCanPlay(room, seat, by)
  if (!isSeatOpen(data.seats[seat])) throw new RoomError('seat-taken', 'Another player has that seat.')
  if (takeoverPolicy === 'anybody' || by === host) return { type: 'took-seat', seat }
  if (takeoverPolicy === 'nobody' || members[by].wasSeatRefused)
    throw new RoomError('seat-refused', 'The host does not give you a seat in this match.')
  return { type: 'requested-seat', seat }
}

/**
 * The seat of a disconnected member can be given away: they may have lost their device, and without a clock the match
 * would stop.
 */
export function handleGiveSeat(
  room: RoomState,
  { seat, member }: ClientRequest & { type: 'give-seat' },
  isOnline: OnlineCheck,
): RequestedEvent {
  checkCanPlay(room, seat, requireMember(room, member))
  const seatState = room.data.seats[seat]
  if (!isSeatOpen(seatState) && isOnline(seatState.member!))
    throw new RoomError('seat-taken', 'Another player has that seat.')
  return { type: 'gave-seat', seat, member }
}

/** Throws unless a member without a seat could play this one in the current match. */
function checkCanPlay(room: RoomState, seat: number, member: MemberNumber): void {
  const { data, takenSeats } = room
  if (data.phase !== 'playing') throw new RoomError('not-playing', 'No match is being played.')
  if (seat >= takenSeats.length) throw new RoomError('no-such-seat', 'That seat is not part of the match.')
  if (room.seatOf(member) !== null) throw new RoomError('no-such-member', 'That member already has a seat.')
  if (data.members[member].handsSeen.some((seen) => seen !== seat))
    throw new RoomError(
      'other-hand-seen',
      'A member who has seen one hand of this match cannot play another.',
    )
}

export function handleRefuseSeat(room: RoomState, member: MemberNumber): RequestedEvent {
  if (room.data.members[requireMember(room, member)].requestedSeat === null)
    throw new RoomError('no-such-member', 'That member has not requested a seat.')
  return { type: 'refused-seat', member }
}

export function requireBotLevel({ game }: RoomState, level: string): string {
  if (!Object.hasOwn(game.bots, level)) throw new RoomError('no-such-bot', `There is no bot called ${level}.`)
  return level
}

export function requireMember({ data }: RoomState, member: MemberNumber): MemberNumber {
  if (!data.members[member] || data.members[member].hasLeft)
    throw new RoomError('no-such-member', 'There is no member with that number.')
  return member
}
