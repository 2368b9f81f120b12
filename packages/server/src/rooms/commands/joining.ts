import type { MemberNumber, Request } from '@slapwise/protocol'
import type { RoomEvent } from '../state/event.ts'
import type { Room } from '../state/room.ts'
import { FOUNDER, type Member, type RoomState } from '../state/room-state.ts'
import { RoomError } from './errors.ts'
import { freeName } from './names.ts'

/** Members who have not left. */
const MEMBERS = 64
/** From this length of the list on, newcomers take the places of members who have left. */
const MEMBERS_REMEMBERED = 32
/** With those who have left and of whom something is still to be seen: every welcome has the whole list. */
const MEMBERS_LISTED = 128

export function join(
  room: Room,
  by: MemberNumber | null,
  identity: string,
  { id, name, avatar }: Request & { type: 'join' },
): RoomEvent {
  if (by !== null) throw new RoomError('name-taken', 'You are here already.')
  if (room.state.isLocked) throw new RoomError('room-locked', 'The host has locked this room.')
  return {
    type: 'joined',
    identity,
    id,
    name: freeName(room, name, null),
    avatar: avatar ?? null,
    as: placeFor(room, identity),
  }
}

/** Their own place in the list, a new one, or that of somebody who has left. */
function placeFor({ state }: Room, identity: string): MemberNumber {
  const { members } = state
  const own = members.findLastIndex((member) => member.identity === identity)
  if (own >= 0 && members[own].isSentAway)
    throw new RoomError('sent-away', 'The host has sent you away, and only the host can let you in again.')
  if (members.filter(({ hasLeft }) => !hasLeft).length >= MEMBERS)
    throw new RoomError('room-full', 'This room is full.')
  if (own >= 0) return own
  if (members.length < MEMBERS_REMEMBERED) return members.length
  return placeOfPast(state) ?? members.length
}

/** The place of somebody who has left and can be forgotten; null if there is none, and the list may grow. */
function placeOfPast(state: RoomState): MemberNumber | null {
  const { members } = state
  const kept = numbersInUse(state)
  const past = members.flatMap(({ hasLeft }, number) => (hasLeft && !kept.has(number) ? [number] : []))
  const forgotten = past.find((number) => !isBarred(members[number]))
  if (forgotten !== undefined || members.length < MEMBERS_LISTED) return forgotten ?? null
  // Somebody who is barred from something: identities cost nothing, so that nobody is kept out by a longer list.
  return past[0]
}

/** Something is not open to them any more: to come in again, or to play another seat in this match. */
const isBarred = ({ isSentAway, wasRefused, handsSeen }: Member): boolean =>
  isSentAway || wasRefused || handsSeen.length > 0

/** Members who are more than a past visitor, or whose number is still shown somewhere. */
const numbersInUse = ({ host, owner, seats, chat }: RoomState): ReadonlySet<MemberNumber | null> =>
  new Set([FOUNDER, host, owner, ...[...seats, ...chat].map(({ member }) => member)])
