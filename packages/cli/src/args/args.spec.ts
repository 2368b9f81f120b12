import { GAMES } from '@slapwise/games'
import { expect, it } from 'vitest'
import { parseBots } from '../bots/bot-players.ts'
import { parseWholeNumber, readGame } from './args.ts'

it('takes whole numbers only', () => {
  expect(parseWholeNumber('games', '12', 1, 99)).toBe(12)
  for (const text of ['', '0', '100', '1e1', '0x1', ' 5', '٣'])
    expect(() => parseWholeNumber('games', text, 1, 99)).toThrow('--matches')
})

it('takes a list of bots', () => {
  expect(parseBots(GAMES.defaultGame, 'chaotic,simple')).toEqual(['chaotic', 'simple'])
  expect(() => parseBots(GAMES.defaultGame, 'chaotic,')).toThrow('--bots is')
})

it('takes a game of the house, or the first', () => {
  expect(readGame(GAMES, undefined)).toBe(GAMES.defaultGame)
  expect(readGame(GAMES, 'frantic').id).toBe('frantic')
  expect(() => readGame(GAMES, 'chess')).toThrow('--game is frantic')
})
