import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { CHILD_DEADLINE } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { SETTINGS_OPTIONS } from './games/frantic/settings.ts'
import { CLI_COMMAND, runInProcess } from './testing/run-cli.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

it.each([[[]], [['help']], [['--help']]])('prints the help: %j', async (args) => {
  const { code, out, err } = await runInProcess(args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  for (const command of [
    'play',
    'serve',
    'simulate',
    'replay',
    'verify',
    'cards',
    'doctor',
    'backup',
    'restore',
  ])
    expect(out).toContain(`slapwise ${command}`)
  for (const option of Object.keys(SETTINGS_OPTIONS)) expect(out).toContain(`--${option}`)
  for (const option of ['mild', 'lang', 'game', 'players', 'url', 'room'])
    expect(out).toContain(`--${option}`)
})

it.each([
  [['dance']],
  [['constructor']],
  [['play', '--frobnicate']],
  [['play', 'now']],
  [['play', '--players', '9']],
  [['play', '--humans', '5']],
  [['play', '--bots', 'genius']],
  [['play', '--name', 'Ada', '--name', 'Ben']],
  [['play', '--save', '/no/such/folder/match.json']],
  [['simulate', '--matches', 'x']],
  [['simulate', '--matches', '-5']],
  [['simulate', '--sets', 'base,nothing']],
  [['play', '--sets', 'base,nothing']],
  [['play', '--purple', 'fifth']],
  [['simulate', '--rule-cards', '4']],
  [['simulate', '--sets', 'base,pandora', '--do-it-yourself', 'thief']],
  [['play', '--game', 'chess']],
  [['play', '--lang', 'fr']],
  [['cards', 'nothing at all']],
  [['cards', '']],
  [['cards', '--lang', 'fr']],
  [['cards', '--sets', 'nothing']],
  [['cards', '--sets', 'troublemaker', 'gift']],
  [['doctor', '--data', '/no/such/folder']],
  [['doctor', 'now']],
  [['backup']],
  [['backup', '/tmp/x', '--data', '/no/such/folder']],
  [['restore', 'file']],
  [['restore', '/no/such/file', '--data', '/no/such/folder']],
  [['replay']],
  [['replay', '/no/such/file.json']],
])('reports the error in one line: %j', async (args) => {
  const { code, out, err } = await runInProcess(args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^slapwise: .+\n$/)
})

it.each([[['help', 'play']], [['play', '--help']]])('prints the help of one command: %j', async (args) => {
  const { code, out } = await runInProcess(args)
  expect(code).toBe(0)
  for (const expectedText of ['slapwise play', '--humans', '--url', '--sets', '--lang'])
    expect(out).toContain(expectedText)
  for (const expectedText of ['slapwise serve', 'slapwise replay', '--tables'])
    expect(out).not.toContain(expectedText)
})

it('prints its version', async () => {
  expect(await runInProcess(['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  })
})

it('names the option that conflicts with another', async () => {
  expect((await runInProcess(['play', '--purple', 'fifth'])).err).toBe(
    'slapwise: --purple: the purple cards are in the set pandora.\n',
  )
})

it.each(['help', 'cards', 'serve --port 0 --data DATA'])('reports a full disk in one line: %s', (line) => {
  const [node, main] = CLI_COMMAND.split(' ')
  const args = line.replace('DATA', temporaryFolder()).split(' ')
  const { status, stderr } = spawnSync(node, [main, ...args], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, HOST: '127.0.0.1' },
    ...CHILD_DEADLINE,
  })
  expect({ status, stderr }).toEqual({ status: 2, stderr: 'slapwise: write: the disk is full.\n' })
})

it('exits quietly when its output is closed', () => {
  const { status, stderr } = spawnSync('sh', ['-c', `${CLI_COMMAND} cards | head -n 1`], {
    encoding: 'utf8',
    ...CHILD_DEADLINE,
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
