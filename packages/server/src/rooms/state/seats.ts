import type { AnyGame } from '@slapwise/kernel'
import type { MemberNumber } from '@slapwise/protocol'
import type { MemberEvent } from './event.ts'
import { handOver, playerIn, type Successor, seatKeptFor } from './handover.ts'
import type { Change } from './reduce-room.ts'
import type { Room } from './room.ts'
import { emptySeat, type RoomState, type SeatState } from './room-state.ts'

export function sit(state: RoomState, by: MemberNumber, former: number | null, seat: number): Change {
  if (former !== null) state.seats[former] = emptySeat()
  state.seats[seat] = { ...emptySeat(), member: by }
  return 'room'
}

export function standUp(state: RoomState, seat: number): Change {
  state.seats[seat] = emptySeat()
  return 'room'
}

export function addBot(state: RoomState, { seat, level }: MemberEvent & { type: 'added-bot' }): Change {
  state.seats[seat] = { ...emptySeat(), bot: level, isReady: true }
  return 'room'
}

/** A member without a seat gets one in mid-match. Its owner, if there is one, gets it back by coming back. */
export function giveSeat(room: Room, seat: number, member: MemberNumber): Change {
  const { member: former, keptFor } = room.state.seats[seat]
  const owner = keptFor ?? former
  handOverInMatch(room, seat, { member, keptFor: owner === member ? null : owner })
  return 'room'
}

export function refuseSeat({ members }: RoomState, member: MemberNumber, by: MemberNumber): Change {
  const refused = members[member]
  refused.asksFor = null
  if (member !== by) refused.wasRefused = true
  return 'room'
}

/** Plays again in their own seat, whoever has played there meanwhile. */
export function comeBack(room: Room, member: MemberNumber, seat: number | null): Change {
  if (seat === null) handOverInMatch(room, seatKeptFor(room.state, member)!, { member, keptFor: null })
  else setPresent(room.state.seats[seat])
  return 'room'
}

/** Marks the owner of a seat as not away; tells whether that is a change. */
export function setPresent(seat: SeatState): boolean {
  const wasAway = seat.isAway
  Object.assign(seat, { isAway: false, missed: 0 })
  return wasAway
}

/**
 * From when pledges are closed seats stay taken: a bot takes over for good, or, where the member has played for somebody else,
 * until that owner is back.
 */
export function leaveSeat(room: Room, seat: number): void {
  const { state, game } = room
  const { keptFor } = state.seats[seat]
  if (state.phase === 'lobby') state.seats[seat] = emptySeat()
  else if (keptFor !== null) handOverInMatch(room, seat, { member: keptFor, isAway: true, keptFor: null })
  else handOverInMatch(room, seat, { bot: game.substitute })
}

function handOverInMatch({ state, match, position }: Room, seat: number, successor: Successor): void {
  const from = playerIn(state, seat)
  handOver(state, seat, successor, position - 1)
  if (state.phase === 'playing') match!.handOver({ kind: 'took-over', seat, from, to: playerIn(state, seat) })
}

/** A bot's level, or the game's substitute for a level that it does not have. */
export const levelIn = ({ bots, substitute }: AnyGame, level: string | null): string =>
  level !== null && Object.hasOwn(bots, level) ? level : substitute
