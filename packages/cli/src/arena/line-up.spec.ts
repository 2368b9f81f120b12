import { expect, it } from 'vitest'
import { INSTALLED_GAMES } from '../installed-games.ts'
import { listSeatRotations, readLineUp } from './line-up.ts'

it('rotates a line-up through all seats', () => {
  expect(listSeatRotations(['a', 'b', 'b'])).toEqual([
    ['a', 'b', 'b'],
    ['b', 'b', 'a'],
    ['b', 'a', 'b'],
  ])
})

it('leaves out rotations that repeat the line-up', () => {
  expect(listSeatRotations(['a', 'b', 'a', 'b'])).toEqual([
    ['a', 'b', 'a', 'b'],
    ['b', 'a', 'b', 'a'],
  ])
  expect(listSeatRotations(['a', 'a', 'a'])).toEqual([['a', 'a', 'a']])
})

it('repeats a list of bots until all seats are filled', () => {
  const game = INSTALLED_GAMES.games.defaultGame
  expect(readLineUp(game, 'simple,./a.ts', '4')).toEqual(['simple', './a.ts', 'simple', './a.ts'])
  expect(readLineUp(game, 'simple', undefined)).toHaveLength(game.minPlayers)
  expect(readLineUp(game, 'simple,simple,simple', undefined)).toHaveLength(3)
})
