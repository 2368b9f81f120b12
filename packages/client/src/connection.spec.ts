import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchInTime, waitUntil } from '@slapwise/kernel/testing/wait'
import type { ServerMessage } from '@slapwise/protocol'
import { readConfig, type Server, serve } from '@slapwise/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_LIBRARY } from '../../server/src/testing/test-library.ts'
import { Connection, RequestError, type WebSocketLike } from './connection.ts'

type Welcome = ServerMessage & { type: 'welcome' }

const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
let server: Server

beforeAll(async () => {
  const config = { PORT: '0', HOST: '127.0.0.1', SLAPWISE_DATA: folder, SLAPWISE_LOG: 'silent' }
  server = await serve(readConfig({ ...config, SLAPWISE_MESSAGES_PER_SECOND: '1000' }), TEST_LIBRARY)
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Creates a room and connects to it. */
async function createAndJoin() {
  const opened = await fetchInTime(`${server.address}/api/rooms`, {
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'content-type': 'application/json' },
  })
  const { code } = (await opened.json()) as { code: string }
  const cookie = opened.headers.getSetCookie()[0].split(';')[0]
  const received: ServerMessage[] = []
  const sinceVersions: (number | null)[] = []
  const connection = new Connection({
    openSocket(since) {
      sinceVersions.push(since)
      const url = `${server.address.replace('http', 'ws')}/api/rooms/${code}/socket`
      const options = { headers: { cookie } } as unknown as string[]
      return new WebSocket(
        since === null ? url : `${url}?since=${since}`,
        options,
      ) as unknown as WebSocketLike
    },
    onMessage: (message) => received.push(message),
    retryDelayMs: () => 0,
  })
  const welcomes = () => received.filter((message): message is Welcome => message.type === 'welcome')
  const welcomed = () => waitUntil('a welcome', () => welcomes().length === 1)
  const remove = () =>
    fetchInTime(`${server.address}/api/rooms/${code}`, { method: 'DELETE', headers: { cookie } })
  return { connection, heard: received, sinces: sinceVersions, welcomes, welcomed, remove }
}

describe('A connection to a real server', () => {
  it('resolves requests when they are stored, and rejects refused ones', async () => {
    const { connection } = await createAndJoin()
    expect(await connection.request({ type: 'rename', name: 'Dia' })).toEqual([])
    await expect(connection.request({ type: 'start' })).rejects.toThrow(RequestError)
    await expect(connection.request({ type: 'start' })).rejects.toMatchObject({
      protocolError: { code: 'too-few-players' },
    })
    const steps = await connection.request({ type: 'history', since: 0 })
    expect(steps.map(({ version }) => version)).toEqual([1, 2])
    connection.close()
  })

  it('reconnects, receives the missed updates and resends unacknowledged requests', async () => {
    const { connection, sinces: sinceVersions, welcomes, welcomed, heard: received } = await createAndJoin()
    await welcomed()
    for (let i = 1; i <= 5; i++) {
      const asked = connection.request({ type: 'chat', text: `line ${i}` })
      connection.drop()
      await asked
    }
    expect(connection.reconnectCount).toBe(5)
    const { chat } = welcomes().at(-1)!
    const messages = received.flatMap((message) =>
      message.type === 'update' && message.chat ? [message.chat] : [],
    )
    expect([...chat, ...messages].some(({ text }) => text === 'line 5')).toBe(true)
    const steps = await connection.request({ type: 'history', since: 0 })
    expect(steps).toHaveLength(6)
    expect(sinceVersions[0]).toBeNull()
    expect(sinceVersions.slice(1).every((since) => since !== null)).toBe(true)
    expect(welcomes().at(-1)!.missedSteps).not.toBeNull()
    connection.close()
  })

  it('receives versions without gaps, also across disconnects', async () => {
    const { connection, heard: received } = await createAndJoin()
    for (let i = 0; i < 20; i++) {
      await connection.request({ type: 'rename', name: `Ada ${i}` })
      if (i % 3 === 0) connection.drop()
    }
    let version = 0
    for (const message of received) {
      if (message.type === 'update') expect(message.version).toBe(version + 1)
      if (message.type === 'update' || message.type === 'welcome') version = message.version
    }
    expect(version).toBe(21)
    connection.close()
  })

  it('ends when the room is gone, without reconnecting', async () => {
    const { connection, welcomed, remove, sinces: sinceVersions } = await createAndJoin()
    await welcomed()
    const deleted = remove()
    await expect(
      (async () => {
        for (let i = 0; ; i++) await connection.request({ type: 'rename', name: `Ada ${i}` })
      })(),
    ).rejects.toThrow('The connection is closed.')
    await deleted
    expect(sinceVersions).toHaveLength(1)
  })
})

/** The server side of a connection, controlled by a spec. */
class Wire implements WebSocketLike {
  onopen = null
  onerror = null
  onmessage: WebSocketLike['onmessage'] = null
  onclose: WebSocketLike['onclose'] = null
  readonly sent: { type: string; id: string; seenVersion: number }[] = []
  isClosed = false

  /** The request id is the last field: the server extracts it from there without parsing. */
  send(text: string): void {
    const request = JSON.parse(text)
    expect(Object.keys(request).at(-1)).toBe('id')
    this.sent.push(request)
  }

  /** The other side never acknowledges the close. */
  close(): void {
    this.isClosed = true
  }

  says(message: object): void {
    this.onmessage!({ data: JSON.stringify(message) })
  }
}

describe('A connection', () => {
  let sockets: Wire[]
  let received: ServerMessage[]
  let states: string[]
  let connection: Connection

  beforeEach(() => {
    sockets = []
    received = []
    states = []
    connection = new Connection({
      openSocket() {
        sockets.push(new Wire())
        return sockets.at(-1)!
      },
      onMessage: (message) => received.push(message),
      onStateChange: (state) => states.push(state),
      retryDelayMs: () => 0,
    })
  })

  afterEach(() => connection.close())

  const again = async (count: number) => {
    await waitUntil(`connection ${count}`, () => sockets.length >= count)
    return sockets[count - 1]
  }

  it('sends nothing before the welcome', () => {
    connection.request({ type: 'leave' }).catch(() => {})
    expect(sockets[0].sent).toEqual([])
    sockets[0].says({ type: 'welcome', version: 1 })
    expect(sockets[0].sent).toMatchObject([{ type: 'leave' }])
  })

  it('reconnects at once after a gap in versions, and drops later messages', async () => {
    sockets[0].says({ type: 'welcome', version: 5 })
    sockets[0].says({ type: 'update', version: 6 })
    sockets[0].says({ type: 'update', version: 8 })
    sockets[0].says({ type: 'update', version: 7 })
    expect(received.map(({ type }) => type)).toEqual(['welcome', 'update'])
    expect(sockets[0].isClosed).toBe(true)
    await again(2)
    expect([connection.lastVersion, connection.reconnectCount]).toEqual([6, 1])
    sockets[0].says({ type: 'update', version: 7 })
    expect(received).toHaveLength(2)
  })

  it('resends pending requests in order and with the same ids, and no settled ones', async () => {
    sockets[0].says({ type: 'welcome', version: 1 })
    const first = connection.request({ type: 'leave' })
    connection.request({ type: 'stand-up' }).catch(() => {})
    connection.request({ type: 'return-to-seat' }).catch(() => {})
    const [{ id }, ...open] = sockets[0].sent
    sockets[0].says({ type: 'done', id })
    sockets[0].says({ type: 'done', id: 'of somebody else' })
    await first
    sockets[0].onclose!({ code: 1006, reason: '' })
    const wire = await again(2)
    expect(wire.sent).toEqual([])
    wire.says({ type: 'welcome', version: 1 })
    expect(wire.sent).toEqual(open)
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open'])
  })

  it('resends the version it had seen when it first sent a request', async () => {
    connection.request({ type: 'stand-up' }).catch(() => {})
    sockets[0].says({ type: 'welcome', version: 4 })
    sockets[0].says({ type: 'update', version: 5 })
    connection.request({ type: 'return-to-seat' }).catch(() => {})
    sockets[0].onclose!({ code: 1006, reason: '' })
    const wire = await again(2)
    wire.says({ type: 'welcome', version: 9 })
    connection.request({ type: 'leave' }).catch(() => {})
    expect(wire.sent.map(({ type, seenVersion }) => [type, seenVersion])).toEqual([
      ['stand-up', 4],
      ['return-to-seat', 5],
      ['leave', 9],
    ])
  })

  it('rejects pending requests when it is closed, also while waiting to reconnect', async () => {
    const waiting = connection.request({ type: 'leave' })
    sockets[0].onclose!({ code: 1006, reason: '' })
    connection.close()
    await expect(waiting).rejects.toThrow('closed')
    await expect(connection.request({ type: 'leave' })).rejects.toThrow('closed')
    expect(sockets).toHaveLength(1)
  })

  it('does not reconnect to a room that is gone', async () => {
    const waiting = connection.request({ type: 'leave' })
    sockets[0].onclose!({ code: 4404, reason: '' })
    await expect(waiting).rejects.toThrow('closed')
    expect(states.at(-1)).toBe('gone')
  })
})
