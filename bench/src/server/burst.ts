import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { slapwiseServer } from './bench-servers.ts'
import { startServerProcess } from './server-process.ts'
import { fetchCookie } from './slapwise-table.ts'

/** Repeated, since a single measurement may hit a busy moment of the machine. */
const REPETITIONS = 5

/**
 * The longest wait of a player at a table during a burst of requests, as a share of the burst's duration: 1 if the
 * server answers the whole burst first.
 */
export async function measureBurstWait(requests: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-bench-'))
  const server = await startServerProcess(slapwiseServer.program, slapwiseServer.env(folder))
  try {
    const table = await joinRoom(server.address)
    const sockets = await Promise.all(Array.from({ length: requests }, () => connectTo(server.address)))
    const shares: number[] = []
    for (let time = 0; time < REPETITIONS; time++) shares.push(await measureLongestWaitShare(table, sockets))
    for (const socket of sockets) socket.destroy()
    table.terminate()
    return shares.sort((a, b) => a - b)[Math.floor(REPETITIONS / 2)]
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function joinRoom(address: string): Promise<WebSocket> {
  const cookie = await fetchCookie(address)
  const response = await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{"name":"Ada"}',
  })
  const { code } = (await response.json()) as { code: string }
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/rooms/${code}/socket`, {
    headers: { cookie },
  })
  await once(socket, 'open')
  return socket
}

async function connectTo(address: string): Promise<Socket> {
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function measureLongestWaitShare(table: WebSocket, sockets: readonly Socket[]): Promise<number> {
  const start = performance.now()
  const answered = Promise.all(sockets.map((socket) => once(socket, 'data')))
  let isOver = false
  void answered.then(() => {
    isOver = true
  })
  for (const socket of sockets) socket.write('GET /api/rooms HTTP/1.1\r\nHost: x\r\n\r\n')
  let longest = 0
  while (!isOver) {
    const sentAt = performance.now()
    table.ping()
    await once(table, 'pong')
    longest = Math.max(longest, performance.now() - sentAt)
  }
  return longest / (performance.now() - start)
}
