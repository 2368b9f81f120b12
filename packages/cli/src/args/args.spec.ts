import { GAMES } from '@slapwise/games'
import { expect, it } from 'vitest'
import { parseBots } from '../bots/bot-players.ts'
import { parseWholeNumber, readGame } from './args.ts'

it('accepts only whole numbers', () => {
  expect(parseWholeNumber('matches', '12', 1, 99)).toBe(12)
  for (const text of ['', '0', '100', '1e1', '0x1', ' 5', '٣'])
    expect(() => parseWholeNumber('matches', text, 1, 99)).toThrow('--matches')
})

it('accepts a list of bots', () => {
  expect(parseBots(GAMES.defaultGame, 'chaotic,simple')).toEqual(['chaotic', 'simple'])
  expect(() => parseBots(GAMES.defaultGame, 'chaotic,')).toThrow('--bots must be')
})

it('accepts an installed game, and takes the default without one', () => {
  expect(readGame(GAMES, undefined)).toBe(GAMES.defaultGame)
  expect(readGame(GAMES, 'frantic').id).toBe('frantic')
  expect(() => readGame(GAMES, 'chess')).toThrow('--game must be frantic')
})
