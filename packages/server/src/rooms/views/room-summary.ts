import type { JoinedRoom } from '@slapwise/protocol'
import { z } from 'zod'
import type { RoomState } from '../state/room-state.ts'
import { publicPhaseOf } from './room-view.ts'

/** Summary of a room for its members' own lists, stored in the directory. */
const summarySchema = z.object({
  game: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  players: z.array(z.object({ identity: z.string(), name: z.string() })),
  botCount: z.int(),
  /** Identities of the members whose decision the match waits for. */
  awaitedIdentities: z.array(z.string()),
})

type RoomSummary = z.infer<typeof summarySchema>

export function createRoomSummary(room: RoomState): RoomSummary {
  const { data, takenSeats } = room
  return {
    game: data.game,
    phase: publicPhaseOf(data),
    players: takenSeats.flatMap(({ member }) =>
      member === null ? [] : [{ identity: data.members[member].identity, name: data.members[member].name }],
    ),
    botCount: takenSeats.filter(({ botLevel }) => botLevel !== null).length,
    awaitedIdentities: room.awaitedMembers.map((member) => data.members[member].identity),
  }
}

/** Null if it is damaged: the room is then not listed until it is loaded. */
export function parseRoomSummary(text: string): RoomSummary | null {
  try {
    return summarySchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The summary for one member, with only what everybody in the room sees of the others. */
export const toJoinedRoom = (
  code: string,
  { game, phase, players, botCount, awaitedIdentities }: RoomSummary,
  identity: string,
): JoinedRoom => ({
  code,
  game,
  phase,
  otherPlayers: players.filter((person) => person.identity !== identity).map(({ name }) => name),
  botCount,
  isAwaitingYou: awaitedIdentities.includes(identity),
})
