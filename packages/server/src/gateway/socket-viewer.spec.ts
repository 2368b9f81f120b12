import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { waitFor } from '@slapwise/kernel/testing/deadline'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { SocketViewer } from './socket-viewer.ts'

let server: WebSocketServer
let client: WebSocket
let here: WebSocket
let raw: Socket
let viewer: SocketViewer
let heard: string[]

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  heard = []
  const met = once(server, 'connection')
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'bytes' : String(data)))
  const opened = once(client, 'open')
  const [[ws, request]] = await waitFor('a connection', Promise.all([met, opened]))
  here = ws
  raw = request.socket
  viewer = new SocketViewer(ws, raw, 'ada', 'ada')
})

afterEach(() => {
  client.terminate()
  server.close()
})

/** Everything that was sent before has been heard then. */
async function closed(): Promise<void> {
  const gone = once(client, 'close')
  viewer.close('stopping')
  await waitFor('the client to be closed', gone)
}

it('Messages of every length and in every writing arrive whole, and in the order in which they were sent', async () => {
  const sent = [0, 1, 125, 126, 127, 255, 256, 5459, 5460, 5461, 65_535, 65_536, 70_000].flatMap((length) => [
    'x'.repeat(length),
    'ö'.repeat(length / 2),
    `${'x'.repeat(length)}🂡`,
  ])
  for (const text of sent) viewer.send(text)
  await closed()
  expect(heard).toEqual(sent)
})

it('What comes up in one go is written in one go, whatever pieces it is in', async () => {
  const write = vi.spyOn(raw, 'write')
  viewer.send('o', 'ne')
  viewer.send('two')
  await new Promise(setImmediate)
  expect(write.mock.calls.map(([bytes]) => String(bytes))).toEqual([
    String(Buffer.from('\x81\x03one\x81\x03two', 'latin1')),
  ])
})

it('Who is slow to listen hears all of it in the end', async () => {
  const sent = Array.from({ length: 3000 }, (_, i) => `${i} `.repeat(i % 1000))
  client.pause()
  for (const text of sent) {
    viewer.send(text)
    if (raw.writableLength === 0) await new Promise(setImmediate)
  }
  expect(raw.writableLength).toBeGreaterThan(0)
  client.resume()
  await closed()
  expect(heard).toEqual(sent)
})

it('Nothing is written to who has gone', async () => {
  const gone = once(client, 'close')
  viewer.send('one')
  here.terminate()
  viewer.send('two')
  await waitFor('the client to be closed', gone)
  expect(heard).toEqual([])
})
