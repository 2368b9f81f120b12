import { readdirSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { CARD_SETS, HOUSE_RULE_CARDS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { formatTime } from '../deal-series/progress-bar.ts'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const simulate = async (...args: string[]) =>
  JSON.parse((await runInProcess(['simulate', '--json', '--matches', '5', ...args])).out)

it('prints one JSON object with all figures', async () => {
  const { code, out, err } = await runInProcess(['simulate', '--json', '--matches', '5'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^\{.*\}\n$/)
  const figures = JSON.parse(out)
  expect(Object.keys(figures)).toEqual([
    'matches',
    'rounds',
    'answers',
    'decisions',
    'seconds',
    'answersPerSecond',
    'longestMatch',
    'digest',
    'bots',
    'cards',
    'thrownIn',
    'events',
    'powers',
    'ruleCards',
  ])
  expect(figures.matches).toBe(5)
  expect(figures.digest).toMatch(/^[0-9a-f]{64}$/)
  expect(figures.decisions).toBeLessThan(figures.answers)
  expect(figures.longestMatch).toBeGreaterThanOrEqual(figures.answers / 5)
})

it('lists every card and event, also with a count of 0', async () => {
  const { cards, events, powers, ruleCards } = await simulate(
    '--matches',
    '1',
    '--limit',
    'none',
    '--players',
    '2',
  )
  const ids = new Set(CARD_SETS.base.prints.map(({ kind }) => kind.id))
  expect(Object.keys(cards).sort()).toEqual([...ids].sort())
  expect(Object.keys(events).sort()).toEqual(CARD_SETS.base.events.map(({ id }) => id).sort())
  expect(Object.values(events)).toContain(0)
  expect(powers).toEqual({})
  expect(ruleCards).toEqual({})
})

it('lists every power with how often it was activated', async () => {
  const { powers } = await simulate('--sets', 'base,supercharge', '--matches', '20')
  expect(Object.keys(powers).sort()).toEqual(CARD_SETS.supercharge.powers.map(({ id }) => id).sort())
  expect(Math.max(...Object.values<number>(powers))).toBeGreaterThan(0)
})

const EVERYTHING = [
  '--sets',
  'base,troublemaker,supercharge,pandora',
  '--rule-cards',
  '2',
  '--purple',
  'fifth',
]

it('uses every card and event with --steer', async () => {
  const figures = await simulate('--steer', '--matches', '500', '--players', '4', ...EVERYTHING)
  const sets = Object.values(CARD_SETS)
  const ids = (kinds: readonly { readonly id: string }[]) => [...new Set(kinds.map(({ id }) => id))].sort()
  expect(used(figures.cards)).toEqual(ids(sets.flatMap(({ prints }) => prints.map(({ kind }) => kind))))
  expect(used(figures.events)).toEqual(ids(sets.flatMap(({ events }) => events)))
  expect(used(figures.powers)).toEqual(ids(sets.flatMap(({ powers }) => powers)))
  expect(used(figures.ruleCards)).toEqual(ids(HOUSE_RULE_CARDS))
  expect(used(figures.thrownIn)).toEqual(['counterattack', 'lucky-bastard', 'mimicry', 'nice-try'])
  expect(figures.thrownIn.counterattack).toBeLessThan(figures.cards.counterattack)
})

const used = (counts: Record<string, number>): string[] =>
  Object.keys(counts)
    .filter((id) => counts[id] > 0)
    .sort()

it('brings up rare cards more often with --steer', async () => {
  const rareOnes = async (...args: string[]) =>
    (await simulate('--matches', '100', ...EVERYTHING, ...args)).cards.mimicry
  expect(await rareOnes('--steer')).toBeGreaterThan(await rareOnes())
})

it('draws the given number of rule cards per round', async () => {
  const total = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0)
  const { rounds, ruleCards } = await simulate('--rule-cards', '3', '--without-rule-cards', 'thirst')
  expect(total(ruleCards)).toBe(3 * rounds)
  expect(ruleCards).not.toHaveProperty('thirst')
})

it('leaves out the colour that purple replaces', async () => {
  const digests: string[] = []
  for (const purple of ['fifth', 'off', 'red'])
    digests.push((await simulate('--sets', 'base,pandora', '--purple', purple)).digest)
  expect(new Set(digests).size).toBe(3)
})

it('has the same digest for the same arguments only', async () => {
  const { seconds: _, answersPerSecond: __, ...first } = await simulate('--seed', 'a')
  expect(await simulate('--seed', 'a')).toMatchObject(first)
  expect((await simulate('--seed', 'b')).digest).not.toBe(first.digest)
  expect((await simulate('--seed', 'a', '--bots', 'simple,chaotic')).digest).not.toBe(first.digest)
  expect((await simulate('--seed', 'a', '--edition', 'original')).digest).not.toBe(first.digest)
})

it('saves every match, and each can be replayed', async () => {
  const folder = `${temporaryFolder()}/made/on/demand`
  await simulate('--matches', '3', '--save', folder)
  const files = readdirSync(folder)
  expect(files).toEqual(['match-000001.json', 'match-000002.json', 'match-000003.json'])
  for (const file of files) expect((await runInProcess(['replay', `${folder}/${file}`])).code).toBe(0)
})

it('prints win rates with intervals', async () => {
  const { bots } = await simulate('--matches', '150', '--bots', 'simple,chaotic,chaotic', '--players', '3')
  expect(bots.simple.seats).toBe(1)
  expect(bots.chaotic.seats).toBe(2)
  expect(bots.simple.wins.mean + bots.chaotic.wins.mean).toBeCloseTo(1, 3)
  expect(bots.simple.wins.mean - bots.simple.wins.margin).toBeGreaterThan(1 / 3)
  expect(bots.simple.points.mean).toBeLessThan(bots.chaotic.points.mean)
  const { out } = await runInProcess(['simulate', '--matches', '5', '--bots', 'simple,chaotic'])
  expect(out).toMatch(
    /^Bot +Seats +Matches won +Rounds won +Points per match\nsimple +2 +\d+\.\d % ± \d+\.\d +\d+\.\d % ± \d+\.\d +\d+\.\d ± \d+\.\d$/m,
  )
})

it('stops at Ctrl-C with a partial result', async () => {
  const simulated = runInProcess(['simulate', '--matches', '99999', '--json'])
  await setImmediate()
  process.emit('SIGINT')
  const { code, out, err } = await simulated
  expect({ code, err }).toEqual({
    code: 130,
    err: 'slapwise: Stopped early: the result covers the finished matches only.\n',
  })
  expect(JSON.parse(out).matches).toBeLessThan(99_999)
})

it('formats the remaining time', () => {
  expect([999, 61_000, 3_600_000].map(formatTime)).toEqual(['  0:01', '  1:01', ' 60:00'])
})

it('prints a table', async () => {
  const { code, out, err } = await runInProcess(['simulate', '--matches', '5'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/Matches +5\n/)
  expect(out).toMatch(/Fantastic Four +\d+/)
  expect(out).toMatch(/Gambling Man +\d+/)
  expect(out).toMatch(/^Thrown in .*\nCounterattack +\d+/m)
  expect(out).toMatch(/Fuck You +\d+/)
  expect(out).not.toContain('Rule cards')
})

it('prints rule cards and mild names on demand', async () => {
  const { out } = await runInProcess(['simulate', '--matches', '5', '--mild', ...EVERYTHING])
  expect(out).toMatch(/^Rule cards /m)
  expect(out).toMatch(/Bring a Friend +\d+/)
  expect(out).toMatch(/Fiddlesticks +\d+/)
  expect(out).not.toContain('Fuck You')
})

it('reports a folder that cannot be created', async () => {
  const { code, err } = await runInProcess(['simulate', '--matches', '1', '--save', '/dev/null/matches'])
  expect(code).toBe(2)
  expect(err).toMatch(/^slapwise: \/dev\/null.*\n$/)
})

it('prints it in German', async () => {
  const { out } = await runInProcess(['simulate', '--matches', '5', '--lang', 'de'])
  expect(out).toMatch(/^Partien +5\n/)
  expect(out).toMatch(/^Reingeworfen /m)
})
