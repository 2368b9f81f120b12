import { expect, it } from 'vitest'
import { type Scene, scene } from '../testing/scene.ts'

const dieAsked = (s: Scene) => s.view(null).openPrompts.map(({ question }) => question.die)

it('a turn asks for a six-sided die that moves one’s own token', () => {
  const s = scene({ turn: 'Ben', hands: { Ben: 'snail' } })
  expect(dieAsked(s)).toEqual([undefined])
  expect(dieAsked(s.does('Ben', 'snail on 20'))).toEqual([{ sides: 6, moves: 1 }])
})

it.each([
  ['Ben', 1],
  ['Ada', 0],
])('Remote asks for a die that moves the token of %s', (player, seat) => {
  const s = scene({ hands: { Ada: 'remote' } }).does('Ada', 'remote on 30', player)
  while (!s.asked().includes('Ada: roll')) s.everyonePasses()
  expect(dieAsked(s)).toEqual([{ sides: 6, moves: seat }])
})

it('Troublemaker asks for a twenty-sided die that moves no token', () => {
  const s = scene({ hands: { Ada: 'troublemaker' } }).does('Ada', 'troublemaker on 30')
  expect(dieAsked(s)).toEqual([{ sides: 20, moves: null }])
})
