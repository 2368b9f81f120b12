import { describe, expect, it } from 'vitest'
import { MATCH_OPTIONS, readArgs, readBots, readSettings, wholeNumber } from './args.ts'

const settings = (...args: string[]) => readSettings(readArgs(args, MATCH_OPTIONS).values)

describe('settings', () => {
  it('are those of an ordinary match where nothing is said', () => {
    expect(settings()).toEqual({
      players: 4,
      edition: 'complete',
      sets: ['base'],
      limit: 'medium',
      handSize: 7,
    })
  })

  it('are what is said', () => {
    expect(settings('--players', '2', '--edition', 'new', '--limit', '99', '--hand-size', '4')).toEqual({
      players: 2,
      edition: 'new',
      sets: ['base'],
      limit: 99,
      handSize: 4,
    })
    expect(settings('--limit', 'none').limit).toBe('none')
    expect(settings('--sets', 'base,troublemaker').sets).toEqual(['base', 'troublemaker'])
  })

  it.each([
    [['--players', '1'], '--players is a whole number from 2 to 8, not ‘1’.'],
    [['--players', '-3'], '--players is a whole number from 2 to 8, not ‘-3’.'],
    [['--players', '4.5'], '--players is a whole number from 2 to 8, not ‘4.5’.'],
    [['--players'], 'Option ‘--players <value>’ argument missing.'],
    [['--edition', 'pirate'], '--edition is original, new or complete, not ‘pirate’.'],
    [['--sets', 'base,pirates'], '--sets is base, troublemaker or supercharge, not ‘pirates’.'],
    [['--sets', 'troublemaker'], '--sets always includes base.'],
    [['--sets', 'base,base'], '--sets takes each set once.'],
    [['--limit', 'endless'], '--limit is short, medium, long, none or a number of points, not ‘endless’.'],
    [['--limit', '0'], '--limit is a whole number from 1 to 9999, not ‘0’.'],
    [['--hand-size', '3'], '--hand-size is a whole number from 4 to 7, not ‘3’.'],
  ])('refuse %j', (args, message) => {
    expect(() => settings(...args)).toThrow(message.replaceAll(/[‘’]/g, "'"))
  })
})

it('takes whole numbers only', () => {
  expect(wholeNumber('games', '12', 1, 99)).toBe(12)
  for (const text of ['', '0', '100', '1e1', '0x1', ' 5', '٣'])
    expect(() => wholeNumber('games', text, 1, 99)).toThrow('--games')
})

it('takes a list of bots', () => {
  expect(readBots('random,simple')).toEqual(['random', 'simple'])
  expect(() => readBots('random,')).toThrow('--bots is')
})
