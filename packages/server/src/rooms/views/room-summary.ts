import type { JoinedRoom, PlayedMatch } from '@slapwise/protocol'
import { z } from 'zod'
import type { RoomState } from '../state/room-state.ts'
import { createRoomPreview, roomPreviewSchema } from './room-preview.ts'
import { publicPhaseOf } from './room-view.ts'

/** Summary of a room for its members' own lists and for its link, stored in the directory. */
const summarySchema = z.object({
  game: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  players: z.array(z.object({ identity: z.string(), name: z.string() })),
  botCount: z.int(),
  /** Identities of the members whose decision the match waits for. */
  awaitedIdentities: z.array(z.string()),
  /** Null for a locked room; missing in rows of version 1.0. */
  preview: roomPreviewSchema.nullable().optional(),
  /** Missing in rows that were stored before version 1.1. */
  finishedMatches: z
    .array(
      z.object({
        number: z.int(),
        game: z.string(),
        dealtAt: z.int().nullable(),
        identities: z.array(z.string().nullable()),
      }),
    )
    .default([]),
})

export type RoomSummary = z.infer<typeof summarySchema>

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
    preview: createRoomPreview(room),
    finishedMatches: data.finishedMatches.map((match) => ({ ...match, identities: [...match.identities] })),
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

/** The finished matches in which this member had a seat at the end. */
export const toPlayedMatches = (
  code: string,
  { finishedMatches }: RoomSummary,
  identity: string,
): PlayedMatch[] =>
  finishedMatches.flatMap(({ number, game, dealtAt, identities }) => {
    const seat = identities.indexOf(identity)
    return seat < 0 ? [] : [{ code, number, game, dealtAt, seat }]
  })
