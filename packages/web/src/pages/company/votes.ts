import type { RoomView } from '@slapwise/protocol'

/** More than half of the people at the table decide about a pause. */
export function votesIn({ seats, votes }: RoomView, you: number | null) {
  const people = seats.filter(({ member, isAway }) => member !== null && !isAway)
  return {
    isSeated: seats.some(({ member }) => member !== null && member === you),
    hasVoted: you !== null && votes.includes(you),
    count: people.filter(({ member }) => votes.includes(member!)).length,
    needed: Math.floor(people.length / 2) + 1,
  }
}
