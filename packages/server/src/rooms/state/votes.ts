import type { MemberNumber, VoteView } from '@slapwise/protocol'
import type { ChangeScope } from './reduce-room-state.ts'
import type { RoomData } from './room-data.ts'
import { markPresent } from './seats.ts'

/** The open vote of the players; null if there is none. Bots and players who are away have no vote. */
export function findOpenVote({ phase, isPaused, seats, ...data }: RoomData): VoteView | null {
  if (phase !== 'playing' && phase !== 'over') return null
  const players = seats.flatMap(({ member, isAway }) => (member === null || isAway ? [] : [member]))
  const voters = data.voters.filter((member) => players.includes(member))
  if (phase === 'over') return { topic: 'rematch', voters, votesNeeded: null }
  return { topic: isPaused ? 'resume' : 'pause', voters, votesNeeded: Math.floor(players.length / 2) + 1 }
}

/** A player who was away and votes is back. */
export function castVote(data: RoomData, by: MemberNumber, seat: number, isFor: boolean): ChangeScope {
  markPresent(data.seats[seat])
  const others = data.voters.filter((voter) => voter !== by)
  data.voters = isFor ? [...others, by] : others
  return 'room'
}

/** A majority starts or ends a pause. When a member leaves or goes away, half of the votes may become a majority. */
export function applyPauseVote(data: RoomData): void {
  const vote = findOpenVote(data)
  if (vote === null || vote.votesNeeded === null || vote.voters.length < vote.votesNeeded) return
  Object.assign(data, { isPaused: !data.isPaused, voters: [] })
}
