import type { JoinedRoom, PlayedMatch, RoomListing } from '@slapwise/protocol'
import type { RoomDirectory } from '../../journal/core/storage.ts'
import type { RoomState } from '../state/room-state.ts'
import { createRoomPreview, type RoomPreview } from '../views/room-preview.ts'
import {
  createRoomSummary,
  parseRoomSummary,
  type RoomSummary,
  toJoinedRoom,
  toPlayedMatches,
} from '../views/room-summary.ts'

const MAX_LISTED_ROOMS = 50
const MAX_OWN_ROOMS = 50

/** Finds a room in memory. */
type FindLoadedRoom = (code: string) => RoomState | undefined

/** Reads lists and previews of rooms: live data for rooms in memory, the directory for others, which are not loaded. */
export class RoomSummaries {
  readonly #directory: RoomDirectory
  readonly #findLoaded: FindLoadedRoom

  constructor(directory: RoomDirectory, findLoaded: FindLoadedRoom) {
    this.#directory = directory
    this.#findLoaded = findLoaded
  }

  async listPublicRooms(): Promise<RoomListing[]> {
    const listings = await this.#directory.listPublic(MAX_LISTED_ROOMS)
    return listings.map((listing) => JSON.parse(listing) as RoomListing)
  }

  async listRoomsOf(identity: string): Promise<JoinedRoom[]> {
    const rooms = await this.#summarizeRoomsOf(identity)
    return rooms.map(({ code, summary }) => toJoinedRoom(code, summary, identity))
  }

  /** The finished matches of a member, in rooms of which they are still a member. */
  async listMatchesOf(identity: string): Promise<PlayedMatch[]> {
    const rooms = await this.#summarizeRoomsOf(identity)
    return rooms.flatMap(({ code, summary }) => toPlayedMatches(code, summary, identity))
  }

  async #summarizeRoomsOf(identity: string): Promise<{ code: string; summary: RoomSummary }[]> {
    const rows = await this.#directory.listByMember(identity, MAX_OWN_ROOMS)
    return rows.flatMap(({ code, summary }) => {
      const room = this.#findLoaded(code)
      if (room && room.memberOf(identity) === null) return []
      const roomSummary = room ? createRoomSummary(room) : parseRoomSummary(summary)
      return roomSummary ? [{ code, summary: roomSummary }] : []
    })
  }

  /** Null if there is no such room, or it is locked; both take one read of the directory. */
  async findPreview(code: string): Promise<RoomPreview | null> {
    const summary = await this.#directory.findSummary(code)
    const room = this.#findLoaded(code)
    if (room) return createRoomPreview(room)
    return summary === null ? null : (parseRoomSummary(summary)?.preview ?? null)
  }
}
