import { writeFileSync } from 'node:fs'
import { BOARDS } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { runInProcess } from '../../testing/run-cli.ts'
import { startServer } from '../../testing/server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { TestTerminal } from '../../testing/test-terminal.ts'

const GAME = ['--game', 'board']

/**
 * Lines to type in turn: each question is answered by at least one of them; the others are rejected without effect.
 */
const LINES = [
  ...Array.from({ length: 16 }, (_, i) => `${(i % 4) + 1} ${i * 3 + 1} ${'abud'[i % 4]}`),
  ...Array.from({ length: 16 }, (_, i) => `${(i % 4) + 1} ${i * 3 + 2}`),
  ...['1', '', '0', '2', '13', 'where', '? 1', '? 12', '? push', 'nonsense', '3 17', '5 33', '1 29'],
]

const persistent = `${LINES.join('\n')}\n`.repeat(200)

it('plays a whole match from a script, saves and replays it', async () => {
  const file = `${temporaryFolder()}/match.json`
  const { code, out, err } = await runInProcess(
    ['play', ...GAME, '--seed', 'street', '--limit', 'short', '--save', file],
    persistent,
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^ {2}Start YZTG ›$/m)
  expect(out).toMatch(/You place .+ on \d+\./)
  expect(out).toMatch(/Ready to roll\? \(Enter: roll\) › /)
  expect(out).toMatch(/^ {2}Your roll 1 → /m)
  expect(out).toMatch(/There is no “nonsense” to choose/)
  expect(out).toMatch(/(win|wins|share the win)\./)
  expect(out).not.toMatch(/undefined|NaN|\[object/)
  expect(out.split('\n').filter((line) => line.length > 80 && !line.includes(' › '))).toEqual([])
  expect(await runInProcess(['replay', file])).toMatchObject({ code: 0, err: '' })
  const stepped = await runInProcess(['replay', file, '--step', '--lang', 'de'], '\n'.repeat(2000))
  expect(stepped).toMatchObject({ code: 0, err: '' })
  expect(stepped.out).toMatch(/Platz 1: Du bist dran: spiel eine Karte → .+ auf \d+/)
  expect((await runInProcess(['verify', file])).out).toContain('lead to the same end')
})

it('explains illegal placements, legal spaces and cards', async () => {
  const lines = [
    'where',
    '1 99',
    '1 7',
    '1',
    '? 1',
    '? #7',
    '? manhole',
    '? tsunami',
    '? 1 7',
    'unicorn 3',
    'q',
  ]
  const { out } = await runInProcess(
    ['play', ...GAME, '--seed', 'why', '--players', '2'],
    `${lines.join('\n')}\n`,
  )
  const answers = out.split(/^Before the start: .*› /m).slice(1)
  expect(answers[0]).toMatch(/^where\n[A-Z].+: 1–6, 8–13, /)
  expect(answers[1]).toContain('There is no such space.')
  expect(answers[2]).toContain('Manholes are never covered.')
  expect(answers[3]).toMatch(/: where to\? As in: /)
  expect(answers[4]).toMatch(/: acts when|: has rules/)
  expect(answers[5]).toMatch(/Space 7: manhole 1\. End on it and you roll/)
  expect(answers[6]).toMatch(/Manhole: End on it.*• It is no movement/s)
  expect(answers[7]).toMatch(/Tsunami: Roll one after the other/)
  expect(answers[8]).toContain('Manholes are never covered.')
  expect(answers[9]).toContain('There is no “unicorn” to choose.')
})

it('takes a placement back until the die is rolled', async () => {
  const lines = [...LINES.slice(0, 8).flatMap((line) => [line, line.replace(/ .$/, '')]), 'back']
  const { out } = await runInProcess(
    ['play', ...GAME, '--seed', 'slips', '--limit', '20'],
    `${lines.join('\n')}\n${persistent.replaceAll('\n\n', '\nback\n\n')}`,
  )
  expect(out).toMatch(/Ready to roll\? \(Enter: roll\) › back\n\n {2}You take that back\.\n/)
})

it('plays on a custom board and records it', async () => {
  const folder = temporaryFolder()
  const [board, file] = [`${folder}/mine.json`, `${folder}/match.json`]
  writeFileSync(board, JSON.stringify({ ...BOARDS['blind-alley'], name: { en: 'My yard', de: 'Mein Hof' } }))
  const args = ['play', ...GAME, '--seed', 'yard', '--limit', '20', '--board', board, '--save', file]
  expect(await runInProcess(args, persistent)).toMatchObject({ code: 0, err: '' })
  expect((await runInProcess(['replay', file])).out).toContain('Played: My yard; ends at 20\n')
})

it('lists all issues of a board file', async () => {
  const file = `${temporaryFolder()}/mine.json`
  const { rows, ...rest } = BOARDS['blind-alley']
  const broken = { ...rest, rows: [...rows.slice(0, -1), [25, 26, 27, 28, 28, 30]] }
  writeFileSync(file, JSON.stringify(broken))
  const { code, err } = await runInProcess(['play', ...GAME, '--board', file])
  expect(code).toBe(2)
  expect(err).toBe(
    [
      `slapwise: ${file} is not a valid board:`,
      '  rows: space 28 is there twice',
      '  rows: space 29 is missing',
      '  rows: the path breaks between 28 and 29',
      '  rows: the path breaks between 29 and 30',
      '',
    ].join('\n'),
  )
})

it.each([
  [['--board', 'attic'], "--board must be house, blind-alley or a file such as mine.json, not 'attic'."],
  [['--board', './nowhere.json'], './nowhere.json: no such file or folder.'],
  [['--limit', 'none'], "--limit must be short, medium, long or a number of points, not 'none'."],
  [['--players', '7'], '--players must be a whole number from 2 to 6'],
  [['--sets', 'base'], "Unknown option '--sets'"],
])('reports the error: %j', async (args, message) => {
  const { code, err } = await runInProcess(['play', ...GAME, ...args])
  expect(code).toBe(2)
  expect(err).toContain(message)
})

it('counts events over many matches', async () => {
  const { code, out } = await runInProcess([
    'simulate',
    ...GAME,
    '--matches',
    '20',
    '--players',
    '3',
    '--json',
  ])
  expect(code).toBe(0)
  const { rounds, played, landed, thrownIn, events, endings, points } = JSON.parse(out)
  expect(endings['end-reached'] + endings['empty-pile']).toBe(rounds)
  expect(played.push).toBeGreaterThan(played['fuck-you'])
  expect(landed['numbered-teleport']).toBeGreaterThan(20)
  expect(Object.keys(landed)).not.toContain('skip')
  expect(Object.keys(thrownIn).sort()).toEqual(['block', 'nice-try', 're-roll'])
  expect(Object.keys(events)).toHaveLength(20)
  expect(points.mean).toBeGreaterThan(10)
  const report = (await runInProcess(['simulate', ...GAME, '--matches', '5', '--lang', 'de', '--mild'])).out
  expect(report).toMatch(/^Zieh Leine +\d+/m)
  expect(report).toMatch(/den Totenkopf +\d+/)
})

it('lists all cards and events, or describes one', async () => {
  const cards = async (...args: string[]) => (await runInProcess(['cards', ...GAME, ...args])).out
  expect(await cards()).toMatch(/^Board The long way home\n\nblue: acts when you play it\n {4}5 {2}Skip /)
  expect(await cards()).toMatch(/^ {3}13 {2}Friday the 13th +Bad luck/m)
  expect((await cards()).split('\n').filter(({ length }) => length > 80)).toEqual([])
  expect(await cards('--board', 'blind-alley', 'push')).toMatch(
    /^Push\n.*Count +14\n.*Rulings\n {2}• The shove/s,
  )
  expect(await cards('--lang', 'de', 'gully')).toMatch(/^Gully\n.*Anzahl +6\n/s)
  expect(await cards('epic', 'win')).toMatch(/^Epic Win \(event 20\)\n/)
  expect(await cards('--mild')).not.toMatch(/fuck/i)
  const { code, err } = await runInProcess(['cards', ...GAME, 'unicorn'])
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining("called 'unicorn'") })
})

/** A short board without reaction cards, so that no reaction window has to time out. */
const YARD = {
  name: { en: 'My yard', de: 'Mein Hof' },
  rows: [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [20, 19, 18, 17, 16, 15, 14, 13, 12, 11],
  ],
  walls: [[2, 19]],
  teleports: [3, 6, 9, 12, 15, 18],
  cards: { stop: 20, snail: 20, ghost: 20 },
}

it('plays online on a custom board with changing settings', async () => {
  const file = `${temporaryFolder()}/mine.json`
  writeFileSync(file, JSON.stringify(YARD))
  const { url } = await startServer()
  const openTerminal = (...args: string[]) =>
    new TestTerminal(['play', '--url', url, ...args], { XDG_CONFIG_HOME: temporaryFolder() })
  const ada = openTerminal('--name', 'Ada', ...GAME, '--board', file)
  const code = await ada.waitForOutput(/Room (\S+)/)
  await ada.waitForOutput(/My yard; medium; .*b for a bot/s)
  ada.type('set limit 5')
  await ada.waitForOutput(/You changed the limit \(medium → 5 points\)/)
  const ben = openTerminal('--room', code, '--name', 'Ben')
  await ben.waitForOutput(/Enter when you are ready/)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('s')
  const over = /To replay or to verify/
  const lines = ['1 1', '', '1 2', '2 4', '', '3 5', '4 7', '1 8', '2 10', '', '4 11', '3 16', '1 17']
  await Promise.all([ada.answerUntil(over, lines), ben.answerUntil(over, lines)])
})
