import { readFileSync, writeFileSync } from 'node:fs'
import { fetchInTime } from '@slapwise/kernel/testing/wait'
import { CONFIG_KEYS } from '@slapwise/server'
import { expect, it } from 'vitest'
import { ProgramProcess, startServerProcess } from '../testing/program-process.ts'
import { runInProcess, spawnCli } from '../testing/run-cli.ts'
import { startServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

it.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, then stops gracefully', async (signal) => {
  const { server, url } = await startServerProcess()
  expect(await (await fetchInTime(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
  server.kill(signal)
  await server.waitForOutput(/Stopped\./)
  expect(await server.code).toBe(0)
})

it('prints network addresses unless it listens on localhost only', async () => {
  const args = ['serve', '--port', '0', '--data', temporaryFolder()]
  const server = new ProgramProcess(spawnCli(args, { SLAPWISE_LOG: 'silent' }))
  await server.waitForOutput(/served at http:\/\/localhost:\d+\n.*Ctrl-C/s)
  const alone = await startServerProcess()
  await alone.server.waitForOutput(/Ctrl-C/)
  expect(alone.server.out).not.toContain('your network')
})

it.each([
  ['a wrong port', [], { PORT: 'x' }, 'PORT has to be a whole number'],
  ['a wrong option', ['--port', '70000'], {}, 'PORT has to be from 0 to 65535'],
  ['a wrong setting', [], { SLAPWISE_LOG: 'loud' }, 'SLAPWISE_LOG'],
  ['an unknown option', ['--prot', '1'], {}, "Unknown option '--prot'"],
])('rejects %s', async (_, args, env, message) => {
  const { code, out, err } = await runInProcess(['serve', ...args], '', env)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^slapwise: .+\n$/)
  expect(err).toContain(message)
})

it('rejects a data folder that is a file', async () => {
  const file = `${temporaryFolder()}/data`
  writeFileSync(file, '')
  const { code, err } = await runInProcess(['serve', '--port', '0', '--data', file])
  expect(code).toBe(2)
  expect(err).toMatch(/^slapwise: The data folder .+ cannot be used: .+\n$/)
})

it('fails at once for a folder that cannot be created', async () => {
  const { code, err } = await runInProcess(['serve', '--port', '0', '--data', '/proc/no/such/place'])
  expect(code).toBe(2)
  expect(err).toMatch(/^slapwise: The data folder .+ cannot be used: .+\n$/)
})

it('names the port that is in use', async () => {
  const { url } = await startServer()
  const { port } = new URL(url)
  const args = ['serve', '--port', port, '--host', '127.0.0.1', '--data', temporaryFolder()]
  const { code, err } = await runInProcess(args, '', { SLAPWISE_LOG: 'silent' })
  expect(code).toBe(2)
  expect(err).toMatch(/^slapwise: Port \d+ is in use; .+\n$/)
})

it.each([
  ['text', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d debug request: .*healthz/m],
  ['json', /^\{"level":20,.*healthz.*\}$/m],
])('logs requests at debug, as %s', async (format, line) => {
  const { server, url } = await startServerProcess(temporaryFolder(), {
    SLAPWISE_LOG: 'debug',
    SLAPWISE_LOG_FORMAT: format,
  })
  await fetchInTime(`${url}/healthz`)
  await server.waitForOutput(line)
})

it('logs no requests at the normal level', async () => {
  const { server, url } = await startServerProcess(temporaryFolder(), { SLAPWISE_LOG: 'info' })
  await fetchInTime(`${url}/healthz`)
  server.kill('SIGTERM')
  await server.waitForOutput(/Stopped\./)
  expect(server.out).not.toContain('healthz')
})

it('has every setting in docs/hosting.md', () => {
  const page = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8')
  expect(CONFIG_KEYS.filter((key) => !page.includes(`| \`${key}\``))).toEqual([])
})
