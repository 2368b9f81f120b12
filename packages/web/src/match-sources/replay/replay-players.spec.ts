import { botNameInRecord } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { faceForName } from '../../ui/face/face.ts'
import { playersInRecord } from './replay-players.ts'

const record = { players: ['Ada', botNameInRecord(1), 'Cem'], settings: { players: 3 } }
const anonymousName = (seat: number) => `Player ${seat}`

it('The player of this device keeps their face, and others get that of their name', () => {
  const chosen = 77
  const [ada, bot, cem] = playersInRecord(record, anonymousName, { seat: 0, avatar: chosen })
  expect([ada.face, bot.isBot]).toEqual([chosen, true])
  expect(cem.face).toBe(playersInRecord(record, anonymousName)[2].face)
  expect(playersInRecord(record, anonymousName)[0].face).toBe(faceForName('Ada', null))
})

it('Members of the room have the faces of the room', () => {
  const members = [
    { name: 'Cem', avatar: 3 },
    { name: 'Ada', avatar: 77 },
  ]
  const [ada, bot, cem] = playersInRecord(record, anonymousName, null, members)
  expect([ada.face, cem.face]).toEqual([77, 3])
  expect(bot.isBot).toBe(true)
  const single = { players: ['Dia'], settings: { players: 1 } }
  const [stranger] = playersInRecord(single, anonymousName, null, members)
  expect(stranger.face).toBe(faceForName('Dia', null))
})

it('Players without a name are numbered', () => {
  const players = playersInRecord({ settings: { players: 2 } }, anonymousName)
  expect(players.map(({ name }) => name)).toEqual(['Player 0', 'Player 1'])
})
