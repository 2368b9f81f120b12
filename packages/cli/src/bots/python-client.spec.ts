/** Runs the Python client, which uses nothing but the documented protocol, against the server as it is shipped. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ProgramProcess, startServerProcess } from '../testing/program-process.ts'
import { resolvePython } from '../testing/python.ts'
import { startServer } from '../testing/server.ts'

const CLIENT = fileURLToPath(new URL('../../../protocol/python/slapwise_client.py', import.meta.url))

const startClient = (url: string, ...args: string[]): ProgramProcess =>
  new ProgramProcess(spawn(resolvePython(), ['-u', CLIENT, url, '--verbose', ...args]))

/** The last line of a match that went well. The first event can end a match before anybody has answered. */
const PLAYED_MATCH =
  /^(\w+): seats \[\d(?:, \d)*\] have won after \d+ decisions, (?:\d+ of them ours \(\d+ late\); 1 reconnects|0 of them ours \(0 late\); 0 reconnects), \d+ steps missed; record [0-9a-f]{12} checked$/m

/** Waits for one answer after the other: on a busy machine a whole match can take longer than a single wait. */
async function waitForMatch(client: ProgramProcess): Promise<string> {
  for (;;) {
    const played = PLAYED_MATCH.exec(await client.waitForOutput(/.*\n/))
    if (played) return played[1]
  }
}

describe('The Python client', () => {
  it.each([
    ['frantic', { sets: ['base', 'troublemaker', 'supercharge', 'pandora'], limit: 'none' }],
    ['board', { limit: 1 }],
  ])(
    'plays %s to the end, comes back after a lost connection and checks the record',
    async (game, settings) => {
      const { url } = await startServerProcess()
      const client = startClient(
        url,
        ...['--game', game, '--settings', JSON.stringify(settings), '--drop-after', '0'],
      )
      expect(await waitForMatch(client)).toBe(game)
      expect(await client.code).toBe(0)
    },
  )

  it('plays with another person, both of whom see their seed in the record', async () => {
    const { url } = await startServerProcess()
    const settings = '{"limit":"none","handSize":4}'
    const host = startClient(
      url,
      ...['--name', 'Ada', '--guests', '1', '--bots', '1', '--settings', settings, '--drop-after', '0'],
    )
    const code = await host.waitForOutput(/^room ([\w-]+): /m)
    const guest = startClient(url, '--join', code, '--name', 'Bea', '--drop-after', '1000')
    expect(await waitForMatch(host)).toBe('frantic')
    expect([await host.code, await guest.code]).toEqual([0, 0])
    expect(guest.out).toMatch(/; 0 reconnects, 0 steps missed; record [0-9a-f]{12} checked\n$/)
  })

  it('ends with one line that says why a room cannot be joined', async () => {
    const { url } = await startServer()
    const client = startClient(url, '--join', 'bako-timu-rela-nopi')
    expect(await client.code).toBe(1)
    expect(client.out).toMatch(/^slapwise_client: .*404.*\n$/)
  })
})
