import type { MemberView, RoomView, SeatView } from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import { findStandIn, getSeatOffer, listAssignableSeats, listSeatRequests } from './seat-offer.ts'

const seat = (more: Partial<SeatView>): SeatView => ({
  member: null,
  botLevel: null,
  isReady: true,
  isAway: false,
  reservedFor: null,
  seedCommitment: null,
  hasRevealedSeed: false,
  ...more,
})

const member = (name: string, more: Partial<MemberView> = {}): MemberView => ({
  name,
  avatar: null,
  isOnline: true,
  hasLeft: false,
  ...more,
})

const [ADA, BEN, CEM] = [0, 1, 2]

/** Ada is the host, then a bot, then Ben, who is away; Cem is a spectator. */
const room = (more: Partial<RoomView> = {}, cem: Partial<MemberView> = {}): RoomView =>
  ({
    phase: 'playing',
    host: ADA,
    isLocked: false,
    takeoverPolicy: 'ask',
    members: [member('Ada'), member('Ben'), member('Cem', cem)],
    seats: [
      seat({ member: ADA }),
      seat({ botLevel: 'simple' }),
      seat({ member: BEN, isAway: true }),
      seat({}),
    ],
    ...more,
  }) as RoomView

describe('The seat offer of a spectator', () => {
  it('is to join first, unless the room is locked', () => {
    expect(getSeatOffer(room(), null)).toEqual({ kind: 'join' })
    expect(getSeatOffer(room({ isLocked: true }), null)).toBeNull()
  })

  it('lists the seats of bots and of absent players, by the takeover policy', () => {
    expect(getSeatOffer(room(), CEM)).toEqual({ kind: 'ask', seats: [1, 2] })
    expect(getSeatOffer(room({ takeoverPolicy: 'anybody' }), CEM)).toEqual({ kind: 'take', seats: [1, 2] })
    expect(getSeatOffer(room({ takeoverPolicy: 'nobody' }), CEM)).toEqual({ kind: 'none' })
    expect(getSeatOffer(room({ takeoverPolicy: 'nobody', host: CEM }), CEM)).toEqual({
      kind: 'take',
      seats: [1, 2],
    })
    expect(getSeatOffer(room({ seats: [seat({ member: ADA }), seat({ member: BEN })] }), CEM)).toEqual({
      kind: 'none',
    })
  })

  it('shows the state of an own request', () => {
    expect(getSeatOffer(room({}, { requestedSeat: 2 }), CEM)).toEqual({ kind: 'requested', seat: 2 })
    expect(getSeatOffer(room({}, { wasSeatRefused: true }), CEM)).toEqual({ kind: 'refused' })
    expect(getSeatOffer(room({ takeoverPolicy: 'anybody' }, { wasSeatRefused: true }), CEM)).toMatchObject({
      kind: 'take',
    })
  })

  it('is null before a match, with a seat, or with a reserved seat', () => {
    expect(getSeatOffer(room({ phase: 'lobby' }), CEM)).toBeNull()
    expect(getSeatOffer(room(), ADA)).toBeNull()
    expect(getSeatOffer(room(), BEN)).toBeNull()
    const kept = room({ seats: [seat({ member: ADA }), seat({ member: CEM, reservedFor: BEN })] })
    expect(getSeatOffer(kept, BEN)).toBeNull()
    expect(findStandIn(kept, BEN)).toBe(CEM)
    expect([findStandIn(kept, ADA), findStandIn(kept, null)]).toEqual([null, null])
  })
})

describe('The host', () => {
  it('sees the seat requests', () => {
    expect(listSeatRequests(room())).toEqual([])
    expect(listSeatRequests(room({}, { requestedSeat: 1 }))).toEqual([{ member: CEM, seat: 1 }])
  })

  it('can assign the seats of bots and of absent or offline players', () => {
    expect(listAssignableSeats(room(), CEM)).toEqual([1, 2])
    expect(listAssignableSeats(room(), BEN)).toEqual([])
    const lost = room({ members: [member('Ada'), member('Ben', { isOnline: false }), member('Cem')] })
    const seats = [seat({ member: ADA }), seat({ member: BEN })]
    expect(listAssignableSeats({ ...lost, seats }, CEM)).toEqual([1])
    expect(listAssignableSeats({ ...lost, seats, phase: 'over' }, CEM)).toEqual([])
  })
})

it('A stand-in assigned by the host is found by the absent player', () => {
  expect(findStandIn(room({ seats: [seat({ member: ADA, reservedFor: BEN })] }), BEN)).toBe(ADA)
})
