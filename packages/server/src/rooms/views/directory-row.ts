import type { RoomListing } from '@slapwise/protocol'
import type { RoomRow } from '../../journal/core/storage.ts'
import type { RoomSession } from '../session/room-session.ts'
import { createRoomSummary } from './room-summary.ts'
import { publicPhaseOf } from './room-view.ts'

type DirectoryRowSource = Pick<RoomSession, 'code' | 'room' | 'touchedAt' | 'changedAt' | 'deadline'>

/** The row of a room in the directory. */
export function createDirectoryRow(inside: DirectoryRowSource): RoomRow {
  const { data: state } = inside.room
  const isListed = state.isPublic && !state.isLocked
  return {
    code: inside.code,
    touchedAt: inside.touchedAt,
    changedAt: inside.changedAt,
    listing: isListed ? JSON.stringify(createListing(inside)) : null,
    wakeAt: state.pace === 'correspondence' ? inside.deadline : null,
    members: state.members.filter(({ hasLeft }) => !hasLeft).map(({ identity }) => identity),
    summary: JSON.stringify(createRoomSummary(inside.room)),
    openedFrom: state.openedFrom,
  }
}

const createListing = ({ code, room, room: { data: state } }: DirectoryRowSource): RoomListing => ({
  code,
  hostName: state.members[state.host].name,
  hostAvatar: state.members[state.host].avatar,
  playerCount: room.taken.length,
  phase: publicPhaseOf(room.data),
  game: room.data.game,
  details: room.game.listingDetails(room.settings),
})
