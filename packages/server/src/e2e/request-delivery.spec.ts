import type { RoomMatchView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { replayFolder } from '../testing/replay-folder.ts'
import { createTemporaryFolder, restartServerProcess, startServerProcess } from '../testing/server-process.ts'
import { createSeatedRoom, type Reply, TestClient, waitForAsked } from '../testing/test-client.ts'

const MANY = { SLAPWISE_MESSAGES_PER_SECOND: '10000' }

const answerTo = ({ promptNumber, own }: RoomMatchView) =>
  ({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number | number[] }) as const

const codeOf = (reply: Reply | null) => (reply?.type === 'error' ? reply.error.code : reply?.type)

it('Of two simultaneous answers to one prompt one is accepted, and the other refused', async () => {
  const folder = createTemporaryFolder()
  const server = await startServerProcess(folder, MANY)
  const clients = await createSeatedRoom(server.address, 2)
  await clients[0].requestOrThrow({ type: 'start' })
  const twins = await Promise.all(
    clients.map(({ code, cookie }) => TestClient.connect(server.address, code, cookie)),
  )
  for (let i = 0; i < 30; i++) {
    const client = await waitForAsked(clients)
    const twin = twins[clients.indexOf(client)]
    const { version } = client
    const body = answerTo(client.match!)
    const replies = await Promise.all([client.request(body), twin.request(body)])
    const codes = replies.map(codeOf).sort()
    expect(codes[0]).toBe('done')
    expect(['not-asked', 'stale-prompt']).toContain(codes[1])
    const isSealed = client.version === version
    if (!isSealed) for (const other of clients) await other.waitUntil(() => other.version > version)
  }
  await server.kill('SIGTERM')
  const [room] = replayFolder(folder)
  expect(new Set(room.requestIds).size).toBe(room.requestIds.length)
})

it('A repeated request is carried out once, also after a crash', async () => {
  const folder = createTemporaryFolder()
  let server = await startServerProcess(folder)
  const clients = await createSeatedRoom(server.address, 2)
  await clients[0].requestOrThrow({ type: 'start' })
  const client = await waitForAsked(clients)
  const request = { ...answerTo(client.match!), id: 'only-1' }
  expect(codeOf(await client.request(request))).toBe('done')
  const { version } = client
  expect(codeOf(await client.request(request))).toBe('done')
  expect(client.version).toBe(version)

  await server.kill('SIGKILL')
  server = await restartServerProcess(folder, server)
  const again = await TestClient.connect(server.address, client.code, client.cookie)
  expect(again.version).toBe(version)
  expect(codeOf(await again.request(request))).toBe('done')
  expect(again.version).toBe(version)
  await server.kill('SIGKILL')
  expect(replayFolder(folder)[0].requestIds.filter((id) => id === 'only-1')).toHaveLength(1)
})

it('Everything that was sent to a client is still there after a crash', async () => {
  const folder = createTemporaryFolder()
  let server = await startServerProcess(folder)
  const clients = await createSeatedRoom(server.address, 4)
  await clients[0].requestOrThrow({ type: 'start' })
  await Promise.all(clients.map((client) => client.waitUntil(() => client.match !== null)))
  await server.kill('SIGKILL')
  server = await restartServerProcess(folder, server)
  for (const client of clients) {
    const again = await TestClient.connect(server.address, client.code, client.cookie)
    expect({ ...again.match, clock: null }).toEqual({ ...client.match, clock: null })
  }
})
