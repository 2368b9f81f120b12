import { expect, it } from 'vitest'
import type { LoadtestResult } from '../loadtest/metrics.ts'
import { runInProcess } from '../testing/run-cli.ts'
import { startServer } from '../testing/server.ts'

async function server(limits: NodeJS.ProcessEnv = {}): Promise<string> {
  const { url } = await startServer({
    limits: { SLAPWISE_MESSAGES_PER_SECOND: '10000', SLAPWISE_MAX_SOCKETS: '1000', ...limits },
  })
  return url
}

const ALL_SETS = ['--sets', 'base,troublemaker,supercharge,pandora']

it('plays at several tables, and all histories match', async () => {
  const url = await server()
  const args = ['--tables', '3', '--answer-interval', '0', '--seconds', '2', '--limit', 'none', ...ALL_SETS]
  const { code, out, err } = await runInProcess(['loadtest', '--url', url, ...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const figures = JSON.parse(out) as LoadtestResult
  expect(figures).toMatchObject({ tables: 3, players: 4, reconnects: 0, limits: [] })
  expect(figures.errors).toEqual({})
  expect(figures.histories).toEqual({ checked: 12, total: 12, mismatched: 0 })
  expect(figures.updateDelayMs.count).toBeGreaterThan(0)
  expect(figures.updateDelayMs.p99).toBeGreaterThanOrEqual(figures.updateDelayMs.p50)
})

it('injects faults at several tables, and all histories match', async () => {
  const url = await server()
  const args = ['--tables', '3', '--answer-interval', '0', '--seconds', '6', '--faults', ...ALL_SETS]
  const { code, out, err } = await runInProcess(['loadtest', '--url', url, ...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const figures = JSON.parse(out) as LoadtestResult
  expect([figures.errors, figures.limits]).toEqual([{}, []])
  expect(figures.histories).toEqual({ checked: 12, total: 12, mismatched: 0 })
  expect(figures.reconnects).toBeGreaterThan(0)
  expect(Object.keys(figures.faults)).not.toEqual([])
})

it.each([
  ['SLAPWISE_ROOMS_PER_HOUR', '1', ['--tables', '2', '--seconds', '1']],
  ['SLAPWISE_MAX_SOCKETS', '6', ['--tables', '2', '--seconds', '1']],
  // Two players of one table exceed the lowest rate on a busy machine, too.
  ['SLAPWISE_MESSAGES_PER_SECOND', '1', ['--players', '2', '--seconds', '4']],
])('reports the limit %s=%s', async (limit, value, size) => {
  const url = await server({ [limit]: value })
  const args = [...size, '--answer-interval', '0']
  const { code, out } = await runInProcess(['loadtest', '--url', url, ...args])
  expect(code).toBe(1)
  expect(out).toContain(`raise ${limit} there`)
})

it('slows down when the server limits the rate', async () => {
  const url = await server({ SLAPWISE_MESSAGES_PER_SECOND: '2' })
  const args = [
    '--players',
    '2',
    '--answer-interval',
    '0',
    '--seconds',
    '4',
    '--limit',
    'none',
    '--hand-size',
    '4',
  ]
  const { code, out, err } = await runInProcess(['loadtest', '--url', url, ...args, '--json'])
  expect({ code, err }).toEqual({ code: 1, err: '' })
  const { errors, limits } = JSON.parse(out) as LoadtestResult
  expect([errors, limits]).toEqual([{}, ['SLAPWISE_MESSAGES_PER_SECOND']])
})

it.each([
  [[], '--url must be the address of a server'],
  [['--url', 'ftp://example.org'], '--url must be the address of a server'],
  [['--url', 'http://127.0.0.1:1'], 'No server answers at http://127.0.0.1:1'],
  [
    ['--url', 'http://127.0.0.1:1', '--answer-interval', 'fast'],
    '--answer-interval must be a number of seconds',
  ],
])('reports the error: %j', async (args, message) => {
  const { code, err } = await runInProcess(['loadtest', ...args])
  expect(code).toBe(2)
  expect(err).toContain(message)
})
