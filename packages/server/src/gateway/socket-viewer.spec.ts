import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { SocketViewer } from './socket-viewer.ts'

let server: WebSocketServer
let client: WebSocket
let here: WebSocket
let viewer: SocketViewer
let heard: string[]

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  heard = []
  const met = once(server, 'connection')
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'bytes' : String(data)))
  const [ws, request] = await met
  here = ws
  viewer = new SocketViewer(ws, request.socket, 'ada', 'ada')
})

afterEach(() => {
  client.terminate()
  server.close()
})

/** Everything that was sent before has been heard then. */
async function closed(): Promise<void> {
  viewer.close('stopping')
  await once(client, 'close')
}

it('Messages of every length and in every writing arrive whole, and in the order in which they were sent', async () => {
  const sent = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000].flatMap((length) => [
    'x'.repeat(length),
    'ö'.repeat(length / 2),
    `${'x'.repeat(length)}🂡`,
  ])
  for (const text of sent) viewer.send(text)
  await closed()
  expect(heard).toEqual(sent)
})

it('What comes up in one go is written in one go', async () => {
  const { port } = server.address() as AddressInfo
  const met = once(server, 'connection')
  const other = new WebSocket(`ws://127.0.0.1:${port}`)
  const [ws, { socket }] = await met
  const writes: string[] = []
  const write = socket.write
  socket.write = (...args: [string]) => {
    writes.push(args[0])
    return write.apply(socket, args)
  }
  const both = new SocketViewer(ws, socket, 'ben', 'ben')
  both.send('one')
  both.send('two')
  await new Promise(setImmediate)
  expect(writes).toEqual(['\x81\x03one\x81\x03two'])
  other.terminate()
})

it('Nothing is written to who has gone', async () => {
  viewer.send('one')
  here.terminate()
  viewer.send('two')
  await once(client, 'close')
  expect(heard).toEqual([])
})
