import { expect, it } from 'vitest'
import { GAMES_WITH_CRAZY_EIGHTS } from '../../testing/extra-game.ts'
import { runInProcess } from '../../testing/run-cli.ts'
import { startServer } from '../../testing/server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { TestTerminal } from '../../testing/test-terminal.ts'

const GAME = ['--game', 'crazy-eights']
const run = (args: readonly string[], input = '') => runInProcess(args, input, {}, GAMES_WITH_CRAZY_EIGHTS)

/** Lines to type in turn: each question is answered by at least one of them. */
const LINES = ['2', '3', '1', '', '4', '?', 'nonsense']
const persistent = `${LINES.join('\n')}\n`.repeat(400)

it('plays a game without screens of its own, saves and replays it', async () => {
  const file = `${temporaryFolder()}/match.json`
  const args = ['play', ...GAME, '--seed', 'plain', '--players', '3', '--settings', '{"limit":60}']
  const { code, out, err } = await run([...args, '--save', file], persistent)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^── Round 1 ─/m)
  expect(out).toMatch(/^ {2}You hold: [♣♦♥♠]/m)
  expect(out).toMatch(/^ {2}\[1\] draw\n {2}\[2\] [♣♦♥♠]/m)
  expect(out).toContain('Your turn › ')
  expect(out).toContain('There is no “nonsense” to choose.')
  expect(out).toMatch(/^ {2}The round is over: You \d+/m)
  const replayed = await run(['replay', file, '--step'], '\n'.repeat(500))
  expect(replayed).toMatchObject({ code: 0, err: '' })
  expect(replayed.out).toMatch(/Played: limit 60; snap true\n/)
  expect((await run(['verify', file])).out).toContain('lead to the same end')
})

const snaps = (out: string): string[] => out.match(/(?:^ {2}\[\d+\] .*\n)+.*Snap\?/gm) ?? []

it.each(['true', '"glance"'])(
  'skips questions without a choice for a single person (snap: %s)',
  async (snap) => {
    const settings = ['--settings', `{"snap":${snap}}`]
    const alone = snaps((await run(['play', ...GAME, '--seed', 'plain', ...settings], persistent)).out)
    expect(alone.length).toBeGreaterThan(0)
    for (const asked of alone) expect(asked).toContain('[2]')
    const both = await run(['play', ...GAME, '--seed', 'plain', '--humans', '2', ...settings], persistent)
    expect(snaps(both.out).some((asked) => !asked.includes('[2]'))).toBe(true)
  },
)

it('prints the game in the chosen language', async () => {
  const { out } = await run(['play', ...GAME, '--lang', 'de', '--seed', 'plain'], 'q\n')
  expect(out).toMatch(/^ {2}Du hast: /m)
  expect(out).toContain('Schon weg?')
})

it('simulates it', async () => {
  const { code, out } = await run(['simulate', ...GAME, '--matches', '20', '--json'])
  expect(code).toBe(0)
  expect(Object.keys(JSON.parse(out))).not.toContain('cards')
  expect((await run(['simulate', ...GAME, '--matches', '5'])).out).toMatch(/^Matches +5\n/)
})

it.each([
  [['--players', '7'], '--players must be a whole number from 2 to 6'],
  [['--settings', '{'], '--settings must be a JSON object'],
  [['--settings', '{"limit":0}'], '--settings: limit: '],
  [['--sets', 'base'], "Unknown option '--sets'"],
  [['--bots', 'simple'], '--bots must be chaotic'],
])('reports the error: %j', async (args, message) => {
  const { code, err } = await run(['play', ...GAME, ...args])
  expect(code).toBe(2)
  expect(err).toContain(message)
})

it('plays it online against another terminal', async () => {
  const { url } = await startServer({ installed: GAMES_WITH_CRAZY_EIGHTS })
  const openTerminal = (...args: string[]) =>
    new TestTerminal(
      ['play', '--url', url, ...args],
      { XDG_CONFIG_HOME: temporaryFolder() },
      GAMES_WITH_CRAZY_EIGHTS,
    )
  const ada = openTerminal('--name', 'Ada', ...GAME, '--settings', '{"limit":1}')
  const code = await ada.waitForOutput(/Room (\S+)/)
  await ada.waitForOutput(/limit 1; snap true; .*b for a bot/s)
  const ben = openTerminal('--room', code, '--name', 'Ben')
  await ben.waitForOutput(/Enter when you are ready/)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('s')
  const over = /To replay or to verify/
  await Promise.all([ada.answerUntil(over, LINES), ben.answerUntil(over, LINES)])
})

it('lets the host change the game before a match', async () => {
  const { url } = await startServer({ installed: GAMES_WITH_CRAZY_EIGHTS })
  const openTerminal = (...args: string[]) =>
    new TestTerminal(
      ['play', '--url', url, ...args],
      { XDG_CONFIG_HOME: temporaryFolder() },
      GAMES_WITH_CRAZY_EIGHTS,
    )
  const ada = openTerminal('--name', 'Ada')
  const code = await ada.waitForOutput(/Room (\S+)/)
  await ada.waitForOutput(/frantic; .*b for a bot/s)
  ada.type('b')
  const ben = openTerminal('--room', code, '--name', 'Ben')
  await ben.waitForOutput(/Enter when you are ready/)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('g chess')
  await ada.waitForOutput(/Which one\? g frantic, g crazy-eights/)
  ada.type('g crazy-eights')
  await ben.waitForOutput(/Ada changed the game \(frantic → crazy-eights\): Ben, are you still ready\?/)
  ada.type('set settings {"limit":1}')
  await ben.waitForOutput(/Ada changed limit \(100 → 1\)\./)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('s')
  const over = /To replay or to verify/
  await Promise.all([ada.answerUntil(over, LINES), ben.answerUntil(over, LINES)])
  ada.type('m')
  await ada.waitForOutput(/bot, chaotic.*b for a bot/s)
  ada.type('g frantic')
  await ben.waitForOutput(/Ada changed the game \(crazy-eights → frantic\)\./)
})

it('lists it in the help, and reports that it has no card list', async () => {
  const { out } = await run(['help'])
  expect(out).toContain('2 to 8 (frantic); 2 to 6 (crazy-eights)')
  expect(out).toContain('chaotic, gentle, simple, sly, fiendish (frantic); chaotic, fiendish (crazy-eights)')
  expect(out).toMatch(/^ +chaotic +Does whatever is allowed/m)
  expect(out).toMatch(/--game ID +frantic, crazy-eights; /)
  expect(out).toContain('For a match of crazy-eights')
  expect(await run(['cards', ...GAME])).toEqual({
    code: 2,
    out: '',
    err: 'slapwise: The game crazy-eights has no card list.\n',
  })
  expect((await run(['cards', '--game', 'frantic', 'thief'])).out).toMatch(/^Thief\n/)
})

it('runs a load test with it', async () => {
  const { url } = await startServer({ installed: GAMES_WITH_CRAZY_EIGHTS })
  const args = ['--tables', '2', '--answer-interval', '0', '--seconds', '1', '--json']
  const { code, out } = await run(['loadtest', '--url', url, ...GAME, ...args])
  expect(code).toBe(0)
  const { tables, errors } = JSON.parse(out)
  expect([tables, errors]).toEqual([2, {}])
})
