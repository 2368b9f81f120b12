import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { waitFor } from '@slapwise/kernel/testing/wait'
import type { PastViews } from '@slapwise/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  readError,
  startTestServer,
  TestBrowser,
  type TestServer,
  waitForRefusal,
} from '../../testing/server-kit.ts'

let server: TestServer
const newBrowser = () => new TestBrowser(server)

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.stop())

describe('Rooms', () => {
  it('are listed if they are public', async () => {
    const open = await newBrowser().createRoom('Ada', true)
    const closed = await newBrowser().createRoom('Ben')
    const { rooms } = (await (await newBrowser().fetch('/api/rooms')).json()) as { rooms: { code: string }[] }
    const codes = rooms.map(({ code }) => code)
    expect([codes.includes(open), codes.includes(closed)]).toEqual([true, false])
    expect(await (await (await newBrowser().identify()).fetch(`/api/rooms/${closed}`)).json()).toEqual({
      code: closed,
      phase: 'lobby',
      matchCount: 0,
      game: 'frantic',
      isMember: false,
    })
    const ben = newBrowser()
    const own = await ben.createRoom('Ben')
    expect(await (await ben.fetch(`/api/rooms/${own}`)).json()).toMatchObject({ isMember: true })
  })

  it('are listed round-robin by address, without revealing addresses', async () => {
    const behind = await startTestServer({ SLAPWISE_TRUST_PROXY: '1' })
    onTestFinished(() => behind.stop())
    const opens = async (address: string, count: number) => {
      const codes: string[] = []
      for (let i = 0; i < count; i++) {
        const body = { name: 'Ada', isPublic: true }
        const opened = await new TestBrowser(behind).post('/api/rooms', body, { 'x-forwarded-for': address })
        codes.push(((await opened.json()) as { code: string }).code)
      }
      return codes
    }
    const [quiet] = await opens('203.0.113.7', 1)
    await opens('198.51.100.9', 55)
    const text = await (await new TestBrowser(behind).fetch('/api/rooms')).text()
    const { rooms } = JSON.parse(text) as { rooms: { code: string }[] }
    expect(rooms.slice(0, 2).map(({ code }) => code)).toContain(quiet)
    expect(rooms).toHaveLength(11)
    const db = new DatabaseSync(join(behind.folder, 'slapwise.db'), { readOnly: true })
    const stored = JSON.stringify([
      db.prepare('SELECT * FROM rooms').all(),
      db.prepare('SELECT * FROM write_batches').all(),
    ])
    db.close()
    for (const address of ['203.0.113.7', '198.51.100.9']) expect(text + stored).not.toContain(address)
  })

  it('get links to the host of the request, not to a forwarded host that a client claims', async () => {
    const behind = await startTestServer({ SLAPWISE_TRUST_PROXY: '1' })
    onTestFinished(() => behind.stop())
    const ada = new TestBrowser(behind)
    const claimed = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
    for (const path of ['/api/rooms', '/api/me/transfers']) {
      const body = path === '/api/rooms' ? { name: 'Ada' } : {}
      const { link } = (await (await ada.post(path, body, claimed)).json()) as { link: string }
      expect(new URL(link).origin).toBe(ada.address.replace('http:', 'https:'))
    }
  })

  it('are exported and deleted by their creator only, whoever is host', async () => {
    const ada = newBrowser()
    const ben = newBrowser()
    const code = await ada.createRoom('Ada')
    await ben.fetch('/api/me')
    const forged = newBrowser()
    forged.cookie = `${ada.cookie.slice(0, -2)}xx`
    const tried = async (other: TestBrowser, method: string, path: string) =>
      readError(await other.fetch(`/api/rooms/${code}${path}`, { method }))
    for (const [method, path] of [
      ['GET', '/export'],
      ['DELETE', ''],
    ]) {
      for (const other of [newBrowser(), forged])
        expect(await tried(other, method, path)).toEqual([401, 'not-a-member'])
      expect(await tried(ben, method, path)).toEqual([403, 'not-host'])
    }
    const [socket, bens] = [await ada.connect(code), await ben.connect(code)]
    await bens.request({ type: 'join', name: 'Ben' })
    expect(await socket.request({ type: 'make-host', member: 1 })).toBe('done')
    expect(await tried(ben, 'GET', '/export')).toEqual([403, 'not-host'])
    expect(await (await ada.fetch(`/api/rooms/${code}/export`)).json()).toMatchObject({
      code,
      members: ['Ada', 'Ben'],
    })
    expect(await readError(await ada.fetch(`/api/rooms/${code}/matches/1`))).toEqual([409, 'not-over'])
    expect((await ada.fetch(`/api/rooms/${code}`, { method: 'DELETE' })).status).toBe(204)
    expect((await ada.fetch(`/api/rooms/${code}`)).status).toBe(404)
  })
})

describe('Past views of a running match', () => {
  it('are for players of this room only, and rate limited', async () => {
    const limited = await startTestServer()
    onTestFinished(() => limited.stop())
    const [ada, ben, eve] = [1, 2, 3].map(() => new TestBrowser(limited))
    const code = await ada.createRoom('Ada')
    const fetchViews = (browser: TestBrowser, room = code, query = '?from=1') =>
      browser.fetch(`/api/rooms/${room}/match/views${query}`)
    const errorOf = async (...request: Parameters<typeof fetchViews>) =>
      readError(await fetchViews(...request))
    expect(await errorOf(eve)).toEqual([401, 'not-a-member'])
    expect(await errorOf(ada)).toEqual([409, 'not-playing'])
    const sockets = [await ada.connect(code), await ben.connect(code)]
    expect(await sockets[1].request({ type: 'join', name: 'Ben' })).toBe('done')
    expect(await sockets[1].request({ type: 'sit', seat: 1 })).toBe('done')
    expect(await sockets[1].request({ type: 'ready', isReady: true })).toBe('done')
    expect(await sockets[0].request({ type: 'start' })).toBe('done')
    await sockets[0].waitForMessage('update', ({ match }) => match != null)
    const { views } = (await (await fetchViews(ada)).json()) as PastViews
    expect(views.map(({ match }) => match.own.seat)).toEqual([0])
    expect(await errorOf(ben, await ben.createRoom('Ben'))).toEqual([409, 'not-playing'])
    expect(await errorOf(await eve.identify())).toEqual([403, 'not-seated'])
    for (const query of ['', '?from=-20000'])
      expect(await errorOf(ada, code, query)).toEqual([400, 'bad-message'])
    const replies = await Promise.all(Array.from({ length: 12 }, () => fetchViews(ada)))
    expect(replies.map(({ status }) => status)).toContain(429)
  })
})

describe('Locked rooms', () => {
  it('reveal nothing to non-members over HTTP or WebSocket', async () => {
    const ada = newBrowser()
    const code = await ada.createRoom('Ada')
    const eve = await newBrowser().identify()
    const socket = await ada.connect(code)
    expect(await socket.request({ type: 'change-room', isLocked: true })).toBe('done')
    for (const path of ['', '/matches/1', '/match/views?from=1'])
      expect(await readError(await eve.fetch(`/api/rooms/${code}${path}`))).toEqual([403, 'room-locked'])
    for (const query of ['', '?screen', '?since=0'])
      expect((await waitForRefusal(eve.openSocket(`/api/rooms/${code}/socket${query}`))).status).toBe(403)
    const screen = ada.openSocket(`/api/rooms/${code}/socket?screen`)
    await waitFor('the screen to connect', once(screen, 'open'))
    expect(await socket.request({ type: 'change-room', isLocked: false })).toBe('done')
    expect((await eve.fetch(`/api/rooms/${code}`)).status).toBe(200)
  })
})
