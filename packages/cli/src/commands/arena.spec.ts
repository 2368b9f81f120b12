import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { runInProcess, spawnCli } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { WEAKEST } from '../testing/weakest-bot.ts'

const arena = async (...args: string[]) => JSON.parse((await runInProcess(['arena', '--json', ...args])).out)

it('prints win rates with intervals as one JSON object', async () => {
  const { code, out, err } = await runInProcess([
    'arena',
    '--json',
    '--bots',
    `simple,${WEAKEST},${WEAKEST}`,
    '--matches',
    '120',
    '--limit',
    'short',
  ])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^\{.*\}\n$/)
  const { matches, bots } = JSON.parse(out)
  expect(matches).toBe(120)
  const [simple, weakest] = bots
  expect(Object.keys(simple).slice(0, 6)).toEqual([
    'name',
    'matches',
    'winRate',
    'interval',
    'roundRate',
    'points',
  ])
  expect(simple).toMatchObject({ name: 'simple', matches: 120, seats: 1, expectedWinRate: 0.3333 })
  expect(weakest).toMatchObject({ name: WEAKEST, matches: 120, seats: 2, expectedWinRate: 0.6667 })
  expect(simple.winRate + weakest.winRate).toBeCloseTo(1, 3)
  expect(simple.roundRate + weakest.roundRate).toBeCloseTo(1, 3)
  expect(simple.interval[0]).toBeGreaterThan(1 / 3)
  expect(simple.points).toBeLessThan(weakest.points)
})

it('has the same result on any number of cores, in whole deals', async () => {
  const args = ['--bots', `simple,${WEAKEST}`, '--matches', '19', '--limit', 'none']
  const alone = await arena(...args, '--cores', '1')
  expect(alone).toMatchObject({ matches: 20, deals: 10 })
  expect(await arena(...args, '--cores', '3')).toEqual(alone)
})

it('prints a table in the chosen language and writes a self-contained page with charts', async () => {
  const file = `${temporaryFolder()}/arena.html`
  const args = ['--game', 'board', '--bots', `simple,${WEAKEST}`, '--matches', '4', '--cores', '1']
  const { code, out, err } = await runInProcess(['arena', ...args, '--lang', 'de', '--report', file])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Partien +4\nKartenverteilungen +2\n\nBot +Plätze +Partien gewonnen/)
  expect(out).toMatch(/^simple +1 +\d+\.\d % ± \d+\.\d +\d+\.\d % ± \d+\.\d +\d+\.\d ± \d+\.\d$/m)
  const page = readFileSync(file, 'utf8')
  expect(page).toContain('4 Partien: 2 Kartenverteilungen, jede von jedem Platz aus.')
  expect(page).not.toMatch(/(src|href)=|@import|url\((?!#)/)
  expect(page).toContain(`<code>slapwise arena ${args.join(' ')} --lang de</code>`)
})

/** A bot that prints a line for each question and answers with the fallback. */
const CHATTY = `export default { answer: ({ prompt }) => (console.error('asked'), prompt.fallback) }`

it('stops at Ctrl-C with a partial result and exit code 130', async () => {
  const file = `${temporaryFolder()}/chatty.mjs`
  writeFileSync(file, CHATTY)
  const args = ['--bots', `${file},${WEAKEST}`, '--matches', '99999', '--cores', '2', '--json']
  const program = spawnCli(['arena', ...args])
  const printed = Promise.all([text(program.stdout!), text(program.stderr!)])
  program.stderr!.once('data', () => program.kill('SIGINT'))
  const [[code], [out, err]] = await waitFor(
    'the arena to stop',
    Promise.all([once(program, 'exit'), printed]),
  )
  expect(code).toBe(130)
  expect(err).toMatch(/^slapwise: Stopped early: the result covers the finished matches only\.$/m)
  expect(JSON.parse(out).matches).toBeLessThan(99_999)
})

it.each([
  [[], '--bots is missing: name the bots, such as --bots '],
  [['--bots', 'simpel,simple'], 'Did you mean simple?'],
  [
    ['--bots', `simple,${WEAKEST},${WEAKEST}`, '--players', '2'],
    '--bots names 3 bots for 2 seats; name fewer or raise --players.',
  ],
  [['--bots', Array(9).fill('simple').join()], '--bots names 9 bots; a match has at most 8 seats.'],
  [['--bots', 'simple', '--cores', '0'], '--cores must be a whole number from 1 to '],
  [['--bots', 'simple', '--matches', '0'], '--matches must be a whole number from 1 to '],
])('reports the error in one line: %j', async (args, problem) => {
  const { code, out, err } = await runInProcess(['arena', ...args])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^slapwise: .+\n$/)
  expect(err).toContain(problem)
})
