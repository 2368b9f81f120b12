import type { RoomListing } from '@slapwise/protocol'
import type { RoomRow } from '../../journal/core/storage.ts'
import type { RoomSession } from '../session/room-session.ts'
import { createRoomSummary } from './room-summary.ts'
import { publicPhaseOf } from './room-view.ts'

type DirectoryRowSource = Pick<RoomSession, 'code' | 'room' | 'touchedAt' | 'changedAt' | 'deadline'>

export function createDirectoryRow(inside: DirectoryRowSource): RoomRow {
  const { data } = inside.room
  const isListed = data.isPublic && !data.isLocked
  return {
    code: inside.code,
    touchedAt: inside.touchedAt,
    changedAt: inside.changedAt,
    listing: isListed ? JSON.stringify(createListing(inside)) : null,
    wakeAt: data.pace === 'correspondence' ? inside.deadline : null,
    members: data.members.filter(({ hasLeft }) => !hasLeft).map(({ identity }) => identity),
    summary: JSON.stringify(createRoomSummary(inside.room)),
    creatorAddressHash: data.creatorAddressHash,
  }
}

const createListing = ({ code, room, room: { data } }: DirectoryRowSource): RoomListing => ({
  code,
  hostName: data.members[data.host].name,
  hostAvatar: data.members[data.host].avatar,
  playerCount: room.takenSeats.length,
  phase: publicPhaseOf(room.data),
  game: room.data.game,
  details: room.game.listingDetails(room.settings),
})
