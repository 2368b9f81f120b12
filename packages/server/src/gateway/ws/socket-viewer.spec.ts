import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { SocketViewer } from './socket-viewer.ts'

let server: WebSocketServer
let client: WebSocket
let serverSocket: WebSocket
let raw: Socket
let viewer: SocketViewer
let received: string[]

/** Creates both ends of a connection. */
async function connectBoth(address = '127.0.0.1') {
  const met = once(server, 'connection')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => client.terminate())
  const opened = once(client, 'open')
  const [[serverSocket, request]] = await waitFor('a connection', Promise.all([met, opened]))
  const raw: Socket = request.socket
  return { client, serverSocket, raw, viewer: new SocketViewer(serverSocket, raw, 'ada', 'ada', address) }
}

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  received = []
  ;({ client, serverSocket, raw, viewer } = await connectBoth())
  client.on('message', (data, isBinary) => received.push(isBinary ? 'bytes' : String(data)))
})

afterEach(() => {
  server.close()
})

/** Closes the connection, after which everything sent before has been received. */
async function closeAndWait(): Promise<void> {
  const gone = once(client, 'close')
  viewer.close('server-stopping')
  await waitFor('the client to be closed', gone)
}

it('Messages of every length and encoding arrive whole and in order', async () => {
  const sent = [0, 1, 125, 126, 127, 255, 256, 5459, 5460, 5461, 65_535, 65_536, 70_000].flatMap((length) => [
    'x'.repeat(length),
    'ö'.repeat(length / 2),
    `${'x'.repeat(length)}🂡`,
  ])
  for (const text of sent) viewer.send(text)
  await closeAndWait()
  expect(received).toEqual(sent)
})

it('Messages of one turn are written at once, however many chunks they have', async () => {
  const write = vi.spyOn(raw, 'write')
  viewer.send('o', 'ne')
  viewer.send('two')
  await new Promise(setImmediate)
  expect(write.mock.calls.map(([bytes]) => String(bytes))).toEqual([
    String(Buffer.from('\x81\x03one\x81\x03two', 'latin1')),
  ])
})

/** Sends until something is pending, since the client does not read. */
async function fillSocket(): Promise<string[]> {
  const sent: string[] = []
  client.pause()
  for (let i = 0; raw.writableLength === 0; i++) {
    sent.push(`${i} `.repeat(i % 1000))
    viewer.send(sent.at(-1)!)
    await new Promise(setImmediate)
  }
  return sent
}

it('A slow reader receives everything in the end', async () => {
  const sent = await fillSocket()
  for (let i = 0; i < 50; i++) sent.push(`${i} `.repeat(i * 25), `long ${i}`.repeat(i === 40 ? 10_000 : 0))
  for (const text of sent.slice(-100)) viewer.send(text)
  client.resume()
  await closeAndWait()
  expect(received).toEqual(sent)
})

it('A slow reader with too large a backlog is disconnected', async () => {
  await fillSocket()
  const update = 'x'.repeat(10_000)
  let waiting = 0
  for (; serverSocket.readyState === serverSocket.OPEN && waiting < 1_000_000; waiting += update.length)
    viewer.send(update)
  expect(waiting).toBeGreaterThan(200_000)
  expect(waiting).toBeLessThan(300_000)
  const gone = once(client, 'close')
  client.resume()
  await waitFor('the client to be cut off', gone)
})

it('Slow readers of one address are disconnected once their backlogs exceed 8 MB together', async () => {
  const backlog = 150_000
  const connectSlow = async (address: string) => {
    const connection = await connectBoth(address)
    // As if the client did not read.
    connection.raw.cork()
    connection.viewer.send('first')
    await new Promise(setImmediate)
    connection.viewer.send('x'.repeat(backlog))
    return connection.serverSocket
  }
  const countOpen = (sockets: WebSocket[]) =>
    sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  const bystander = [await connectSlow('127.0.0.2')]
  const crowd: WebSocket[] = []
  while (countOpen(crowd) === crowd.length && crowd.length < 60) crowd.push(await connectSlow('127.0.0.3'))
  expect(crowd.length * backlog).toBeGreaterThan(7_000_000)
  expect(crowd.length).toBeLessThan(60)
  expect([countOpen(crowd), countOpen(bystander)]).toEqual([crowd.length - 1, 1])
})

it('A client that reads nothing between two checks is stalled, a slow one is not', async () => {
  expect(viewer.takeStalled()).toBe(false)
  await fillSocket()
  expect([viewer.takeStalled(), viewer.takeStalled()]).toEqual([false, true])
  viewer.send('last')
  client.resume()
  while (received.at(-1) !== 'last') await waitFor('the last message', once(client, 'message'))
  // The write callback comes a moment after the data was taken.
  while (raw.writableLength > 0) await new Promise(setImmediate)
  for (let i = 0; i < 3; i++) await new Promise(setImmediate)
  expect([viewer.takeStalled(), viewer.takeStalled()]).toEqual([false, false])
})

it('A long chunk that many clients receive is encoded once', async () => {
  const other = await connectBoth()
  const long = 'x'.repeat(20_000)
  const writes = [raw, other.raw].map((socket) => vi.spyOn(socket, 'write'))
  for (const [i, each] of [viewer, other.viewer].entries()) each.send(long, ` for ${i}`)
  await new Promise(setImmediate)
  const [ours, theirs] = writes.map(({ mock }) => mock.calls.map(([bytes]) => bytes as Buffer))
  const shared = ours.filter((bytes) => theirs.includes(bytes))
  expect(shared.map(String)).toEqual([long])
})

it('Nothing is written to a closed connection', async () => {
  const gone = once(client, 'close')
  viewer.send('one')
  serverSocket.terminate()
  viewer.send('two')
  await waitFor('the client to be closed', gone)
  expect(received).toEqual([])
})
