import type { PreviewPlayer } from '../rooms/views/room-preview.ts'

/** A room whose match has not ended, or has left no record. */
export interface RoomContent {
  readonly kind: 'room'
  readonly game: string
  readonly phase: 'lobby' | 'playing' | 'over'
  /** By seat. */
  readonly players: readonly PreviewPlayer[]
}

export interface RankedPlayer extends PreviewPlayer {
  /** Also of a bot, as at the table. */
  readonly shownName: string
  readonly score: number
  readonly isWinner: boolean
}

/** A finished match. */
export interface MatchContent {
  readonly kind: 'match'
  readonly game: string
  /** By seat, as faces are assigned. */
  readonly players: readonly RankedPlayer[]
  /** The link names a moment of the replay. */
  readonly isMoment: boolean
}

/** Everything that the preview of a link shows; the same content gives the same tags and the same picture. */
export type PreviewContent = RoomContent | MatchContent

/** Seats from the winners down: the nearer a score is to the winner's, the higher the rank. */
export function rankSeats(players: readonly RankedPlayer[]): number[] {
  const best = players.find(({ isWinner }) => isWinner)?.score ?? 0
  const distance = ({ isWinner, score }: RankedPlayer) => (isWinner ? -1 : Math.abs(score - best))
  return players
    .map((_, seat) => seat)
    .sort((one, other) => distance(players[one]) - distance(players[other]))
}
