import { once } from 'node:events'
import { connect } from 'node:net'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  startTestServer,
  TestBrowser,
  type TestServer,
  TestSocket,
  waitForRefusal,
} from '../../testing/server-kit.ts'
import { SocketViewer } from './socket-viewer.ts'

let server: TestServer
const newBrowser = () => new TestBrowser(server)

beforeAll(async () => {
  server = await startTestServer({ SLAPWISE_MESSAGES_PER_SECOND: '10', SLAPWISE_MAX_SOCKETS: '1000' })
})

afterAll(() => server.stop())

async function createRoom() {
  const ada = newBrowser()
  const code = await ada.createRoom('Ada')
  return { ada, code, socket: await ada.connect(code) }
}

describe('A WebSocket', () => {
  it('starts with a welcome, and carries requests and messages', async () => {
    const { socket, code } = await createRoom()
    expect(await socket.waitForMessage('welcome')).toMatchObject({ yourMember: 0, room: { code } })
    const ben = await newBrowser().connect(code.toUpperCase())
    expect(await ben.waitForMessage('welcome')).toMatchObject({ yourMember: null })
    expect(await ben.request({ type: 'join', name: 'Ben' })).toBe('done')
    const { room: seen } = await socket.waitForMessage(
      'update',
      ({ room }) => room?.members?.[1] !== undefined,
    )
    expect(seen!.members![1]!.name).toBe('Ben')
    ben.socket.close()
    expect(await socket.waitForMessage('presence', ({ member }) => member === 1)).toMatchObject({
      isOnline: false,
    })
  })

  it('receives what it missed since a version', async () => {
    const { socket, code, ada } = await createRoom()
    await socket.request({ type: 'chat', text: 'hi' })
    const { version } = await socket.waitForMessage('update')
    const again = ada.openSocket(`/api/rooms/${code}/socket?since=${version - 1}`)
    const { missedSteps } = await new TestSocket(again).waitForMessage('welcome')
    expect(missedSteps).toEqual([{ version, facts: [] }])
  })

  it('shows a shared screen only what everybody may see', async () => {
    const { code, ada } = await createRoom()
    const big = ada.openSocket(`/api/rooms/${code}/socket?screen`)
    expect(await new TestSocket(big).waitForMessage('welcome')).toMatchObject({ yourMember: null })
  })

  it('is refused for foreign origins, without an identity, and for unknown rooms', async () => {
    const { ada, code } = await createRoom()
    const path = `/api/rooms/${code}/socket`
    const refused = async (who: TestBrowser, where: string, headers = {}) => {
      const { status, body } = await waitForRefusal(who.openSocket(where, headers))
      return [status, JSON.parse(body).error.code]
    }
    expect(await refused(ada, path, { origin: 'https://evil.example' })).toEqual([403, 'bad-message'])
    expect(await refused(ada, path, { origin: 'null' })).toEqual([403, 'bad-message'])
    expect(await refused(newBrowser(), path)).toEqual([401, 'not-a-member'])
    const forged = newBrowser()
    forged.cookie = `${ada.cookie.slice(0, -2)}xx`
    expect(await refused(forged, path)).toEqual([401, 'not-a-member'])
    for (const where of [
      '/api/rooms/nobo-dyis/socket',
      '/',
      '/api/rooms//socket',
      '//',
      '/api/rooms/%/socket',
    ])
      expect(await refused(ada, where)).toEqual([404, 'no-such-room'])
  })

  it('that is aborted during the handshake does not crash the server', async () => {
    const { hostname, port } = new URL(newBrowser().address)
    for (const target of ['//', '/api/rooms/nobo-dyis/socket', '\\', '/?%%%']) {
      const broken = new Promise<void>((sent) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
            () => {
              socket.resetAndDestroy()
              sent()
            },
          )
        })
        socket.on('error', () => {})
      })
      await waitFor(`${target} to be sent`, broken)
    }
    expect((await newBrowser().fetch('/healthz')).status).toBe(200)
  })

  it('is closed for good when the room is deleted', async () => {
    const { ada, code, socket } = await createRoom()
    await socket.waitForMessage('welcome')
    const closed = socket.waitForClose()
    await ada.fetch(`/api/rooms/${code}`, { method: 'DELETE' })
    expect(await closed).toBe(4404)
  })
})

describe('Invalid messages', () => {
  it.each([
    ['{', null, 'bad-message'],
    ['null', null, 'bad-message'],
    ['[]', null, 'bad-message'],
    ['{}', null, 'bad-message'],
    ['{"type":"win","id":"a-1"}', 'a-1', 'bad-message'],
    ['{"type":"sit","id":"a-1","seat":8}', 'a-1', 'bad-message'],
    ['{"type":"sit","id":"a-1","seat":0.5}', 'a-1', 'bad-message'],
    ['{"type":"leave","id":"a-1","as":"Ben"}', 'a-1', 'bad-message'],
    ['{"type":"leave","id":7}', null, 'bad-message'],
    [`{"type":"chat","id":"a-1","text":"${'x'.repeat(281)}"}`, 'a-1', 'bad-message'],
    [`{"type":"chat","id":"a-1","text":"${'x'.repeat(9000)}"}`, null, 'too-large'],
  ])('get a typed error for %s, and the connection stays open', async (text, id, code) => {
    const { socket } = await createRoom()
    await socket.waitForMessage('welcome')
    socket.send(text)
    expect(await socket.waitForMessage('error')).toMatchObject({ id, error: { code } })
    expect(await socket.request({ type: 'rename', name: 'Dia' })).toBe('done')
  })

  it('get a typed error for a binary frame', async () => {
    const { socket } = await createRoom()
    await socket.waitForMessage('welcome')
    socket.socket.send(Buffer.from('{"type":"leave","id":"a-1"}'), { binary: true })
    expect((await socket.waitForMessage('error')).error.code).toBe('bad-message')
  })

  it('close the connection if a frame is too large', async () => {
    const { socket } = await createRoom()
    await socket.waitForMessage('welcome')
    const closed = socket.waitForClose()
    socket.send('x'.repeat(33_000))
    expect(await closed).toBe(1009)
  })
})

describe('The message rate limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('replies with an error, and nothing is carried out', async () => {
    const { socket } = await createRoom()
    await socket.waitForMessage('welcome')
    const names = Array.from({ length: 40 }, (_, i) => socket.request({ type: 'rename', name: `Ada ${i}` }))
    const answers = await Promise.all(names)
    expect(answers).toEqual(answers.map((_, i) => (i < 20 ? 'done' : 'rate-limited')))
  })

  it('also limits histories', async () => {
    const { socket } = await createRoom()
    await socket.waitForMessage('welcome')
    for (let i = 0; i < 13; i++) socket.send({ type: 'history', id: `h-${i}`, since: 0 })
    expect((await socket.waitForMessage('error')).error.code).toBe('rate-limited')
  })
})

describe('Messages of maximum size', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })

  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('are mostly not parsed', async () => {
    const { socket } = await createRoom()
    await socket.waitForMessage('welcome')
    const nested = '['.repeat(4_000) + ']'.repeat(4_000)
    const parse = vi.spyOn(JSON, 'parse')
    for (let i = 0; i < 20; i++) socket.send(nested)
    socket.send({ type: 'rename', name: 'Dia', id: 'me-1' })
    expect(await socket.waitForMessage('done')).toMatchObject({ id: 'me-1' })
    expect(parse.mock.calls.filter(([text]) => text === nested)).toHaveLength(1)
  })

  it('close the connection if they continue', async () => {
    const { socket, ada, code } = await createRoom()
    await socket.waitForMessage('welcome')
    const closed = socket.waitForClose()
    for (let i = 0; i < 100; i++) socket.send('{')
    expect(await closed).toBe(1008)
    expect(socket.received.filter(({ type }) => type === 'error').length).toBeLessThanOrEqual(41)
    await (await ada.connect(code)).waitForMessage('welcome')
  })
})

describe('A dead connection', () => {
  /** Milliseconds in which every connection is checked once. */
  const ROUND = 31_000

  it('is terminated by the second check, and live ones are kept', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = await startTestServer()
    try {
      const ada = new TestBrowser(own)
      const code = await ada.createRoom('Ada')
      const [socket, stalled] = [await ada.connect(code), await new TestBrowser(own).connect(code)]
      for (const each of [socket, stalled]) await each.waitForMessage('welcome')
      stalled.socket.pause()
      const pinged = once(socket.socket, 'ping')
      vi.advanceTimersByTime(ROUND)
      await waitFor('a ping', pinged)
      // Ordering: the server has received the pong before this request.
      expect(await socket.request({ type: 'chat', text: 'here' })).toBe('done')
      const gone = stalled.waitForClose()
      vi.advanceTimersByTime(ROUND)
      stalled.socket.resume()
      expect(await gone).toBe(1006)
      expect(await socket.request({ type: 'chat', text: 'still here' })).toBe('done')
    } finally {
      vi.useRealTimers()
      await own.stop()
    }
  })

  it('is one that reads nothing, too, even if it sends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = await startTestServer()
    const takeStalled = vi.spyOn(SocketViewer.prototype, 'takeStalled')
    try {
      const ada = new TestBrowser(own)
      const socket = await ada.connect(await ada.createRoom('Ada'))
      await socket.waitForMessage('welcome')
      expect(await socket.request({ type: 'chat', text: 'here' })).toBe('done')
      takeStalled.mockReturnValue(true)
      const gone = socket.waitForClose()
      vi.advanceTimersByTime(ROUND)
      expect(await gone).toBe(1006)
    } finally {
      takeStalled.mockRestore()
      vi.useRealTimers()
      await own.stop()
    }
  })
})

describe('Shutdown', () => {
  it('tells all clients, is quick, and loses nothing', async () => {
    const own = await startTestServer()
    const ada = new TestBrowser(own)
    const code = await ada.createRoom('Ada')
    const socket = await ada.connect(code)
    await socket.waitForMessage('welcome')
    // A client that does not answer the closing handshake either.
    const stalled = await ada.connect(code)
    await stalled.waitForMessage('welcome')
    stalled.socket.pause()
    const closed = socket.waitForClose()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const stopped = own.stop()
    expect(await closed).toBe(1013)
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    await waitFor('the server to stop', stopped)
    expect(socket.received.at(-1)).toEqual({ type: 'server-stopping' })
    stalled.socket.terminate()
  })
})
