import { avatarSchema } from '@slapwise/protocol'
import { z } from 'zod'
import type { RoomState } from '../state/room-state.ts'
import { publicPhaseOf } from './room-view.ts'

const playerSchema = z.object({
  /** Null for a bot. */
  name: z.string().nullable(),
  avatar: avatarSchema.nullable(),
  /** The member number, by which faces get their colours; null for a bot. */
  member: z.int().nullable(),
})

/** The part of a room that its link shows to everybody; it contains nothing of a running match. */
export const roomPreviewSchema = z.object({
  game: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  matchCount: z.int(),
  /** By seat. */
  players: z.array(playerSchema),
})

export type RoomPreview = z.infer<typeof roomPreviewSchema>
export type PreviewPlayer = z.infer<typeof playerSchema>

const BOT: PreviewPlayer = { name: null, avatar: null, member: null }

/** Null for a locked room, whose link shows nothing. */
export function createRoomPreview({ data, takenSeats }: RoomState): RoomPreview | null {
  if (data.isLocked) return null
  return {
    game: data.game,
    phase: publicPhaseOf(data),
    matchCount: data.matchCount,
    players: takenSeats.map(({ member }) => {
      if (member === null) return BOT
      const { name, avatar } = data.members[member]
      return { name, avatar, member }
    }),
  }
}

/** Matches of a room that are over, and have a record. */
export const countFinishedMatches = ({
  phase,
  matchCount,
}: {
  readonly phase: string
  readonly matchCount: number
}): number => (phase === 'playing' ? matchCount - 1 : matchCount)
