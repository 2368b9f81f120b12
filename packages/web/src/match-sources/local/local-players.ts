import { botName, type Seat } from '@slapwise/kernel'
import { preferences } from '../../preferences/preferences.ts'
import { assignFaces } from '../../ui/face/face.ts'
import type { TablePlayer } from '../table-source.ts'

/** The human with their name and face, and bots in all other seats; `levels` are in the order of their seats. */
export function createLocalPlayers(
  count: number,
  human: Seat,
  name: string,
  levels: readonly string[] = [],
): TablePlayer[] {
  const seated = Array.from({ length: count }, (_, seat) =>
    seat === human
      ? { name, avatar: preferences.get().avatar, member: 0 }
      : { name: botName(seat, [name]), avatar: null, member: null },
  )
  const faces = assignFaces(seated)
  return seated.map(({ name, member }, seat) => ({
    name,
    face: faces[seat],
    isBot: member === null,
    ...(member === null && { botLevel: levels[seat < human ? seat : seat - 1] }),
    isAway: false,
    isOnline: true,
  }))
}
