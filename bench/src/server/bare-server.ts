/**
 * A minimal server as a baseline: a trivial check, one write by the same storage as ours, and the same text for all
 * four players of a table.
 */
import { type WebSocket, WebSocketServer } from 'ws'
import { openJetStreamStore, openSqliteStore } from './bare-stores.ts'
import { announceAddress } from './server-process.ts'

const { BARE_NATS, BARE_DATA } = process.env
const write = BARE_NATS ? await openJetStreamStore(BARE_NATS) : openSqliteStore(BARE_DATA!)

interface BareRoom {
  position: number
  readonly sockets: WebSocket[]
}

const rooms = new Map<number, BareRoom>()

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const { port } = server.address() as { port: number }
  announceAddress(`ws://127.0.0.1:${port}`)
})

server.on('connection', (socket, request) => {
  const number = Number(request.url!.slice(1))
  const room = rooms.get(number) ?? { position: 0, sockets: [] }
  rooms.set(number, room)
  room.sockets.push(socket)
  if (room.sockets.length === 4) for (const each of room.sockets) each.send('{"position":0}')
  socket.on('message', (data) => {
    const text = String(data)
    const { position, answer } = JSON.parse(text) as { position: number; answer: number }
    if (position !== room.position || !Number.isInteger(answer)) return
    room.position++
    const update = `{"position":${room.position},"answer":${answer}}`
    write(number, room.position, text, () => {
      for (const each of room.sockets) each.send(update)
    })
  })
})
