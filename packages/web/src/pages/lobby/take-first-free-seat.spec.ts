import type { RoomView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { takeFirstFreeSeat } from './take-first-free-seat.ts'

const FREE = { member: null, botLevel: null } as RoomView['seats'][number]
const sit = (seat: number) => ({ type: 'sit' as const, seat })
const BOT = { ...FREE, botLevel: 'simple' }

/** A room in which the host puts a bot on the requested seat, this many times. */
function room(seats: readonly RoomView['seats'][number][], bots: number, phase: RoomView['phase'] = 'lobby') {
  let now = { phase, seats }
  const wanted: number[] = []
  return {
    wanted,
    store: { get: () => ({ room: now }) },
    async tryRequest(body: object) {
      const { seat } = body as { readonly seat: number }
      wanted.push(seat)
      if (wanted.length > bots) return null
      now = { ...now, seats: now.seats.with(seat, BOT) }
      return { code: 'seat-taken' as const, message: '' }
    },
  }
}

it('takes the next seat if one was taken meanwhile', async () => {
  const lobby = room([BOT, FREE, FREE, FREE], 2)
  await takeFirstFreeSeat(lobby, sit)
  expect(lobby.wanted).toEqual([1, 2, 3])
})

it('takes none if all are taken, or during a match', async () => {
  const full = room([BOT, FREE], 1)
  await takeFirstFreeSeat(full, sit)
  expect(full.wanted).toEqual([1])
  const playing = room([FREE], 0, 'playing')
  await takeFirstFreeSeat(playing, sit)
  expect(playing.wanted).toEqual([])
})

it('returns any other error, and stops', async () => {
  const lobby = {
    ...room([FREE, FREE], 0),
    tryRequest: async () => ({ code: 'not-host' as const, message: '' }),
  }
  expect(await takeFirstFreeSeat(lobby, (seat) => ({ type: 'add-bot', seat, level: 'simple' }))).toBe(
    'not-host',
  )
})
