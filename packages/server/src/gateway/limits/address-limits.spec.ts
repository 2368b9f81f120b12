import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, TestBrowser, type TestServer, waitForRefusal } from '../../testing/server-kit.ts'

let server: TestServer

afterEach(() => server.stop())

const statusOf = async (browser: TestBrowser, headers: Record<string, string> = {}) =>
  (await browser.post('/api/rooms', { name: 'Ada' }, headers)).status

describe('An address', () => {
  it('can create a limited number of rooms per hour, whatever headers it sends', async () => {
    server = await startTestServer({ SLAPWISE_ROOMS_PER_HOUR: '2' })
    const browser = () => new TestBrowser(server)
    expect([await statusOf(browser()), await statusOf(browser())]).toEqual([201, 201])
    const response = await browser().post('/api/rooms', { name: 'Ada' }, { 'x-forwarded-for': '9.9.9.9' })
    expect([response.status, await response.json()]).toEqual([
      429,
      { error: { code: 'rate-limited', message: 'Too many requests; try again later.' } },
    ])
  })

  it('is taken from a trusted proxy', async () => {
    server = await startTestServer({
      SLAPWISE_ROOMS_PER_HOUR: '1',
      SLAPWISE_MAX_SOCKETS: '1',
      SLAPWISE_TRUST_PROXY: '1',
    })
    const ada = new TestBrowser(server)
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    const statuses = []
    for (const ip of ['1.1.1.1', '1.1.1.1', '2.2.2.2']) statuses.push(await statusOf(ada, from(ip)))
    expect(statuses).toEqual([201, 429, 201])
    const code = await ada.createRoom('Ada')
    const path = `/api/rooms/${code}/socket`
    for (const ip of ['1.1.1.1', '1.1.1.1, 3.3.3.3'])
      await waitFor(`the socket from ${ip} to open`, once(ada.openSocket(path, from(ip)), 'open'))
    for (const ip of ['1.1.1.1', '9.9.9.9, 1.1.1.1', '9.9.9.9,3.3.3.3'])
      expect((await waitForRefusal(ada.openSocket(path, from(ip)))).status).toBe(429)
    const origin = ada.address.replace('http', 'https')
    const secure = async (proto: string) =>
      (await ada.post('/api/me/transfers', {}, { ...from('1.1.1.1'), origin, 'x-forwarded-proto': proto }))
        .status
    expect([await secure('http'), await secure('https, http'), await secure('https')]).toEqual([
      403, 403, 200,
    ])
  })

  it('can open a limited number of WebSockets', async () => {
    server = await startTestServer({ SLAPWISE_MAX_SOCKETS: '2' })
    const ada = new TestBrowser(server)
    const code = await ada.createRoom('Ada')
    const [first, second] = [await ada.connect(code), await ada.connect(code)]
    await Promise.all([first.waitForMessage('welcome'), second.waitForMessage('welcome')])
    const { status, body } = await waitForRefusal(ada.openSocket(`/api/rooms/${code}/socket`))
    expect([status, JSON.parse(body).error.code]).toEqual([429, 'too-many-connections'])
    const closed = first.waitForClose()
    first.socket.close()
    await closed
    // The server may notice the closed connection a moment later than the client.
    await waitUntil('a third connection to be accepted', () => {
      const third = ada.openSocket(`/api/rooms/${code}/socket`)
      return new Promise((done) => third.on('open', () => done(true)).on('error', () => done(false)))
    })
  })
})

const HTTP_STATUS_LINE = 15

/** Sends many requests before reading any reply; returns all replies. */
async function pipeline({ address, cookie }: TestBrowser, path: string, times: number): Promise<string> {
  const { hostname, port } = new URL(address)
  const ask = (more = '') => `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n${more}\r\n`
  const lines = Array.from({ length: Math.ceil(times / HTTP_STATUS_LINE) }, (_, i) => {
    const socket = connect(Number(port), hostname)
    socket.write(
      ask().repeat(Math.min(HTTP_STATUS_LINE, times - i * HTTP_STATUS_LINE) - 1) +
        ask('Connection: close\r\n'),
    )
    return text(socket)
  })
  return (await waitFor(`answers on ${lines.length} lines`, Promise.all(lines))).join('')
}

describe('The request limit', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('applies however the URL is written', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    server = await startTestServer()
    const ada = new TestBrowser(server)
    const statusesOf = async (path: string, times: number) =>
      (await pipeline(ada, path, times)).match(/(?<=HTTP\/1.1 )\d+/g)!
    expect(new Set(await statusesOf('/api/rooms', 1_001))).toEqual(new Set(['200', '429']))
    for (const path of ['/%61pi/rooms', 'http://elsewhere/api/rooms'])
      expect(await statusesOf(path, 1)).toEqual(['429'])
  })
})

describe('Guessing room codes', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it("is blocked over HTTP and WebSocket, except for the client's own rooms", async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    server = await startTestServer()
    const [ada, ben] = [new TestBrowser(server), new TestBrowser(server)]
    const [own, other] = [await ada.createRoom('Ada'), await ben.createRoom('Ben')]
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) {
      for (const [method, path] of [
        ['GET', ''],
        ['DELETE', ''],
        ['GET', '/export'],
      ])
        statuses.push((await ada.fetch(`/api/rooms/zuzu-zuzu${path}`, { method })).status)
      statuses.push((await waitForRefusal(ada.openSocket('/api/rooms/zuzu-zuzu/socket'))).status)
    }
    expect(statuses).toEqual(statuses.map((_, i) => (i < 30 ? 404 : 429)))
    expect((await ada.fetch(`/api/rooms/${other}`)).status).toBe(429)
    expect((await waitForRefusal(ada.openSocket(`/api/rooms/${other}/socket`))).status).toBe(429)
    expect((await ada.fetch(`/api/rooms/${own}`)).status).toBe(200)
    vi.advanceTimersByTime(10_000)
    expect((await ada.fetch(`/api/rooms/${other}`)).status).toBe(200)
  })

  it('is blocked for longer after a burst', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    server = await startTestServer()
    const ada = new TestBrowser(server)
    await ada.fetch('/api/me')
    const guess = async () => (await ada.fetch('/api/rooms/zuzu-zuzu')).status
    const forwardedFor = (await pipeline(ada, '/api/rooms/zuzu-zuzu', 90)).match(/HTTP\/1.1 404/g)!.length
    vi.advanceTimersByTime((forwardedFor - 30) * 10_000 + 9_000)
    expect(await guess()).toBe(429)
    vi.advanceTimersByTime(1_000)
    expect([await guess(), await guess()]).toEqual([404, 429])
  })
})

describe('Refused connections', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('count against the limit', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    server = await startTestServer()
    const ada = new TestBrowser(server)
    const statuses: number[] = []
    for (let i = 0; i < 130; i++)
      statuses.push((await waitForRefusal(ada.openSocket('/api/rooms/x/socket'))).status)
    expect(statuses).toEqual(statuses.map((_, i) => (i < 128 ? 401 : 429)))
  })
})

describe('Transfers', () => {
  it('are rate limited', async () => {
    server = await startTestServer()
    const ada = new TestBrowser(server)
    await ada.fetch('/api/me')
    const statuses: number[] = []
    for (let i = 0; i < 62; i++) statuses.push((await ada.post('/api/me/transfers', {})).status)
    expect(statuses.slice(0, 60)).toEqual(statuses.slice(0, 60).map(() => 200))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('The catalogue', () => {
  it('is rate limited', async () => {
    server = await startTestServer()
    const ada = new TestBrowser(server)
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) statuses.push((await ada.fetch('/api/games/frantic/catalogue')).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })
})

describe('The server', () => {
  it('has a maximum number of rooms', async () => {
    server = await startTestServer({ SLAPWISE_MAX_ROOMS: '1' })
    const ada = new TestBrowser(server)
    await ada.createRoom('Ada')
    const response = await ada.post('/api/rooms', { name: 'Ada' })
    expect([response.status, (await response.json()) as object]).toMatchObject([
      503,
      { error: { code: 'too-many-rooms' } },
    ])
  })
})
