import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fetchInTime } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { replayFolder } from '../testing/replay-folder.ts'
import {
  createTemporaryFolder,
  restartServerProcess,
  type ServerProcess,
  startServerProcess,
} from '../testing/server-process.ts'
import { limitFileSize } from '../testing/storage/limit-file-size.ts'
import { createSeatedRoom, TestClient } from '../testing/test-client.ts'

const largestFile = (folder: string): number =>
  Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).size))

const statusOf = async (server: ServerProcess, path: string): Promise<number> =>
  (await fetchInTime(server.address + path)).status

/** Writes until nothing more is acknowledged. */
async function fillDisk(client: TestClient, acknowledged: string[]): Promise<void> {
  for (let i = 0; ; i++) {
    const id = `fill-${acknowledged.length}`
    const reply = await client.request({ type: 'rename', name: `Name ${i}`, id })
    if (reply?.type !== 'done') return
    acknowledged.push(id)
  }
}

it('On a full disk no acknowledged event is lost, and the server continues once there is space', async () => {
  const folder = createTemporaryFolder()
  const environment = { SLAPWISE_MESSAGES_PER_SECOND: '100000' }
  const server = await startServerProcess(folder, environment)
  const [host, other] = await createSeatedRoom(server.address, 2)
  await host.requestOrThrow({ type: 'start' })
  expect(await statusOf(server, '/readyz')).toBe(200)

  limitFileSize(server.pid, largestFile(folder) + 100_000)
  const acknowledged: string[] = []
  await fillDisk(host, acknowledged)
  expect(acknowledged.length).toBeGreaterThan(3)
  await other.waitUntil(() => other.isClosed)
  // With no space at all: small writes might still fit where the write-ahead log starts over.
  limitFileSize(server.pid, 1)
  expect(await statusOf(server, '/healthz')).toBe(200)
  expect(await statusOf(server, '/readyz')).toBe(503)
  expect(await statusOf(server, '/api/rooms')).toBe(200)
  const opening = await fetchInTime(`${server.address}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Late"}',
  })
  expect(opening.status).toBeGreaterThanOrEqual(500)

  // New connections see what is stored, and no more. Not the host, who is rate limited by now.
  const again = await TestClient.connect(server.address, host.code, other.cookie)
  expect(replayFolder(folder)[0].version).toBe(again.version)
  expect(again.version).toBeGreaterThanOrEqual(host.version)
  expect((await again.request({ type: 'rename', name: 'Nobody' }))?.type).not.toBe('done')

  limitFileSize(server.pid, 'unlimited')
  expect(await statusOf(server, '/readyz')).toBe(200)
  const back = await TestClient.connect(server.address, host.code, other.cookie)
  expect(back.version).toBe(again.version)
  await back.requestOrThrow({ type: 'rename', name: 'Back', id: 'back-1' })
  await server.kill('SIGKILL')
  const [room] = replayFolder(folder)
  expect(room.hasAllCards).toBe(true)
  expect(room.requestIds).toEqual(expect.arrayContaining([...acknowledged, 'back-1']))
})

it('A server killed on a full disk starts again with everything that was acknowledged', async () => {
  const folder = createTemporaryFolder()
  const environment = { SLAPWISE_MESSAGES_PER_SECOND: '100000' }
  let server = await startServerProcess(folder, environment)
  const [host] = await createSeatedRoom(server.address, 2)
  limitFileSize(server.pid, largestFile(folder) + 50_000)
  const acknowledged: string[] = []
  await fillDisk(host, acknowledged)
  await server.kill('SIGKILL')
  server = await restartServerProcess(folder, server)
  const back = await TestClient.connect(server.address, host.code, host.cookie)
  await back.requestOrThrow({ type: 'rename', name: 'Back' })
  await server.kill('SIGTERM')
  expect(replayFolder(folder)[0].requestIds).toEqual(expect.arrayContaining(acknowledged))
})
