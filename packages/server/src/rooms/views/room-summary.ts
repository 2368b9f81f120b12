import type { JoinedRoom } from '@slapwise/protocol'
import { z } from 'zod'
import type { RoomState } from '../state/room-state.ts'
import { publicPhaseOf } from './room-view.ts'

/** What those in a room are told about it without opening it. */
const summarySchema = z.object({
  game: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  /** Those who have a seat. */
  players: z.array(z.object({ identity: z.string(), name: z.string() })),
  botCount: z.int(),
  /** The identities of those whose decision the match waits for. */
  awaitedIdentities: z.array(z.string()),
})

type RoomSummary = z.infer<typeof summarySchema>

export function createRoomSummary(room: RoomState): RoomSummary {
  const { data, taken } = room
  return {
    game: data.game,
    phase: publicPhaseOf(data),
    players: taken.flatMap(({ member }) =>
      member === null ? [] : [{ identity: data.members[member].identity, name: data.members[member].name }],
    ),
    botCount: taken.filter(({ botLevel }) => botLevel !== null).length,
    awaitedIdentities: room.awaitedMembers.map((member) => data.members[member].identity),
  }
}

/** Null if it was damaged on disk: then the room is not listed until somebody opens it. */
export function parseRoomSummary(text: string): RoomSummary | null {
  try {
    return summarySchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The same for one of them, who learns of the others what everybody in the room sees. */
export const toOwnRoom = (
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
