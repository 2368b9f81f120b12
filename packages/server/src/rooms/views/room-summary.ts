import type { JoinedRoom } from '@slapwise/protocol'
import { z } from 'zod'
import type { RoomState } from '../state/room-state.ts'
import { publicPhaseOf } from './room-view.ts'

/** What those in a room are told about it without opening it. */
const summarySchema = z.object({
  game: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  /** Those who have a seat. */
  people: z.array(z.object({ identity: z.string(), name: z.string() })),
  bots: z.int(),
  /** The identities of those whose decision the match waits for. */
  asked: z.array(z.string()),
})

type RoomSummary = z.infer<typeof summarySchema>

export function createRoomSummary(room: RoomState): RoomSummary {
  const { data: state, taken } = room
  return {
    game: state.game,
    phase: publicPhaseOf(state),
    people: taken.flatMap(({ member }) =>
      member === null ? [] : [{ identity: state.members[member].identity, name: state.members[member].name }],
    ),
    bots: taken.filter(({ bot }) => bot !== null).length,
    asked: room.awaitedMembers.map((member) => state.members[member].identity),
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
  { game, phase, people, bots, asked }: RoomSummary,
  identity: string,
): JoinedRoom => ({
  code,
  game,
  phase,
  otherPlayers: people.filter((person) => person.identity !== identity).map(({ name }) => name),
  botCount: bots,
  isAwaitingYou: asked.includes(identity),
})
