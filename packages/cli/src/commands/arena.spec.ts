import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { slapwise } from '../testing/program.ts'

const arena = async (...args: string[]) => JSON.parse((await slapwise(['arena', '--json', ...args])).out)

it('says who is better, and how sure that is, in one JSON object', async () => {
  const { code, out, err } = await slapwise([
    'arena',
    '--json',
    '--bots',
    'simple,random,random',
    '--games',
    '120',
    '--limit',
    'short',
  ])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^\{.*\}\n$/)
  const { games, bots } = JSON.parse(out)
  expect(games).toBe(120)
  const [simple, random] = bots
  expect(Object.keys(simple).slice(0, 6)).toEqual([
    'name',
    'matches',
    'winRate',
    'interval',
    'roundRate',
    'points',
  ])
  expect(simple).toMatchObject({ name: 'simple', matches: 120, seats: 1, chance: 0.3333 })
  expect(random).toMatchObject({ name: 'random', matches: 120, seats: 2, chance: 0.6667 })
  expect(simple.winRate + random.winRate).toBeCloseTo(1, 3)
  expect(simple.roundRate + random.roundRate).toBeCloseTo(1, 3)
  expect(simple.interval[0]).toBeGreaterThan(1 / 3)
  expect(simple.points).toBeLessThan(random.points)
})

it('comes to the same on any number of cores', async () => {
  const args = ['--bots', 'simple,random', '--games', '20', '--limit', 'none']
  const alone = await arena(...args, '--cores', '1')
  expect(await arena(...args, '--cores', '3')).toEqual(alone)
  expect(await arena(...args, '--seed', 'another')).not.toEqual(alone)
})

it('lets everybody play each deal from each seat', async () => {
  const { games, deals } = await arena('--bots', 'simple,random,random', '--games', '10', '--limit', 'none')
  expect({ games, deals }).toEqual({ games: 12, deals: 4 })
  // Two turns of the table are the same, and the third would be, too.
  const again = await arena('--bots', 'simple,random', '--players', '4', '--games', '6', '--limit', 'none')
  expect(again).toMatchObject({ games: 6, deals: 3, bots: [{ seats: 2 }, { seats: 2 }] })
})

it('is fair: who plays against nobody but themselves wins everything', async () => {
  const { bots } = await arena('--game', 'board', '--bots', 'simple', '--games', '2', '--limit', 'short')
  expect(bots).toMatchObject([{ name: 'simple', matches: 2, winRate: 1, interval: [1, 1], chance: 1 }])
})

it('prints a table for people, in their language', async () => {
  const { out } = await slapwise(['arena', '--bots', 'simple,random', '--games', '4', '--lang', 'de'])
  expect(out).toMatch(/^Partien +4\nKartenverteilungen +2\n\nBot +Plätze +Partien gewonnen/)
  expect(out).toMatch(/^simple +1 +\d+\.\d % ± \d+\.\d +\d+\.\d % ± \d+\.\d +\d+\.\d ± \d+\.\d$/m)
})

it('stops at Ctrl-C, with what it has', async () => {
  const fought = slapwise(['arena', '--bots', 'simple,random', '--games', '99999', '--json'])
  while (process.listenerCount('SIGINT') === 0) await setTimeout()
  process.emit('SIGINT')
  const { code, out, err } = await fought
  expect({ code, err }).toEqual({ code: 0, err: 'slapwise: Stopped early: this is what there is.\n' })
  expect(JSON.parse(out).games).toBeLessThan(99_999)
})

it.each([
  [[], '--bots is missing: who plays, such as --bots '],
  [['--bots', 'simpel,random'], 'Did you mean simple?'],
  [['--bots', 'simple,random,random', '--players', '2'], '--bots names 3 for 2 seats.'],
  [['--bots', Array(9).fill('simple').join()], '--bots names 9, where at most 8 play.'],
  [['--bots', 'simple', '--cores', '0'], '--cores is a whole number from 1 to '],
  [['--bots', 'simple', '--games', '0'], '--games is a whole number from 1 to '],
])('says in one line what is wrong: %j', async (args, problem) => {
  const { code, out, err } = await slapwise(['arena', ...args])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^slapwise: .+\n$/)
  expect(err).toContain(problem)
})
