import type { MemberNumber } from '@slapwise/protocol'
import type { JournalEvent, RequestedEvent } from './journal-event.ts'
import type { ChangeScope } from './reduce-room-state.ts'
import { logRequest } from './request-log.ts'
import { createMember, type Member } from './room-data.ts'
import type { RoomState } from './room-state.ts'
import { leaveSeat } from './seats.ts'

export function createRoom({ data }: RoomState, event: JournalEvent & { type: 'created' }): ChangeScope {
  const { code, isPublic, serverSeed, game, creatorAddressHash } = event
  Object.assign(data, {
    code,
    game,
    isPublic,
    serverSeed,
    creatorAddressHash,
    members: [createMember(event)],
  })
  data.seats[0].member = 0
  return 'room'
}

/** Members who join again keep their request log, the hands they have seen, and a refusal of the host. */
export function joinRoom({ data }: RoomState, event: JournalEvent & { type: 'joined' }): ChangeScope {
  const { members } = data
  const { member } = event
  const before = members[member]
  members[member] = createMember(event)
  if (before?.identity === event.identity) {
    const { clients, forgottenVersion, handsSeen, wasSeatRefused } = before
    Object.assign(members[member], { clients, forgottenVersion, handsSeen, wasSeatRefused })
  }
  logRequest(members[member], event.id, data.version + 1)
  return 'members'
}

export function renameMember(
  member: Member,
  { name, avatar }: RequestedEvent & { type: 'renamed' },
): ChangeScope {
  member.name = name
  if (avatar !== undefined) member.avatar = avatar
  return 'members'
}

/** `nextHost` is the next host, if the one who leaves is the host. */
export function leaveRoom(room: RoomState, number: MemberNumber, nextHost: MemberNumber | null): ChangeScope {
  const { data } = room
  const seat = room.seatOf(number)
  Object.assign(data.members[number], { hasLeft: true, requestedSeat: null })
  data.voters = data.voters.filter((voter) => voter !== number)
  if (seat !== null) leaveSeat(room, seat)
  for (const other of data.seats) if (other.reservedFor === number) other.reservedFor = null
  if (data.host === number) data.host = nextHost ?? number
  if (data.owner === number) data.owner = data.host
  // Nobody would be left to vote for the end of the pause.
  if (data.seats.every(({ member }) => member === null)) data.isPaused = false
  return 'room'
}
