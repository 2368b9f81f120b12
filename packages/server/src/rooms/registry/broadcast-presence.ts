import type { MemberNumber } from '@slapwise/protocol'
import type { ClusterBus } from '../../cluster/cluster-bus.ts'
import type { RoomSession } from '../session/room-session.ts'

/** Rooms per cluster message, so that messages stay small. */
const ROOMS_PER_MESSAGE = 500

/**
 * Repeats the presence of local members for servers that missed it, and expires that of servers which have been
 * silent for long.
 */
export function broadcastPresence(sessions: Iterable<RoomSession>, clusterBus: ClusterBus): void {
  const presence: [code: string, members: readonly MemberNumber[]][] = []
  for (const session of sessions) {
    session.expireRemotePresence()
    if (session.localMembers.length > 0) presence.push([session.code, session.localMembers])
  }
  for (let i = 0; i < presence.length; i += ROOMS_PER_MESSAGE)
    clusterBus.publish({
      type: 'presence',
      rooms: Object.fromEntries(presence.slice(i, i + ROOMS_PER_MESSAGE)),
    })
}
