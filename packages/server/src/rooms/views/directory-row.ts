import type { Listing } from '@slapwise/protocol'
import type { RoomRow } from '../../journal/core/storage.ts'
import type { RoomSession } from '../session/room-session.ts'
import { phaseOf } from './room-view.ts'
import { summaryOf } from './summary.ts'

type RoomInside = Pick<RoomSession, 'code' | 'room' | 'touchedAt' | 'changedAt' | 'deadline'>

/** The row of a room in the directory. */
export function rowOf(inside: RoomInside): RoomRow {
  const { state } = inside.room
  const isListed = state.isPublic && !state.isLocked
  return {
    code: inside.code,
    touchedAt: inside.touchedAt,
    changedAt: inside.changedAt,
    listing: isListed ? JSON.stringify(listingOf(inside)) : null,
    wakeAt: state.pace === 'correspondence' ? inside.deadline : null,
    members: state.members.filter(({ hasLeft }) => !hasLeft).map(({ identity }) => identity),
    summary: JSON.stringify(summaryOf(inside.room)),
    openedFrom: state.openedFrom,
  }
}

const listingOf = ({ code, room, room: { state } }: RoomInside): Listing => ({
  code,
  host: state.members[state.host].name,
  avatar: state.members[state.host].avatar,
  players: room.taken.length,
  phase: phaseOf(room.state),
  game: room.state.game,
  about: room.game.listing(room.settings),
})
