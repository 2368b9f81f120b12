import { expect, it } from 'vitest'
import { readBots, wholeNumber } from './args.ts'

it('takes whole numbers only', () => {
  expect(wholeNumber('games', '12', 1, 99)).toBe(12)
  for (const text of ['', '0', '100', '1e1', '0x1', ' 5', '٣'])
    expect(() => wholeNumber('games', text, 1, 99)).toThrow('--games')
})

it('takes a list of bots', () => {
  expect(readBots('random,simple')).toEqual(['random', 'simple'])
  expect(() => readBots('random,')).toThrow('--bots is')
})
