import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { waitFor } from '@slapwise/kernel/testing/deadline'
import { expect, it, onTestFinished } from 'vitest'
import { Identities } from '../gateway/identity/identity.ts'
import { ChainedStorage } from '../journal/core/chained-storage.ts'
import { SqliteStorage } from '../journal/sqlite/storage.ts'
import { CODE, deed, identityOf, lobby } from '../testing/room-kit.ts'
import { Visitor } from '../testing/server-kit.ts'
import { startServer, temporaryFolder } from '../testing/server-process.ts'

const KEY = Buffer.alloc(32, 7)
/** Together more than the system takes of a response that nobody reads. */
const LINES_OF_CHAT = 120
const LINE = 'x'.repeat(100_000)

async function storeChat(folder: string): Promise<void> {
  const storage = new ChainedStorage(new SqliteStorage(join(folder, 'slapwise.db')), () => {})
  const entries = [
    ...lobby(['Ada']).entries,
    ...Array.from({ length: LINES_OF_CHAT }, () => deed(0, { type: 'said', text: LINE })),
  ].map((entry) => JSON.stringify(entry))
  storage.journal.append(
    CODE,
    () => ({ position: 1, entries }),
    () => {},
  )
  await storage.close()
}

it('An export that nobody reads keeps its address from more of them, and nobody else', async () => {
  const folder = temporaryFolder()
  await storeChat(folder)
  const { address } = await startServer(folder, { SLAPWISE_KEY: KEY.toString('base64url') })
  const cookie = `slapwise=${new Identities(KEY).tokenFor({ identity: identityOf('Ada'), device: '' })}`
  const asks = (path: string) => {
    const line = connect({
      port: Number(new URL(address).port),
      host: '127.0.0.1',
      localAddress: '127.0.0.2',
    })
    onTestFinished(() => void line.destroy())
    line.write(`GET /api/rooms/${CODE}/${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`)
    return { line, answer: once(line, 'readable') }
  }
  const unread = asks('export')
  await waitFor('the beginning of an export', unread.answer)
  const next = asks('matches/9')
  let isAnswered = false
  void next.answer.then(() => {
    isAnswered = true
  })
  const ada = new Visitor({ address })
  ada.cookie = cookie
  const { chat } = (await (await ada.fetch(`/api/rooms/${CODE}/export`)).json()) as { chat: object[] }
  expect([chat.length, isAnswered]).toEqual([LINES_OF_CHAT, false])
  unread.line.destroy()
  await waitFor('an answer to the next request', next.answer)
  expect(String(next.line.read())).toContain('HTTP/1.1 409')
})
