import { expect, it } from 'vitest'
import { HOUSE } from '../house.ts'
import { readLineUp, rotationsOf } from './line-up.ts'

it('gives everybody each seat once', () => {
  expect(rotationsOf(['a', 'b', 'b'])).toEqual([
    ['a', 'b', 'b'],
    ['b', 'b', 'a'],
    ['b', 'a', 'b'],
  ])
})

it('leaves out what would be the same again', () => {
  expect(rotationsOf(['a', 'b', 'a', 'b'])).toEqual([
    ['a', 'b', 'a', 'b'],
    ['b', 'a', 'b', 'a'],
  ])
  expect(rotationsOf(['a', 'a', 'a'])).toEqual([['a', 'a', 'a']])
})

it('fills the seats with a list that goes round', () => {
  const game = HOUSE.games.first
  expect(readLineUp(game, 'simple,./a.ts', '4')).toEqual(['simple', './a.ts', 'simple', './a.ts'])
  expect(readLineUp(game, 'simple', undefined)).toHaveLength(game.leastPlayers)
  expect(readLineUp(game, 'simple,simple,simple', undefined)).toHaveLength(3)
})
