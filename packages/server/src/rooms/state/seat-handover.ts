import type { MemberNumber } from '@slapwise/protocol'
import type { Member, RoomData, SeatState, SeatStint } from './room-data.ts'

/** Whether a bot plays a seat, for good or while its owner is away: a member can take it during a match. */
export const isSeatOpen = ({ botLevel, isAway }: SeatState): boolean => botLevel !== null || isAway

/** The seat that somebody else plays for a member; null if there is none. */
export function findReservedSeat({ seats }: RoomData, member: MemberNumber): number | null {
  const seat = seats.findIndex(({ reservedFor }) => reservedFor === member)
  return seat < 0 ? null : seat
}

/** Name of the player of a seat; null for a bot. */
export const playerNameAt = ({ seats, members }: RoomData, seat: number): string | null => {
  const { member } = seats[seat]
  return member === null ? null : members[member].name
}

/** The next player of a seat: a member who plays for themselves or for its owner, its owner who is away, or a bot. */
export type SeatSuccessor =
  | (Pick<SeatState, 'reservedFor'> & { readonly member: MemberNumber; readonly isAway?: boolean })
  | { readonly botLevel: string }

/**
 * Gives a seat another player; `until` is the position of the last event before that. The former player's commitment
 * and seed stay with the seat, so that the deal can be verified. Spectators who were shown the hand lose that view.
 */
export function handOverSeat(data: RoomData, seat: number, successor: SeatSuccessor, until: number): void {
  const { member, seedCommitment, playerSeed } = data.seats[seat]
  const stints = stintsBefore(data, seat, until)
  data.seats[seat] = {
    member: null,
    botLevel: null,
    isReady: true,
    missedTurns: 0,
    isAway: false,
    reservedFor: null,
    seedCommitment,
    playerSeed,
    earlierStints: stints,
    ...successor,
  }
  data.voters = data.voters.filter((voter) => voter !== member)
  for (const other of data.members) other.visibleHands = other.visibleHands.filter((shown) => shown !== seat)
  if ('member' in successor) noteSeatTaken(data.members[successor.member], seat)
}

/** The stints of all earlier players, except those in whose time no answer was given. */
function stintsBefore(data: RoomData, seat: number, untilPosition: number): readonly SeatStint[] {
  const { earlierStints } = data.seats[seat]
  const since = earlierStints.at(-1)?.untilPosition ?? data.startPosition
  if (data.phase !== 'playing' || data.lastAnswerPosition <= since) return earlierStints
  return [...earlierStints, { player: playerNameAt(data, seat), untilPosition }]
}

function noteSeatTaken(member: Member, seat: number): void {
  member.visibleHands = []
  member.requestedSeat = null
  addSeenHand(member, seat)
}

export function addSeenHand(member: Member, seat: number): void {
  if (!member.handsSeen.includes(seat)) member.handsSeen = [...member.handsSeen, seat]
}
