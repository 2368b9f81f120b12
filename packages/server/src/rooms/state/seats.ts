import type { AnyGame } from '@slapwise/kernel'
import type { MemberNumber } from '@slapwise/protocol'
import type { MemberEvent } from './journal-event.ts'
import type { ChangeScope } from './reduce-room-state.ts'
import { createEmptySeat, type RoomData, type SeatState } from './room-data.ts'
import type { RoomState } from './room-state.ts'
import { findReservedSeat, handOverSeat, playerNameAt, type SeatSuccessor } from './seat-handover.ts'

export function seatMember(
  state: RoomData,
  by: MemberNumber,
  former: number | null,
  seat: number,
): ChangeScope {
  if (former !== null) state.seats[former] = createEmptySeat()
  state.seats[seat] = { ...createEmptySeat(), member: by }
  return 'room'
}

export function vacateSeat(state: RoomData, seat: number): ChangeScope {
  state.seats[seat] = createEmptySeat()
  return 'room'
}

export function addBot(state: RoomData, { seat, level }: MemberEvent & { type: 'added-bot' }): ChangeScope {
  state.seats[seat] = { ...createEmptySeat(), bot: level, isReady: true }
  return 'room'
}

/** A member without a seat gets one in mid-match. Its owner, if there is one, gets it back by coming back. */
export function giveSeat(room: RoomState, seat: number, member: MemberNumber): ChangeScope {
  const { member: former, keptFor } = room.data.seats[seat]
  const owner = keptFor ?? former
  handOverSeatInMatch(room, seat, { member, keptFor: owner === member ? null : owner })
  return 'room'
}

export function refuseSeat({ members }: RoomData, member: MemberNumber, by: MemberNumber): ChangeScope {
  const refused = members[member]
  refused.asksFor = null
  if (member !== by) refused.wasRefused = true
  return 'room'
}

/** Plays again in their own seat, whoever has played there meanwhile. */
export function returnToSeat(room: RoomState, member: MemberNumber, seat: number | null): ChangeScope {
  if (seat === null)
    handOverSeatInMatch(room, findReservedSeat(room.data, member)!, { member, keptFor: null })
  else markPresent(room.data.seats[seat])
  return 'room'
}

/** Marks the owner of a seat as not away; tells whether that is a change. */
export function markPresent(seat: SeatState): boolean {
  const wasAway = seat.isAway
  Object.assign(seat, { isAway: false, missed: 0 })
  return wasAway
}

/**
 * From when pledges are closed seats stay taken: a bot takes over for good, or, where the member has played for somebody else,
 * until that owner is back.
 */
export function leaveSeat(room: RoomState, seat: number): void {
  const { data: state, game } = room
  const { keptFor } = state.seats[seat]
  if (state.phase === 'lobby') state.seats[seat] = createEmptySeat()
  else if (keptFor !== null) handOverSeatInMatch(room, seat, { member: keptFor, isAway: true, keptFor: null })
  else handOverSeatInMatch(room, seat, { bot: game.substituteLevel })
}

function handOverSeatInMatch(
  { data: state, match, position }: RoomState,
  seat: number,
  successor: SeatSuccessor,
): void {
  const from = playerNameAt(state, seat)
  handOverSeat(state, seat, successor, position - 1)
  if (state.phase === 'playing')
    match!.handOverSeat({ kind: 'took-over', seat, fromPlayer: from, toPlayer: playerNameAt(state, seat) })
}

/** A bot's level, or the game's substitute for a level that it does not have. */
export const resolveBotLevel = (
  { bots, substituteLevel: substitute }: AnyGame,
  level: string | null,
): string => (level !== null && Object.hasOwn(bots, level) ? level : substitute)
