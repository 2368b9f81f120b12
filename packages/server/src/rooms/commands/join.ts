import type { ClientRequest, MemberNumber } from '@slapwise/protocol'
import type { JournalEvent } from '../state/journal-event.ts'
import { CREATOR_NUMBER, type Member, type RoomData } from '../state/room-data.ts'
import type { RoomState } from '../state/room-state.ts'
import { requireFreeName } from './names.ts'
import { RoomError } from './room-error.ts'

/** Members who have not left. */
const MAX_MEMBERS = 64
/** From this length of the member list on, newcomers reuse the numbers of members who have left. */
const REUSE_NUMBERS_FROM = 32
/** Including members who have left but are still shown somewhere: every welcome contains the whole list. */
const MAX_LISTED_MEMBERS = 128

export function handleJoin(
  room: RoomState,
  by: MemberNumber | null,
  identity: string,
  { id, name, avatar }: ClientRequest & { type: 'join' },
): JournalEvent {
  if (by !== null) throw new RoomError('name-taken', 'You have already joined.')
  if (room.data.isLocked) throw new RoomError('room-locked', 'The host has locked this room.')
  return {
    type: 'joined',
    identity,
    id,
    name: requireFreeName(room, name, null),
    avatar: avatar ?? null,
    member: memberNumberFor(room, identity),
  }
}

/** The member's own earlier number, a new one, or that of a member who has left. */
function memberNumberFor({ data }: RoomState, identity: string): MemberNumber {
  const { members } = data
  const own = members.findLastIndex((member) => member.identity === identity)
  if (own >= 0 && members[own].isRemoved)
    throw new RoomError('member-removed', 'The host has removed you; only the host can readmit you.')
  if (members.filter(({ hasLeft }) => !hasLeft).length >= MAX_MEMBERS)
    throw new RoomError('room-full', 'This room is full.')
  if (own >= 0) return own
  if (members.length < REUSE_NUMBERS_FROM) return members.length
  return reusableMemberNumber(data) ?? members.length
}

/** The number of a member who has left and can be forgotten; null if there is none, and the list may grow. */
function reusableMemberNumber(data: RoomData): MemberNumber | null {
  const { members } = data
  const kept = numbersInUse(data)
  const past = members.flatMap(({ hasLeft }, number) => (hasLeft && !kept.has(number) ? [number] : []))
  const forgotten = past.find((number) => !hasRestriction(members[number]))
  if (forgotten !== undefined || members.length < MAX_LISTED_MEMBERS) return forgotten ?? null
  // Last resort: forget a restricted member. Identities are free, so keeping the list longer would not keep anybody
  // out.
  return past[0]
}

/** Whether the member is barred from something: joining again, or playing another seat in this match. */
const hasRestriction = ({ isRemoved, wasSeatRefused, handsSeen }: Member): boolean =>
  isRemoved || wasSeatRefused || handsSeen.length > 0

/** Numbers of members who are host, owner or seated, or whose chat is still shown. */
const numbersInUse = ({ host, owner, seats, chat }: RoomData): ReadonlySet<MemberNumber | null> =>
  new Set([CREATOR_NUMBER, host, owner, ...[...seats, ...chat].map(({ member }) => member)])
