import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { serve } from '../../serve.ts'
import {
  readError,
  startTestServer,
  TestBrowser,
  type TestServer,
  waitForRefusal,
} from '../../testing/server-kit.ts'
import { TEST_LIBRARY } from '../../testing/test-library.ts'

const TOKEN = 'not-to-be-guessed'
const METRICS = { authorization: `Bearer ${TOKEN}` }

let server: TestServer
const newBrowser = () => new TestBrowser(server)

beforeAll(async () => {
  server = await startTestServer({ SLAPWISE_ORIGINS: 'https://play.example', SLAPWISE_METRICS: TOKEN })
})

afterAll(() => server.stop())

describe('HTTP server', () => {
  it('reports its health and metrics', async () => {
    expect(await (await newBrowser().fetch('/healthz')).json()).toEqual({ status: 'ok' })
    expect(await (await newBrowser().fetch('/readyz')).json()).toEqual({ status: 'ready' })
    await newBrowser().createRoom('Ada')
    for (const headers of [{}, { authorization: 'Bearer no' }, { authorization: 'Bearer null' }])
      expect((await newBrowser().fetch('/metrics', { headers })).status).toBe(404)
    const figures = async () => (await newBrowser().fetch('/metrics', { headers: METRICS })).text()
    const metrics = await figures()
    expect(metrics).toMatch(/^slapwise_rooms_stored [1-9]/m)
    expect(metrics).toMatch(/^slapwise_events_written_total [1-9]/m)
    expect(metrics).toMatch(/^slapwise_connections 0$/m)
    expect(metrics).toMatch(/^slapwise_bot_rollouts_total 0$/m)
    await newBrowser().createRoom('Ada')
    expect(await figures()).toBe(metrics)
  })

  it('is not ready while it cannot write, and says so', async () => {
    const db = new DatabaseSync(join(server.folder, 'slapwise.db'))
    for (const table of ['write_batches', 'snapshots'])
      db.exec(`CREATE TRIGGER no_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'full'); END`)
    expect(await readError(await newBrowser().post('/api/rooms', { name: 'Ada' }))).toEqual([
      500,
      'not-stored',
    ])
    const response = await newBrowser().fetch('/readyz')
    expect([response.status, await response.json()]).toEqual([503, { status: 'the data cannot be written' }])
    db.exec('DROP TRIGGER no_write_batches; DROP TRIGGER no_snapshots')
    db.close()
    expect((await newBrowser().fetch('/readyz')).status).toBe(200)
    expect((await newBrowser().post('/api/rooms', { name: 'Ada' })).status).toBe(201)
  })

  it('lists the rooms of a member, and creates no identity for asking', async () => {
    const [ada, eve] = [newBrowser(), await newBrowser().identify()]
    const nobody = await ada.fetch('/api/me/rooms')
    expect([await nobody.json(), nobody.headers.getSetCookie()]).toEqual([{ rooms: [] }, []])
    const codes = [await ada.createRoom('Ada'), await ada.createRoom('Ada')]
    const listed = async (of: TestBrowser) =>
      ((await (await of.fetch('/api/me/rooms')).json()) as { rooms: { code: string }[] }).rooms
    expect((await listed(ada)).map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
    expect(await listed(eve)).toEqual([])
    const socket = await eve.connect(codes[0])
    await socket.waitForMessage('welcome')
    expect(await listed(eve)).toEqual([])
  })

  it('lists the finished matches of an identity, and creates none for asking', async () => {
    const nobody = await newBrowser().fetch('/api/me/matches')
    expect([await nobody.json(), nobody.headers.getSetCookie()]).toEqual([{ matches: [] }, []])
    const ada = newBrowser()
    await ada.createRoom('Ada')
    expect(await (await ada.fetch('/api/me/matches')).json()).toEqual({ matches: [] })
  })

  it('refuses requests while identities cannot be read, and keeps running', async () => {
    const ada = newBrowser()
    const code = await ada.createRoom('Ada')
    const db = new DatabaseSync(join(server.folder, 'slapwise.db'))
    db.exec('ALTER TABLE devices RENAME TO elsewhere')
    const { status, body } = await waitForRefusal(ada.openSocket(`/api/rooms/${code}/socket`))
    expect([status, JSON.parse(body).error.code]).toEqual([500, 'not-stored'])
    db.exec('ALTER TABLE elsewhere RENAME TO devices')
    db.close()
    expect(await (await ada.connect(code)).waitForMessage('welcome')).toMatchObject({
      yourMember: 0,
      room: { code },
    })
  })

  it.each(['/', '/room/bako-timu', '/api/me', '/nothing'])('sends security headers with %s', async (path) => {
    const { headers } = await newBrowser().fetch(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain('https:')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.has('x-powered-by')).toBe(false)
  })

  it.each([
    ['GET', '/nothing'],
    ['GET', '/api/rooms/bako-timu/nothing'],
    ['PUT', '/api/rooms'],
    ['GET', '/api/rooms/bako-timu/../../etc'],
  ])('replies with 404 to %s %s', async (method, path) => {
    expect(await readError(await newBrowser().fetch(path, { method }))).toEqual([404, 'bad-message'])
  })

  it.each(['bako-timu', 'nonsense', '%00', '..%2f..', "'; DROP TABLE rooms"])(
    'replies with 404 to the room code %s',
    async (code) => {
      for (const path of ['', '/export', '/matches/1'])
        expect(
          await readError(await (await newBrowser().identify()).fetch(`/api/rooms/${code}${path}`)),
        ).toEqual([404, 'no-such-room'])
    },
  )
})

describe('Invalid requests', () => {
  /** The reply to a request that no HTTP library would send. */
  async function answerTo(lines: string): Promise<[string, string]> {
    const { hostname, port } = new URL(newBrowser().address)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(lines)
    let received = ''
    const answer = async () => {
      while (!received.endsWith('}')) received += String((await once(socket, 'data'))[0])
    }
    await waitFor(() => `a JSON reply; received ${JSON.stringify(received)}`, answer())
    socket.destroy()
    const [head, body] = received.split('\r\n\r\n')
    return [head.split(' ')[1], JSON.parse(body).error?.code ?? body]
  }

  it.each([
    ['GET /api/rooms/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n', '400', 'bad-message'],
    ['GET /api/\0me HTTP/1.1\r\nHost: x\r\n\r\n', '400', 'bad-message'],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400', 'bad-message'],
    [`GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, '431', 'too-large'],
  ])('get an error in the usual JSON form (%#)', async (lines, status, code) => {
    expect(await answerTo(lines)).toEqual([status, code])
  })

  it('with an HTTP/2 upgrade header are answered over HTTP/1.1', async () => {
    const wish = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'
    expect(await answerTo(`GET /healthz HTTP/1.1\r\nHost: x\r\n${wish}\r\n`)).toEqual([
      '200',
      '{"status":"ok"}',
    ])
  })

  it.each([
    ['{', 400, 'bad-message'],
    ['', 400, 'bad-message'],
    ['null', 400, 'bad-message'],
    ['[]', 400, 'bad-message'],
    ['{"name":""}', 400, 'bad-message'],
    ['{"name":7}', 400, 'bad-message'],
    ['{"name":"Ada","avatar":-1}', 400, 'bad-message'],
    ['{"name":"Ada","isAdmin":true}', 400, 'bad-message'],
    ['{"name":"Ada","__proto__":{}}', 400, 'bad-message'],
    [JSON.stringify({ name: 'x'.repeat(20_000) }), 413, 'too-large'],
  ])('get a typed error for %s', async (body, status, code) => {
    expect(await readError(await newBrowser().post('/api/rooms', body))).toEqual([status, code])
  })

  it('get a typed error for invalid JSON', async () => {
    const response = await newBrowser().post('/api/rooms', 'name=Ada', { 'content-type': 'text/html' })
    expect(await readError(response)).toEqual([415, 'bad-message'])
  })
})

describe('Foreign origins', () => {
  it('cannot change anything', async () => {
    const own = newBrowser().address
    const others = [
      'https://evil.example',
      'null',
      'http://127.0.0.1:1',
      'nonsense',
      own.replace('http', 'https'),
    ]
    for (const origin of others)
      expect(await readError(await newBrowser().post('/api/rooms', { name: 'Ada' }, { origin }))).toEqual([
        403,
        'bad-message',
      ])
    const ada = newBrowser()
    const code = await ada.createRoom('Ada')
    const remove = { method: 'DELETE', headers: { origin: 'https://evil.example' } }
    expect((await ada.fetch(`/api/rooms/${code}`, remove)).status).toBe(403)
  })

  it('are allowed if configured, and so is our own', async () => {
    for (const origin of ['https://play.example', newBrowser().address])
      expect((await newBrowser().post('/api/rooms', { name: 'Ada' }, { origin })).status).toBe(201)
  })
})

describe('Identity cookies', () => {
  it('are secure where there is TLS', async () => {
    const behind = await startTestServer({ SLAPWISE_TRUST_PROXY: '1' })
    const cookieBy = async (protocol: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': protocol }
      return (await new TestBrowser(behind).fetch('/api/me', { headers })).headers.get('set-cookie')
    }
    expect(await cookieBy('https')).toContain('; Secure')
    expect(await cookieBy('http')).not.toContain('Secure')
    await behind.stop()
  })

  it('are HttpOnly, and stay the same', async () => {
    const ada = newBrowser()
    const [cookie] = (await ada.fetch('/api/me')).headers.getSetCookie()
    expect(cookie).toMatch(/^slapwise=[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await ada.fetch('/api/me')).headers.getSetCookie()).toEqual([])
  })

  it('are accepted in one spelling only', async () => {
    const ada = newBrowser()
    await ada.fetch('/api/me')
    const own = ada.cookie
    for (const spelling of [own.replace('.', '..'), own.replace('.', '%2E'), `${own}.`, `${own}%3D`]) {
      ada.cookie = spelling
      expect((await ada.fetch('/api/me')).headers.getSetCookie()).toHaveLength(1)
    }
  })
})

describe('Replies', () => {
  it('are never cached by intermediaries', async () => {
    const ada = newBrowser()
    const code = await ada.createRoom('Ada')
    for (const path of ['/api/me', '/%61pi/me', '/api/me/devices', `/api/rooms/${code}/export`])
      expect((await ada.fetch(path)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('Start errors', () => {
  it('report an unusable data folder in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
    writeFileSync(join(folder, 'file'), '')
    const start = (data: string) =>
      serve(readConfig({ PORT: '0', SLAPWISE_DATA: data, SLAPWISE_LOG: 'silent' }), TEST_LIBRARY)
    await expect(start(join(folder, 'file'))).rejects.toThrow(/^The data folder .* cannot be used: .*\.$/)
    writeFileSync(join(folder, 'slapwise.db'), 'no database '.repeat(500))
    await expect(start(folder)).rejects.toThrow('not a database')
    rmSync(join(folder, 'slapwise.db'))
    writeFileSync(join(folder, 'identity.key'), 'short')
    await expect(start(folder)).rejects.toThrow('is not a valid key')
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true })
  })

  it('report a port in use in one line', async () => {
    const port = new URL(server.address).port
    await expect(startTestServer({ PORT: port })).rejects.toThrow('The server cannot start: ')
  })
})
