import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { INSTALLED_GAMES } from '../installed-games.ts'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { TestTerminal } from '../testing/test-terminal.ts'

const atKeyboard = (args: readonly string[], home = temporaryFolder()): TestTerminal =>
  new TestTerminal(args, { XDG_STATE_HOME: home }, INSTALLED_GAMES, true)

const [CTRL_C, CTRL_D] = ['\x03', '\x04']

it.each([
  ['q', 'q\r'],
  ['Ctrl-C', CTRL_C],
  ['Ctrl-D', CTRL_D],
])('asks for confirmation before quitting by %s, and plays on', async (_, keys) => {
  const ada = atKeyboard(['play', '--seed', 'a'])
  await ada.waitForOutput(/Your turn: .*› /)
  ada.press(keys)
  await ada.waitForOutput(/Leave the table\? .*› /)
  ada.press('\r')
  await ada.waitForOutput(/Your turn: .*› /)
  ada.press(keys)
  await ada.waitForOutput(/Leave the table\? .*› /)
  ada.press(keys)
  expect(await ada.code).toBe(0)
})

describe('an unfinished match', () => {
  /** The table that Ada saw when she quit. */
  async function leave(home: string): Promise<string> {
    const script = ['0', '', 'q', 'y'].join('\n')
    const { code, out } = await runInProcess(['play', '--seed', 'kept', '--players', '2'], script, {
      XDG_STATE_HOME: home,
    })
    expect(code).toBe(0)
    expect(out).toContain('The match is kept: slapwise play takes it up again.')
    return tables(out).at(-1)!
  }

  const tables = (out: string): string[] => out.match(/^── Round [^›]*/gm) ?? []

  it('resumes where it was left', async () => {
    const home = temporaryFolder()
    const table = await leave(home)
    const { out } = await runInProcess(['play', '--players', '5'], '\n\nq\ny\n', { XDG_STATE_HOME: home })
    expect(out).toContain('You left a match (frantic; Base game; edition Complete;')
    expect(tables(out).at(-1)).toBe(table)
    expect(out).toContain('--seed kept\n')
  })

  it('resumes with the same bots', async () => {
    const home = temporaryFolder()
    const file = join(home, 'slapwise/match.json')
    const bots = () => JSON.parse(readFileSync(file, 'utf8')).bots
    const play = (script: string, ...args: string[]) =>
      runInProcess(['play', '--seed', 'kept', ...args], script, { XDG_STATE_HOME: home })
    await play('0\n\nq\ny\n', '--bots', 'chaotic,simple')
    expect(bots()).toEqual(['chaotic', 'simple'])
    expect((await play('\n0\n\nq\ny\n')).out).toContain('You left a match')
    expect(bots()).toEqual(['chaotic', 'simple'])
  })

  it('is deleted only when another match is started', async () => {
    const home = temporaryFolder()
    await leave(home)
    const other = (script: string) => runInProcess(['play', '--seed', 'a'], script, { XDG_STATE_HOME: home })
    expect((await other('n\nq\ny\n')).out).toMatch(/--seed a\n$/)
    expect((await other('\nq\ny\n')).out).toMatch(/--seed kept\n$/)
    await other('n\n0\nq\ny\n')
    expect((await other('\nq\ny\n')).out).toMatch(/The match is kept: .*\n.*--seed a\n$/)
  })

  it('is not offered once it is over or if it cannot be resumed', async () => {
    const home = temporaryFolder()
    await leave(home)
    const cards = Array.from({ length: 25 }, (_, i) => String(i + 1))
    const persistent = [...cards, '0', '', '1 2', 'y', ''].join('\n').repeat(300)
    expect((await runInProcess(['play'], `\n${persistent}`, { XDG_STATE_HOME: home })).out).toMatch(
      /(win|wins|share the win)\./,
    )
    expect((await runInProcess(['play'], 'q\n', { XDG_STATE_HOME: home })).out).not.toContain('You left')
  })

  it('is played even if it cannot be saved', async () => {
    const { code, out } = await runInProcess(['play', '--seed', 'kept'], '0\n', {
      XDG_STATE_HOME: '/dev/null/home',
    })
    expect(code).toBe(0)
    expect(out.match(/This match cannot be kept for later\./g)).toHaveLength(1)
    expect(out).not.toContain('The match is kept')
  })
})
