import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { TestRegistry } from '../../testing/registry-kit.ts'
import { startTestServer, TestBrowser, type TestServer } from '../../testing/server-kit.ts'
import {
  encodeClientFrame,
  FIN_PING_FRAME,
  FIN_TEXT_FRAME,
  openStalledSocket,
} from '../../testing/stalled-socket.ts'
import { SocketServer } from '../ws/socket-server.ts'
import { AddressLimits } from './address-limits.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ SLAPWISE_MESSAGES_PER_SECOND: '10' })
})

afterAll(() => server.stop())

/** Far more than the server and the system buffer together. */
const FLOOD = 60_000_000

/** Sends the same frame repeatedly; returns whether everything was accepted, or the server has disconnected. */
async function flood(socket: Socket, kind: number, length: number): Promise<'cut off' | 'through'> {
  const frame = encodeClientFrame(kind, Buffer.alloc(length, 'x'))
  const many = Buffer.concat(Array.from({ length: 1000 }, () => frame))
  for (let sent = 0; sent < FLOOD && !socket.destroyed; sent += many.length)
    if (!socket.write(many))
      await waitFor(
        `the server to take more than ${sent} bytes, or to hang up`,
        new Promise<void>((goOn) => {
          socket.once('drain', goOn).once('close', goOn)
        }),
      )
  return socket.destroyed ? 'cut off' : 'through'
}

async function createRoom() {
  const ada = new TestBrowser(server)
  const code = await ada.createRoom('Ada')
  return { ada, path: `/api/rooms/${code}/socket`, socket: await ada.connect(code) }
}

describe('A client that does not read', () => {
  it.each([
    ['pings', FIN_PING_FRAME, 125],
    ['messages', FIN_TEXT_FRAME, 10],
  ])('is disconnected before its %s fill the memory', async (_, kind, length) => {
    const { ada, path } = await createRoom()
    expect(await flood(await openStalledSocket(ada, path), kind, length)).toBe('cut off')
    expect((await ada.fetch('/healthz')).status).toBe(200)
  })
})

describe('A client that sends nothing', () => {
  /** Connects from an address of this machine; `isOpen` tells whether the server keeps the connection. */
  async function connectFrom(from: string): Promise<{ isOpen: boolean; socket: Socket }> {
    const socket = connect({ port: Number(new URL(few.address).port), host: '127.0.0.1', localAddress: from })
    onTestFinished(() => {
      socket.destroy()
    })
    socket.on('error', () => {})
    await waitFor(`a connection from ${from}`, once(socket, 'connect'))
    const closed = once(socket, 'close').then(() => false)
    // Connections are accepted in order: when a later one is answered, this one was kept.
    const answered = new TestBrowser(few).fetch('/healthz').then(() => true)
    return {
      isOpen: await waitFor('the server to accept or close the connection', Promise.race([closed, answered])),
      socket,
    }
  }

  let few: TestServer

  it('can open a limited number of connections, independent of other addresses', async () => {
    few = await startTestServer({ SLAPWISE_MAX_SOCKETS: '2' })
    onTestFinished(() => few.stop())
    const lines = []
    for (let i = 0; i < 20; i++) lines.push(await connectFrom('127.0.0.2'))
    expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(16)
    expect((await connectFrom('127.0.0.3')).isOpen).toBe(true)
  })
})

describe('A client that pipelines requests', () => {
  const ASK = 'GET /healthz HTTP/1.1\r\nHost: x\r\n'

  it('is disconnected, and refused for a while after several abuses', async () => {
    const crowded = await startTestServer()
    onTestFinished(() => crowded.stop())
    const answersTo = async (requests: number, from = '127.0.0.2'): Promise<number> => {
      const socket = connect({
        port: Number(new URL(crowded.address).port),
        host: '127.0.0.1',
        localAddress: from,
      })
      socket.on('error', () => {})
      socket.write(`${`${ASK}\r\n`.repeat(requests - 1)}${ASK}Connection: close\r\n\r\n`)
      let output = ''
      socket.on('data', (part) => {
        output += part
      })
      await waitFor('the server to hang up', once(socket, 'close'))
      return output.match(/HTTP\/1.1 200/g)?.length ?? 0
    }
    const ada = new TestBrowser(crowded)
    const roomSocket = await ada.connect(await ada.createRoom('Ada'))
    expect(await answersTo(16)).toBe(16)
    for (let heap = 0; heap < 5; heap++) expect(await answersTo(500)).toBeLessThan(17)
    expect(await answersTo(1)).toBe(0)
    expect(await answersTo(1, '127.0.0.3')).toBe(1)
    const silent = connect(Number(new URL(crowded.address).port), '127.0.0.1')
    silent.on('error', () => {})
    await waitFor('a connection', once(silent, 'connect'))
    const closed = once(silent, 'close')
    await answersTo(500, '127.0.0.1')
    await waitFor('the silent connection to be closed', closed)
    expect(await roomSocket.request({ type: 'chat', text: 'Who was that?' })).toBe('done')
  })
})

describe('A ping', () => {
  it('is answered with its payload', async () => {
    const { socket } = await createRoom()
    const pong = once(socket.socket, 'pong')
    socket.socket.ping('are you there?')
    expect(String((await waitFor('a pong', pong))[0])).toBe('are you there?')
  })

  it.each(['ping', 'pong'] as const)('counts as a message for the rate limit: %s', async (kind) => {
    const { socket } = await createRoom()
    await socket.waitForMessage('welcome')
    for (let i = 0; i < 40; i++) socket.socket[kind]()
    expect(await socket.waitForMessage('error')).toMatchObject({ id: null, error: { code: 'rate-limited' } })
  })
})

describe('A refused client', () => {
  it('is disconnected even if it keeps its side open', async () => {
    const accepted: Socket[] = []
    const note = (message: unknown) => accepted.push((message as { socket: Socket }).socket)
    subscribe('net.server.socket', note)
    onTestFinished(() => {
      unsubscribe('net.server.socket', note)
    })
    const socket = await openStalledSocket(new TestBrowser(server), '/api/rooms/nobo-dyis/socket')
    expect(String(socket.read())).toMatch(/^HTTP\/1.1 401 /)
    const [own] = accepted
    if (!own.closed) await waitFor('the server to hang up', once(own, 'close'))
    expect(socket.writable).toBe(true)
  })

  it('is disconnected even if no data gets through to it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const testRegistry = new TestRegistry()
    const config = readConfig({})
    const sockets = new SocketServer(new AddressLimits(testRegistry.registry, config), config, () => {})
    onTestFinished(async () => {
      vi.useRealTimers()
      sockets.stop()
      await testRegistry.close()
    })
    const unreadSocket = new Duplex({ read() {}, write() {} })
    const stranger = { address: '127.0.0.1', authenticate: async () => null, isAllowedOrigin: false }
    await sockets.upgrade({ url: '/' } as IncomingMessage, unreadSocket, Buffer.alloc(0), stranger)
    expect(unreadSocket.destroyed).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(unreadSocket.destroyed).toBe(true)
  })
})
