import { botName, botNameInRecord, type MatchRecord, type Seat } from '@slapwise/kernel'
import type { MemberView } from '@slapwise/protocol'
import { assignFaces, type FaceOwner } from '../../ui/face/face.ts'
import type { TablePlayer } from '../table-source.ts'

const isBotIn = (name: string, seat: number): boolean => name === botNameInRecord(seat)

/** The seat of the player of this device, whose face is known. Records contain names only. */
export interface OwnFace {
  readonly seat: Seat
  readonly avatar: number | null
}

/** A member of the room in which a match was played. */
export type KnownMember = Pick<MemberView, 'name' | 'avatar'>

/** The part of a record that names its players. */
interface NamedPlayers extends Pick<MatchRecord, 'settings'> {
  /** By seat. */
  readonly players?: readonly (string | null)[] | undefined
}

/** The players of a record as the table shows them; `anonymousName` is for those without a name. */
export function playersInRecord(
  { players, settings }: NamedPlayers,
  anonymousName: (seat: number) => string,
  own: OwnFace | null = null,
  members: readonly KnownMember[] = [],
): TablePlayer[] {
  const names = Array.from({ length: settings.players }, (_, seat) => players?.[seat] ?? anonymousName(seat))
  const people = names.filter((name, seat) => !isBotIn(name, seat))
  const owners = names.map((name, seat) =>
    isBotIn(name, seat)
      ? { name: botName(seat, people), avatar: null, member: null }
      : { name, ...findFace(name, seat, own, members) },
  )
  const faces = assignFaces(owners)
  return owners.map(({ name, member }, seat) => ({
    name,
    face: faces[seat],
    isBot: member === null,
    isAway: false,
    isOnline: true,
  }))
}

/** Colours are distributed in the order of members, as at the table of the room. */
function findFace(
  name: string,
  seat: Seat,
  own: OwnFace | null,
  members: readonly KnownMember[],
): Pick<FaceOwner, 'avatar' | 'member'> {
  const member = members.findLastIndex((known) => known.name === name)
  if (member >= 0) return { avatar: members[member].avatar, member }
  return { avatar: own?.seat === seat ? own.avatar : null, member: members.length + seat }
}
