import type { MemberNumber } from '@slapwise/protocol'
import type { JournalEvent, MemberEvent } from './journal-event.ts'
import type { ChangeScope } from './reduce-room-state.ts'
import { logRequest } from './request-log.ts'
import { createMember, type Member } from './room-data.ts'
import type { RoomState } from './room-state.ts'
import { leaveSeat } from './seats.ts'

export function createRoom(
  { data: state }: RoomState,
  event: JournalEvent & { type: 'created' },
): ChangeScope {
  const { code, isPublic, serverSeed, game, creatorAddressHash } = event
  Object.assign(state, {
    code,
    game,
    isPublic,
    serverSeed,
    creatorAddressHash,
    members: [createMember(event)],
  })
  state.seats[0].member = 0
  return 'room'
}

/** Members who join again keep their request log, the hands they have seen, and a refusal of the host. */
export function joinRoom({ data: state }: RoomState, event: JournalEvent & { type: 'joined' }): ChangeScope {
  const { members } = state
  const { member } = event
  const before = members[member]
  members[member] = createMember(event)
  if (before?.identity === event.identity) {
    const { clients, forgottenVersion, handsSeen, wasSeatRefused } = before
    Object.assign(members[member], { clients, forgottenVersion, handsSeen, wasSeatRefused })
  }
  logRequest(members[member], event.id, state.version + 1)
  return 'members'
}

export function renameMember(
  member: Member,
  { name, avatar }: MemberEvent & { type: 'renamed' },
): ChangeScope {
  member.name = name
  if (avatar !== undefined) member.avatar = avatar
  return 'members'
}

/** `nextHost` is the next host, if the one who leaves is the host. */
export function leaveRoom(room: RoomState, number: MemberNumber, nextHost: MemberNumber | null): ChangeScope {
  const { data: state } = room
  const seat = room.seatOf(number)
  Object.assign(state.members[number], { hasLeft: true, requestedSeat: null })
  state.voters = state.voters.filter((voter) => voter !== number)
  if (seat !== null) leaveSeat(room, seat)
  for (const other of state.seats) if (other.reservedFor === number) other.reservedFor = null
  if (state.host === number) state.host = nextHost ?? number
  if (state.owner === number) state.owner = state.host
  // Nobody would be left to vote for the end of the pause.
  if (state.seats.every(({ member }) => member === null)) state.isPaused = false
  return 'room'
}
