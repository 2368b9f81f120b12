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

/** Ada, who is the host, a bot and Ben, who is away; Cem looks on. */
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

describe('Whoever has no seat in a match', () => {
  it('is asked to join, unless the door is locked', () => {
    expect(getSeatOffer(room(), null)).toEqual({ kind: 'join' })
    expect(getSeatOffer(room({ isLocked: true }), null)).toBeNull()
  })

  it('is offered the seats of bots and of those who are away, as the host has set it', () => {
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

  it('sees what has become of their request', () => {
    expect(getSeatOffer(room({}, { requestedSeat: 2 }), CEM)).toEqual({ kind: 'requested', seat: 2 })
    expect(getSeatOffer(room({}, { wasSeatRefused: true }), CEM)).toEqual({ kind: 'refused' })
    expect(getSeatOffer(room({ takeoverPolicy: 'anybody' }, { wasSeatRefused: true }), CEM)).toMatchObject({
      kind: 'take',
    })
  })

  it('is offered nothing before a match, in a seat, or while one is kept for them', () => {
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
  it('sees who asks for which seat', () => {
    expect(listSeatRequests(room())).toEqual([])
    expect(listSeatRequests(room({}, { requestedSeat: 1 }))).toEqual([{ member: CEM, seat: 1 }])
  })

  it('can give the seats of bots, and of those who are away or not connected', () => {
    expect(listAssignableSeats(room(), CEM)).toEqual([1, 2])
    expect(listAssignableSeats(room(), BEN)).toEqual([])
    const lost = room({ members: [member('Ada'), member('Ben', { isOnline: false }), member('Cem')] })
    const seats = [seat({ member: ADA }), seat({ member: BEN })]
    expect(listAssignableSeats({ ...lost, seats }, CEM)).toEqual([1])
    expect(listAssignableSeats({ ...lost, seats, phase: 'over' }, CEM)).toEqual([])
  })
})

it('A seat that the host plays for somebody is played for them too', () => {
  expect(findStandIn(room({ seats: [seat({ member: ADA, reservedFor: BEN })] }), BEN)).toBe(ADA)
})
