import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fetchInTime } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../config.ts'
import { serve } from '../serve.ts'
import { waitForRefusal } from '../testing/server-kit.ts'
import { createTemporaryFolder, startServerProcess } from '../testing/server-process.ts'
import { createSeatedRoom, type TestClient } from '../testing/test-client.ts'
import { TEST_LIBRARY } from '../testing/test-library.ts'

/** A data folder with some chat, after its server was ended by a signal. */
async function createUsedFolder(signal: NodeJS.Signals): Promise<{ folder: string; host: TestClient }> {
  const folder = createTemporaryFolder()
  const server = await startServerProcess(folder)
  const [host] = await createSeatedRoom(server.address, 2)
  for (const text of ['good evening', 'everybody']) await host.requestOrThrow({ type: 'chat', text })
  await server.kill(signal)
  return { folder, host }
}

const starting = (folder: string) =>
  serve(
    readConfig({ PORT: '0', HOST: '127.0.0.1', SLAPWISE_LOG: 'silent', SLAPWISE_DATA: folder }),
    TEST_LIBRARY,
  )

/** The notices of a server start, or the start error. */
async function start(folder: string): Promise<readonly string[]> {
  try {
    const server = await starting(folder)
    await server.stop()
    return server.notices
  } catch (error) {
    return [(error as Error).message]
  }
}

function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at] ^= 1
  writeFileSync(file, bytes)
}

const halfOf = (file: string): number => Math.floor(statSync(file).size / 2)

it.each([
  ['is cut off', (wal: string) => truncateSync(wal, halfOf(wal))],
  ['is gone', (wal: string) => rmSync(wal)],
  ['has a flipped bit', (wal: string) => flipByte(wal, halfOf(wal))],
])(
  'Reports a write-ahead log that %s once, and continues with what was stored before it',
  async (_, damage) => {
    const { folder } = await createUsedFolder('SIGKILL')
    damage(join(folder, 'slapwise.db-wal'))
    expect(await start(folder)).toEqual([
      expect.stringMatching(/^The last \d+ commits are missing from the database, .+\.$/),
    ])
    expect(await start(folder)).toEqual([])
  },
)

it('Recovers an intact write-ahead log without a notice', async () => {
  const { folder } = await createUsedFolder('SIGKILL')
  expect(await start(folder)).toEqual([])
})

it.each([
  ['is cut off', (file: string) => truncateSync(file, halfOf(file)), /database disk image is malformed\.$/],
  ['is empty', (file: string) => truncateSync(file, 0), /slapwise\.db is missing or empty, although .+\.$/],
  ['is gone', (file: string) => rmSync(file), /slapwise\.db is missing or empty, although .+\.$/],
  ['is none', (file: string) => flipByte(file, 3), /file is not a database\.$/],
])('Refuses to start with a database that %s, and leaves it unchanged', async (_, damage, message) => {
  const { folder } = await createUsedFolder('SIGTERM')
  damage(join(folder, 'slapwise.db'))
  for (let i = 0; i < 2; i++) expect(await start(folder)).toEqual([expect.stringMatching(message)])
})

it('Refuses to start without the identity key of existing rooms, and creates no other', async () => {
  const { folder } = await createUsedFolder('SIGTERM')
  const file = join(folder, 'identity.key')
  const key = readFileSync(file)
  rmSync(file)
  for (let i = 0; i < 2; i++)
    expect(await start(folder)).toEqual([
      expect.stringMatching(
        /identity\.key is missing: .+ 1 rooms?\. Restore it from a backup\. .+slapwise new-key/,
      ),
    ])
  writeFileSync(file, key)
  expect(await start(folder)).toEqual([])
})

it('Refuses to start with a flipped bit in the identity key', async () => {
  const { folder } = await createUsedFolder('SIGTERM')
  const file = join(folder, 'identity.key')
  flipByte(file, 20)
  for (let i = 0; i < 2; i++)
    expect(await start(folder)).toEqual([
      expect.stringMatching(/identity\.key is not the key of this data: .+ Restore the right one/),
    ])
  flipByte(file, 20)
  expect(await start(folder)).toEqual([])
})

const runSql = (folder: string, statement: string): void => {
  const db = new DatabaseSync(join(folder, 'slapwise.db'))
  expect(db.prepare(statement).run().changes).toBeGreaterThan(0)
  db.close()
}

it.each([
  [
    'is gone',
    'DELETE FROM write_batches WHERE first_number = (SELECT max(first_number) FROM write_batches)',
    /^The data is damaged: events \d+ to \d+ of the write batches are missing/,
  ],
  [
    'names another room',
    `UPDATE write_batches SET events = 'x' || events WHERE first_number = (SELECT max(first_number) FROM write_batches)`,
    /^x\S+: The room is damaged: event 1 is missing\.$/,
  ],
  [
    'has another position',
    `UPDATE write_batches SET events = replace(events, char(9) || '7' || char(9), char(9) || '3' || char(9)) WHERE first_number = (SELECT max(first_number) FROM write_batches)`,
    /: The room is damaged: event 3 differs between /,
  ],
])('Reports at every start an event in the last write batches that %s', async (_, statement, message) => {
  const { folder } = await createUsedFolder('SIGKILL')
  runSql(folder, statement)
  for (let i = 0; i < 2; i++) expect(await start(folder)).toEqual([expect.stringMatching(message)])
})

it('Reports missing devices, since revoked ones may be among them', async () => {
  const { folder } = await createUsedFolder('SIGTERM')
  runSql(folder, 'UPDATE totals SET devices = 1')
  expect(await start(folder)).toEqual([expect.stringMatching(/^1 devices are missing from the database: /)])
})

it('Reports a flipped bit in an event to the clients of that room only', async () => {
  const { folder, host } = await createUsedFolder('SIGTERM')
  const file = join(folder, 'slapwise.db')
  flipByte(file, readFileSync(file).indexOf('good evening'))
  const server = await startServerProcess(folder)
  const headers = { cookie: host.cookie }
  const looked = await fetchInTime(`${server.address}/api/rooms/${host.code}`, { headers })
  expect([looked.status, await looked.json()]).toMatchObject([503, { error: { code: 'room-damaged' } }])
  const url = `${server.address.replace('http', 'ws')}/api/rooms/${host.code}/socket`
  const { status, body } = await waitForRefusal(new WebSocket(url, { headers }))
  expect([status, JSON.parse(body)]).toMatchObject([503, { error: { code: 'room-damaged' } }])
  const [other] = await createSeatedRoom(server.address, 2)
  await other.requestOrThrow({ type: 'start' })
})
