import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { expect, it, onTestFinished } from 'vitest'
import { IdentityTokens } from '../gateway/identity/identity-tokens.ts'
import { VerifiedStorage } from '../journal/core/verified-storage.ts'
import { SqliteStorage } from '../journal/sqlite/storage.ts'
import { createLobby, createRequestedEvent, identityOf, ROOM_CODE } from '../testing/room-kit.ts'
import { TestBrowser } from '../testing/server-kit.ts'
import { createTemporaryFolder, startServerProcess } from '../testing/server-process.ts'

const KEY = Buffer.alloc(32, 7)
/** Together more than the system buffers of a response that is not read. */
const LINES_OF_CHAT = 120
const LINE = 'x'.repeat(100_000)

async function storeChat(folder: string): Promise<void> {
  const storage = new VerifiedStorage(new SqliteStorage(join(folder, 'slapwise.db')), () => {})
  const events = [
    ...createLobby(['Ada']).events,
    ...Array.from({ length: LINES_OF_CHAT }, () => createRequestedEvent(0, { type: 'chatted', text: LINE })),
  ].map((event) => JSON.stringify(event))
  storage.journal.append(
    ROOM_CODE,
    () => ({ position: 1, events }),
    () => {},
  )
  await storage.close()
}

const cookieOf = (name: string): string =>
  `slapwise=${new IdentityTokens(KEY).tokenFor({ identity: identityOf(name), device: '' })}`

/** Sends a request on a new connection, all from one address, and does not read the reply. */
function sendUnread(server: string, name: string, path: string): { line: Socket; answer: Promise<unknown> } {
  const port = Number(new URL(server).port)
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  onTestFinished(() => void socket.destroy())
  socket.write(`GET /api/rooms/${ROOM_CODE}/${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookieOf(name)}\r\n\r\n`)
  return { line: socket, answer: once(socket, 'readable') }
}

/** A server with a room of Ada's, and an export of it that is not read. */
async function startUnreadExport(): Promise<{ ada: TestBrowser; unread: Socket }> {
  const folder = createTemporaryFolder()
  await storeChat(folder)
  const { address } = await startServerProcess(folder, { SLAPWISE_KEY: KEY.toString('base64url') })
  const { line, answer } = sendUnread(address, 'Ada', 'export')
  await waitFor('the beginning of an export', answer)
  const ada = new TestBrowser({ address })
  ada.cookie = cookieOf('Ada')
  return { ada, unread: line }
}

it('An export that is not read blocks further exports for its own address only', async () => {
  const { ada, unread } = await startUnreadExport()
  const next = sendUnread(ada.address, 'Ada', 'matches/9')
  let isAnswered = false
  void next.answer.then(() => {
    isAnswered = true
  })
  const { status } = await ada.fetch(`/api/rooms/${ROOM_CODE}/matches/9`)
  expect([status, isAnswered]).toEqual([409, false])
  unread.destroy()
  await waitFor('an answer to the next request', next.answer)
  expect(String(next.line.read())).toContain('HTTP/1.1 409')
})

it('A queued record is not sent to a client that the room was locked to meanwhile', async () => {
  const { ada, unread } = await startUnreadExport()
  const next = sendUnread(ada.address, 'Ben', 'matches/9')
  // Sent later from another address: Ben's request has arrived by then.
  expect((await ada.fetch(`/api/rooms/${ROOM_CODE}/matches/9`)).status).toBe(409)
  const socket = await ada.connect(ROOM_CODE)
  expect(await socket.request({ type: 'change-room', isLocked: true })).toBe('done')
  unread.destroy()
  await waitFor('an answer to the next request', next.answer)
  expect(String(next.line.read())).toContain('HTTP/1.1 403')
})
