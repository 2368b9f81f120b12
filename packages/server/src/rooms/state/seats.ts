import type { AnyGame } from '@slapwise/kernel'
import type { MemberNumber } from '@slapwise/protocol'
import type { RequestedEvent } from './journal-event.ts'
import type { ChangeScope } from './reduce-room-state.ts'
import { createEmptySeat, type RoomData, type SeatState } from './room-data.ts'
import type { RoomState } from './room-state.ts'
import { findReservedSeat, handOverSeat, playerNameAt, type SeatSuccessor } from './seat-handover.ts'

export function seatMember(
  data: RoomData,
  by: MemberNumber,
  former: number | null,
  seat: number,
): ChangeScope {
  if (former !== null) data.seats[former] = createEmptySeat()
  data.seats[seat] = { ...createEmptySeat(), member: by }
  return 'room'
}

export function vacateSeat(data: RoomData, seat: number): ChangeScope {
  data.seats[seat] = createEmptySeat()
  return 'room'
}

export function addBot(data: RoomData, { seat, level }: RequestedEvent & { type: 'added-bot' }): ChangeScope {
  data.seats[seat] = { ...createEmptySeat(), botLevel: level, isReady: true }
  return 'room'
}

/** A member without a seat gets one during a match. Its owner, if there is one, gets it back on return. */
export function giveSeat(room: RoomState, seat: number, member: MemberNumber): ChangeScope {
  const { member: former, reservedFor } = room.data.seats[seat]
  const owner = reservedFor ?? former
  handOverSeatInMatch(room, seat, { member, reservedFor: owner === member ? null : owner })
  return 'room'
}

export function refuseSeat({ members }: RoomData, member: MemberNumber, by: MemberNumber): ChangeScope {
  const refused = members[member]
  refused.requestedSeat = null
  if (member !== by) refused.wasSeatRefused = true
  return 'room'
}

/** Plays again in their own seat, whoever has played there meanwhile. */
export function returnToSeat(room: RoomState, member: MemberNumber, seat: number | null): ChangeScope {
  if (seat === null)
    handOverSeatInMatch(room, findReservedSeat(room.data, member)!, { member, reservedFor: null })
  else markPresent(room.data.seats[seat])
  return 'room'
}

/** Marks the owner of a seat as present; returns whether that is a change. */
export function markPresent(seat: SeatState): boolean {
  const wasAway = seat.isAway
  Object.assign(seat, { isAway: false, missedTurns: 0 })
  return wasAway
}

/**
 * Once commitments are closed, seats stay taken: a bot takes over for good, or, if the member played for somebody else,
 * until that owner is back.
 */
export function leaveSeat(room: RoomState, seat: number): void {
  const { data, game } = room
  const { reservedFor } = data.seats[seat]
  if (data.phase === 'lobby') data.seats[seat] = createEmptySeat()
  else if (reservedFor !== null)
    handOverSeatInMatch(room, seat, { member: reservedFor, isAway: true, reservedFor: null })
  else handOverSeatInMatch(room, seat, { botLevel: game.substituteLevel })
}

function handOverSeatInMatch(
  { data, match, position }: RoomState,
  seat: number,
  successor: SeatSuccessor,
): void {
  const from = playerNameAt(data, seat)
  handOverSeat(data, seat, successor, position - 1)
  if (data.phase === 'playing')
    match!.handOverSeat({ kind: 'took-over', seat, fromPlayer: from, toPlayer: playerNameAt(data, seat) })
}

/** The bot level, or the game's substitute for a level that it does not have. */
export const resolveBotLevel = ({ bots, substituteLevel }: AnyGame, level: string | null): string =>
  level !== null && Object.hasOwn(bots, level) ? level : substituteLevel
