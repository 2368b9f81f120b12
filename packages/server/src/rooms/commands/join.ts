import type { ClientRequest, MemberNumber } from '@slapwise/protocol'
import type { JournalEvent } from '../state/journal-event.ts'
import { FOUNDER_NUMBER, type Member, type RoomData } from '../state/room-data.ts'
import type { RoomState } from '../state/room-state.ts'
import { requireFreeName } from './names.ts'
import { RoomError } from './room-error.ts'

/** Members who have not left. */
const MAX_MEMBERS = 64
/** From this length of the list on, newcomers take the places of members who have left. */
const REUSE_NUMBERS_FROM = 32
/** With those who have left and of whom something is still to be seen: every welcome has the whole list. */
const MAX_LISTED_MEMBERS = 128

export function handleJoin(
  room: RoomState,
  by: MemberNumber | null,
  identity: string,
  { id, name, avatar }: ClientRequest & { type: 'join' },
): JournalEvent {
  if (by !== null) throw new RoomError('name-taken', 'You are here already.')
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

/** Their own place in the list, a new one, or that of somebody who has left. */
function memberNumberFor({ data }: RoomState, identity: string): MemberNumber {
  const { members } = data
  const own = members.findLastIndex((member) => member.identity === identity)
  if (own >= 0 && members[own].isRemoved)
    throw new RoomError(
      'member-removed',
      'The host has sent you away, and only the host can let you in again.',
    )
  if (members.filter(({ hasLeft }) => !hasLeft).length >= MAX_MEMBERS)
    throw new RoomError('room-full', 'This room is full.')
  if (own >= 0) return own
  if (members.length < REUSE_NUMBERS_FROM) return members.length
  return reusableMemberNumber(data) ?? members.length
}

/** The place of somebody who has left and can be forgotten; null if there is none, and the list may grow. */
function reusableMemberNumber(state: RoomData): MemberNumber | null {
  const { members } = state
  const kept = numbersInUse(state)
  const past = members.flatMap(({ hasLeft }, number) => (hasLeft && !kept.has(number) ? [number] : []))
  const forgotten = past.find((number) => !hasRestriction(members[number]))
  if (forgotten !== undefined || members.length < MAX_LISTED_MEMBERS) return forgotten ?? null
  // Somebody who is barred from something: identities cost nothing, so that nobody is kept out by a longer list.
  return past[0]
}

/** Something is not open to them any more: to come in again, or to play another seat in this match. */
const hasRestriction = ({ isRemoved, wasSeatRefused, handsSeen }: Member): boolean =>
  isRemoved || wasSeatRefused || handsSeen.length > 0

/** Members who are more than a past visitor, or whose number is still shown somewhere. */
const numbersInUse = ({ host, owner, seats, chat }: RoomData): ReadonlySet<MemberNumber | null> =>
  new Set([FOUNDER_NUMBER, host, owner, ...[...seats, ...chat].map(({ member }) => member)])
