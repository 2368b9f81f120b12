import { namesAtTable } from '@slapwise/client'
import { botName } from '@slapwise/kernel'
import type { RoomView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { createLocalPlayers } from './local-players.ts'

it('Bots have the same names as in a room', () => {
  const name = botName(3, [])
  const seats = [null, 0, null, null].map((member) => ({ member, botLevel: member === null ? 'sly' : null }))
  const room = { phase: 'playing', isDealing: false, host: 0, seats, members: [{ name }] }
  const names = createLocalPlayers(4, 1, name).map((player) => player.name)
  expect(names).toEqual(namesAtTable(room as unknown as RoomView))
})
