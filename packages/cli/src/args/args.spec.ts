import { GAMES } from '@slapwise/games'
import { expect, it } from 'vitest'
import { readBots } from '../bots/players.ts'
import { readGame, wholeNumber } from './args.ts'

it('takes whole numbers only', () => {
  expect(wholeNumber('games', '12', 1, 99)).toBe(12)
  for (const text of ['', '0', '100', '1e1', '0x1', ' 5', '٣'])
    expect(() => wholeNumber('games', text, 1, 99)).toThrow('--games')
})

it('takes a list of bots', () => {
  expect(readBots(GAMES.first, 'chaotic,simple')).toEqual(['chaotic', 'simple'])
  expect(() => readBots(GAMES.first, 'chaotic,')).toThrow('--bots is')
})

it('takes a game of the house, or the first', () => {
  expect(readGame(GAMES, undefined)).toBe(GAMES.first)
  expect(readGame(GAMES, 'frantic').id).toBe('frantic')
  expect(() => readGame(GAMES, 'chess')).toThrow('--game is frantic')
})
