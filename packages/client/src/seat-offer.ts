import type { MemberNumber, RoomView, SeatView } from '@slapwise/protocol'

/** The ways for a spectator to get a seat during a match. */
export type SeatOffer =
  /** They are not a member of the room yet. */
  | { readonly kind: 'join' }
  /** Seats that can be taken at once, or requested from the host. */
  | { readonly kind: 'take' | 'ask'; readonly seats: readonly number[] }
  /** They have requested this seat from the host. */
  | { readonly kind: 'requested'; readonly seat: number }
  | { readonly kind: 'refused' }
  /** There is no seat for them. */
  | { readonly kind: 'none' }

/** Null for members with a seat, and outside matches. */
export function getSeatOffer(room: RoomView, yourMember: MemberNumber | null): SeatOffer | null {
  if (room.phase !== 'playing' || (yourMember === null && room.isLocked)) return null
  if (yourMember === null) return { kind: 'join' }
  if (room.seats.some(({ member, reservedFor }) => member === yourMember || reservedFor === yourMember))
    return null
  const { requestedSeat, wasSeatRefused } = room.members[yourMember]
  const seats = filterSeats(room, canBeTakenOver)
  if (requestedSeat !== undefined) return { kind: 'requested', seat: requestedSeat }
  if (room.takeoverPolicy === 'anybody' || yourMember === room.host)
    return seats.length > 0 ? { kind: 'take', seats } : { kind: 'none' }
  if (wasSeatRefused) return { kind: 'refused' }
  return room.takeoverPolicy === 'ask' && seats.length > 0 ? { kind: 'ask', seats } : { kind: 'none' }
}

export const listSeatRequests = ({ members }: RoomView): { member: MemberNumber; seat: number }[] =>
  members.flatMap(({ requestedSeat }, member) =>
    requestedSeat === undefined ? [] : [{ member, seat: requestedSeat }],
  )

/** The seats that the host can assign to a member; none if the member has a seat. */
export function listAssignableSeats(room: RoomView, member: MemberNumber): number[] {
  const hasSeat = room.seats.some((seat) => seat.member === member)
  if (room.phase !== 'playing' || hasSeat) return []
  return filterSeats(
    room,
    (seat) => canBeTakenOver(seat) || (seat.member !== null && !room.members[seat.member].isOnline),
  )
}

/** The member who plays your reserved seat meanwhile; null if nobody does. */
export const findStandIn = ({ seats }: RoomView, yourMember: MemberNumber | null): MemberNumber | null =>
  seats.find(({ reservedFor }) => reservedFor !== null && reservedFor === yourMember)?.member ?? null

const canBeTakenOver = ({ botLevel, isAway }: SeatView): boolean => botLevel !== null || isAway

const filterSeats = ({ seats }: RoomView, isIncluded: (seat: SeatView) => boolean): number[] =>
  seats.flatMap((seat, number) => (isIncluded(seat) ? [number] : []))
