/**
 * As little as a server can do and still be one: a trivial check, one insert with the same group commit as ours, and
 * one and the same text for the four of a table.
 */
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { announce } from './child.ts'

const db = new DatabaseSync(process.env.BARE_DATA!)
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
db.exec(
  'CREATE TABLE moves (room INTEGER, position INTEGER, move TEXT, PRIMARY KEY (room, position)) WITHOUT ROWID',
)
const insert = db.prepare('INSERT INTO moves VALUES (?, ?, ?)')

interface Room {
  position: number
  readonly sockets: WebSocket[]
}

const rooms = new Map<number, Room>()
let waiting: (() => void)[] = []

function commit(): void {
  const done = waiting
  waiting = []
  db.exec('COMMIT')
  for (const tell of done) tell()
}

function write(room: number, position: number, move: string, tell: () => void): void {
  if (waiting.length === 0) {
    db.exec('BEGIN')
    setImmediate(commit)
  }
  insert.run(room, position, move)
  waiting.push(tell)
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const { port } = server.address() as { port: number }
  announce(`ws://127.0.0.1:${port}`)
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
