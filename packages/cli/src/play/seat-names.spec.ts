import { namesAtTable } from '@slapwise/client'
import { botName } from '@slapwise/kernel'
import type { RoomView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { readMessages } from '../i18n/index.ts'
import { assignSeatNames } from './seat-names.ts'

it('Bots have the same names as in a room', () => {
  const people = ['Ada', botName(3, [])]
  const seats = [0, 1, null, null].map((member) => ({ member, botLevel: member === null ? 'sly' : null }))
  const members = people.map((name) => ({ name }))
  const room = { phase: 'playing', isDealing: false, host: 0, seats, members } as unknown as RoomView
  expect(assignSeatNames(readMessages('en').play, 4, 2, people)).toEqual(namesAtTable(room))
})
