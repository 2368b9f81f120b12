import type { RoomView, SeatView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { namesAtTable } from './table-seats.ts'

const seat = (taken: Partial<Pick<SeatView, 'member' | 'botLevel'>> = {}): SeatView => ({
  member: null,
  botLevel: null,
  isReady: false,
  isAway: false,
  reservedFor: null,
  seedCommitment: null,
  hasRevealedSeed: false,
  ...taken,
})

const room = (
  seats: readonly SeatView[],
  host: number,
  phase: Pick<RoomView, 'phase' | 'isDealing'> = { phase: 'lobby', isDealing: false },
) => ({ seats, host, ...phase, members: [{ name: 'Ada' }, { name: 'Ben' }] }) as unknown as RoomView

const BOT = seat({ botLevel: 'simple' })
const [ADA, BEN] = [0, 1].map((member) => seat({ member }))

it('Bots keep their names when the cards are dealt', () => {
  const lobby = room([BOT, seat(), BEN, seat(), BOT, ADA], 1)
  const dealt = room([BEN, BOT, ADA, BOT, seat(), seat()], 1, { phase: 'playing', isDealing: false })
  expect(namesAtTable(lobby)).toEqual(namesAtTable(dealt))
})

it('Bots keep their names when the host changes or somebody leaves during the match', () => {
  const seats = [ADA, BOT, BEN, BOT]
  const names = namesAtTable(room(seats, 0, { phase: 'playing', isDealing: false }))
  expect(namesAtTable(room(seats, 1, { phase: 'playing', isDealing: false }))).toEqual(names)
  expect(namesAtTable(room(seats, 1, { phase: 'lobby', isDealing: true }))).toEqual(names)
  const left = namesAtTable(room([BOT, BOT, BEN, BOT], 1, { phase: 'playing', isDealing: false }))
  expect(left.slice(1)).toEqual(names.slice(1))
  expect(new Set(left).size).toBe(4)
})
