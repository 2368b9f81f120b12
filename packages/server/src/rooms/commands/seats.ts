import { isTaken, type MemberNumber, type Request } from '@slapwise/protocol'
import type { MemberEvent } from '../state/event.ts'
import { isOpen, seatKeptFor } from '../state/handover.ts'
import type { Room } from '../state/room.ts'
import type { SeatState } from '../state/room-state.ts'
import type { IsOnline } from './command.ts'
import { RoomError } from './errors.ts'

export function chairAt(room: Room, seat: number): SeatState {
  if (seat >= room.chairs)
    throw new RoomError('no-such-seat', `There are ${room.chairs} seats, as many as can play this game.`)
  return room.state.seats[seat]
}

export function freeSeat(room: Room, seat: number): number {
  if (isTaken(chairAt(room, seat))) throw new RoomError('seat-taken', 'That seat is taken.')
  return seat
}

/** A bot makes room for another. */
export function seatForBot(room: Room, seat: number): number {
  if (chairAt(room, seat).member !== null) throw new RoomError('seat-taken', 'That seat is taken.')
  return seat
}

export const notSeated = ({ state }: Room, by: MemberNumber): RoomError =>
  new RoomError(
    'not-seated',
    seatKeptFor(state, by) === null
      ? 'Take a seat first.'
      : 'Somebody else plays your seat by now: say that you are back first.',
  )

/** The seat itself, or a request for it, as the host has set it. The host needs nobody's leave. */
export function takeSeat(room: Room, by: MemberNumber, seat: number): MemberEvent {
  const { state } = room
  const { takeover, host, members } = state
  checkMayPlay(room, seat, by)
  if (!isOpen(state.seats[seat])) throw new RoomError('seat-taken', 'Somebody plays there.')
  if (takeover === 'anybody' || by === host) return { type: 'took-seat', seat }
  if (takeover === 'nobody' || members[by].wasRefused)
    throw new RoomError('seat-refused', 'The host gives you no seat in this match.')
  return { type: 'asked-for-seat', seat }
}

/** The seat of a member who is not connected can be given away: they may have lost their device, and where no clock runs it would stand still. */
export function giveSeat(
  room: Room,
  { seat, member }: Request & { type: 'give-seat' },
  isOnline: IsOnline,
): MemberEvent {
  checkMayPlay(room, seat, present(room, member))
  const taken = room.state.seats[seat]
  if (!isOpen(taken) && isOnline(taken.member!)) throw new RoomError('seat-taken', 'Somebody plays there.')
  return { type: 'gave-seat', seat, member }
}

/** Whether somebody without a seat could play one in this match. */
function checkMayPlay(room: Room, seat: number, member: MemberNumber): void {
  const { state, taken } = room
  if (state.phase !== 'playing') throw new RoomError('not-playing', 'No match is being played.')
  if (seat >= taken.length) throw new RoomError('no-such-seat', 'Nobody plays there.')
  if (room.seatOf(member) !== null) throw new RoomError('no-such-member', 'They have a seat already.')
  if (state.members[member].handsSeen.some((seen) => seen !== seat))
    throw new RoomError('seen-a-hand', 'Whoever has seen one hand of this match can play no other.')
}

export function refuseSeat(room: Room, member: MemberNumber): MemberEvent {
  if (room.state.members[present(room, member)].asksFor === null)
    throw new RoomError('no-such-member', 'They do not ask for a seat.')
  return { type: 'refused-seat', member }
}

export function botOf({ game }: Room, level: string): string {
  if (!Object.hasOwn(game.bots, level)) throw new RoomError('no-such-bot', `There is no bot called ${level}.`)
  return level
}

export function present({ state }: Room, member: MemberNumber): MemberNumber {
  if (!state.members[member] || state.members[member].hasLeft)
    throw new RoomError('no-such-member', 'Nobody of that number is here.')
  return member
}
