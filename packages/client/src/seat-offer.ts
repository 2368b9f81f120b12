import type { MemberNumber, RoomView, SeatView } from '@slapwise/protocol'

/** What somebody without a seat can do about that while a match is played. */
export type SeatOffer =
  /** The room does not know them yet. */
  | { readonly kind: 'join' }
  /** These seats can be taken at once, or asked for. */
  | { readonly kind: 'take' | 'ask'; readonly seats: readonly number[] }
  /** They ask the host for this one. */
  | { readonly kind: 'requested'; readonly seat: number }
  | { readonly kind: 'refused' }
  /** There is no seat for them. */
  | { readonly kind: 'none' }

/** Null for whoever has a seat, and where no match is played. */
export function getSeatOffer(room: RoomView, you: MemberNumber | null): SeatOffer | null {
  if (room.phase !== 'playing' || (you === null && room.isLocked)) return null
  if (you === null) return { kind: 'join' }
  if (room.seats.some(({ member, reservedFor }) => member === you || reservedFor === you)) return null
  const { requestedSeat, wasSeatRefused } = room.members[you]
  const seats = filterSeats(room, canBeTakenOver)
  if (requestedSeat !== undefined) return { kind: 'requested', seat: requestedSeat }
  if (room.takeoverPolicy === 'anybody' || you === room.host)
    return seats.length > 0 ? { kind: 'take', seats } : { kind: 'none' }
  if (wasSeatRefused) return { kind: 'refused' }
  return room.takeoverPolicy === 'ask' && seats.length > 0 ? { kind: 'ask', seats } : { kind: 'none' }
}

/** Who asks the host for which seat. */
export const listSeatRequests = ({ members }: RoomView): { member: MemberNumber; seat: number }[] =>
  members.flatMap(({ requestedSeat }, member) =>
    requestedSeat === undefined ? [] : [{ member, seat: requestedSeat }],
  )

/** The seats that the host can give to a member; none to whoever has one. */
export function listAssignableSeats(room: RoomView, member: MemberNumber): number[] {
  const hasSeat = room.seats.some((seat) => seat.member === member)
  if (room.phase !== 'playing' || hasSeat) return []
  return filterSeats(
    room,
    (seat) => canBeTakenOver(seat) || (seat.member !== null && !room.members[seat.member].isOnline),
  )
}

/** Who plays the seat of a member meanwhile; null if nobody else does. */
export const findStandIn = ({ seats }: RoomView, you: MemberNumber | null): MemberNumber | null =>
  seats.find(({ reservedFor }) => reservedFor !== null && reservedFor === you)?.member ?? null

const canBeTakenOver = ({ botLevel, isAway }: SeatView): boolean => botLevel !== null || isAway

const filterSeats = ({ seats }: RoomView, holds: (seat: SeatView) => boolean): number[] =>
  seats.flatMap((seat, number) => (holds(seat) ? [number] : []))
