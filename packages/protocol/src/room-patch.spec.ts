import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RoomView, roomPatchSchema, roomViewSchema } from './messages.ts'
import { PACES } from './pace.ts'
import { TAKEOVER_POLICIES, VOTE_TOPICS } from './room-constants.ts'
import { applyRoomPatch, diffRooms } from './room-patch.ts'

const number = fc.nat(3)
const member = fc.record(
  {
    name: fc.constantFrom('Ada', 'Ben'),
    avatar: fc.option(number),
    isOnline: fc.boolean(),
    hasLeft: fc.boolean(),
    isRemoved: fc.constant(true),
  },
  { requiredKeys: ['name', 'avatar', 'isOnline', 'hasLeft'] },
)
const seat = fc.record({
  member: fc.option(number),
  botLevel: fc.option(fc.constantFrom('simple', 'sly')),
  isReady: fc.boolean(),
  isAway: fc.boolean(),
  reservedFor: fc.option(number),
  seedCommitment: fc.option(fc.constantFrom('a', 'b')),
  hasRevealedSeed: fc.boolean(),
})
const room: fc.Arbitrary<RoomView> = fc.record({
  code: fc.constant('bako-timu'),
  host: number,
  isPublic: fc.boolean(),
  isLocked: fc.boolean(),
  screenCount: number,
  takeoverPolicy: fc.constantFrom(...TAKEOVER_POLICIES),
  phase: fc.constantFrom('lobby', 'playing', 'over'),
  isDealing: fc.boolean(),
  game: fc.constantFrom('frantic', 'board'),
  rulesVersion: number,
  pace: fc.constantFrom(...PACES),
  windowSeconds: number,
  tempo: fc.constant('normal'),
  stepDurationMs: number,
  settings: fc.dictionary(fc.constantFrom('limit', 'sets'), fc.jsonValue()),
  members: fc.array(member, { maxLength: 4 }),
  seats: fc.array(seat, { maxLength: 4 }),
  matchCount: number,
  isPaused: fc.boolean(),
  vote: fc.option(
    fc.record({
      topic: fc.constantFrom(...VOTE_TOPICS),
      voters: fc.array(number, { maxLength: 2 }),
      votesNeeded: fc.option(number),
    }),
  ),
  serverCommitment: fc.constantFrom('a', 'b'),
  serverSeed: fc.option(fc.constantFrom('a', 'b')),
})

const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('A room patch', () => {
  it('turns any view of a room into any other, also after JSON', () => {
    fc.assert(
      fc.property(room, room, (before, after) => {
        const patch = roomPatchSchema.parse(asSent(diffRooms(before, after)))
        const patched = applyRoomPatch(before, patch)
        expect(patched).toEqual(asSent(after))
        roomViewSchema.parse(patched)
      }),
    )
  })

  it('is empty if nothing has changed', () => {
    fc.assert(
      fc.property(room, (same) => {
        expect(diffRooms(same, asSent(same))).toEqual({})
      }),
    )
  })

  it('contains only the members and seats that have changed', () => {
    fc.assert(
      fc.property(room, member, number, (before, changed, at) => {
        fc.pre(at < before.members.length)
        const { members, ...rest } = diffRooms(before, {
          ...before,
          members: before.members.with(at, changed),
        })
        expect(rest).toEqual({})
        expect(Object.keys(members ?? { [at]: changed })).toEqual([`${at}`])
      }),
    )
  })

  it('preserves unknown fields, also within members and seats', () => {
    const seats = [{ isFree: true }, { isFree: true }]
    const before = { members: [], seats, offers: [] } as unknown as Required<RoomView>
    const after = {
      members: [],
      seats: [seats[0], { isFree: false }],
      offers: [1],
    } as unknown as typeof before
    expect(diffRooms(before, after)).toEqual({ offers: [1], seats: { 1: { isFree: false } } })
    expect(applyRoomPatch(before, diffRooms(before, after))).toEqual(after)
  })
})
