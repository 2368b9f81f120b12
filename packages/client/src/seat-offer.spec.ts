import type { MemberView, RoomView, SeatView } from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import { playedFor, seatOffer, seatRequests, seatsToGive } from './seat-offer.ts'

const seat = (more: Partial<SeatView>): SeatView => ({
  member: null,
  bot: null,
  isReady: true,
  isAway: false,
  keptFor: null,
  pledge: null,
  hasRevealed: false,
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
    takeover: 'ask',
    members: [member('Ada'), member('Ben'), member('Cem', cem)],
    seats: [seat({ member: ADA }), seat({ bot: 'simple' }), seat({ member: BEN, isAway: true }), seat({})],
    ...more,
  }) as RoomView

describe('Whoever has no seat in a match', () => {
  it('is asked to join, unless the door is locked', () => {
    expect(seatOffer(room(), null)).toEqual({ kind: 'join' })
    expect(seatOffer(room({ isLocked: true }), null)).toBeNull()
  })

  it('is offered the seats of bots and of those who are away, as the host has set it', () => {
    expect(seatOffer(room(), CEM)).toEqual({ kind: 'ask', seats: [1, 2] })
    expect(seatOffer(room({ takeover: 'anybody' }), CEM)).toEqual({ kind: 'take', seats: [1, 2] })
    expect(seatOffer(room({ takeover: 'nobody' }), CEM)).toEqual({ kind: 'none' })
    expect(seatOffer(room({ takeover: 'nobody', host: CEM }), CEM)).toEqual({ kind: 'take', seats: [1, 2] })
    expect(seatOffer(room({ seats: [seat({ member: ADA }), seat({ member: BEN })] }), CEM)).toEqual({
      kind: 'none',
    })
  })

  it('sees what has become of their request', () => {
    expect(seatOffer(room({}, { asksFor: 2 }), CEM)).toEqual({ kind: 'asked', seat: 2 })
    expect(seatOffer(room({}, { wasRefused: true }), CEM)).toEqual({ kind: 'refused' })
    expect(seatOffer(room({ takeover: 'anybody' }, { wasRefused: true }), CEM)).toMatchObject({
      kind: 'take',
    })
  })

  it('is offered nothing before a match, in a seat, or while one is kept for them', () => {
    expect(seatOffer(room({ phase: 'lobby' }), CEM)).toBeNull()
    expect(seatOffer(room(), ADA)).toBeNull()
    expect(seatOffer(room(), BEN)).toBeNull()
    const kept = room({ seats: [seat({ member: ADA }), seat({ member: CEM, keptFor: BEN })] })
    expect(seatOffer(kept, BEN)).toBeNull()
    expect(playedFor(kept, BEN)).toBe(CEM)
    expect([playedFor(kept, ADA), playedFor(kept, null)]).toEqual([null, null])
  })
})

describe('The host', () => {
  it('sees who asks for which seat', () => {
    expect(seatRequests(room())).toEqual([])
    expect(seatRequests(room({}, { asksFor: 1 }))).toEqual([{ member: CEM, seat: 1 }])
  })

  it('can give the seats of bots, and of those who are away or not connected', () => {
    expect(seatsToGive(room(), CEM)).toEqual([1, 2])
    expect(seatsToGive(room(), BEN)).toEqual([])
    const lost = room({ members: [member('Ada'), member('Ben', { isOnline: false }), member('Cem')] })
    const seats = [seat({ member: ADA }), seat({ member: BEN })]
    expect(seatsToGive({ ...lost, seats }, CEM)).toEqual([1])
    expect(seatsToGive({ ...lost, seats, phase: 'over' }, CEM)).toEqual([])
  })
})

it('A seat that the host plays for somebody is played for them too', () => {
  expect(playedFor(room({ seats: [seat({ member: ADA, keptFor: BEN })] }), BEN)).toBe(ADA)
})
