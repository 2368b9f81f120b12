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
    const lines = await Promise.all(Array.from({ length: requests }, () => connectTo(server.address)))
    const parts: number[] = []
    for (let time = 0; time < REPETITIONS; time++) parts.push(await measureLongestWaitShare(table, lines))
    for (const line of lines) line.destroy()
    table.terminate()
    return parts.sort((a, b) => a - b)[Math.floor(REPETITIONS / 2)]
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
  const line = connect(Number(port), '127.0.0.1')
  await once(line, 'connect')
  return line
}

async function measureLongestWaitShare(table: WebSocket, lines: readonly Socket[]): Promise<number> {
  const start = performance.now()
  const answered = Promise.all(lines.map((line) => once(line, 'data')))
  let isOver = false
  void answered.then(() => {
    isOver = true
  })
  for (const line of lines) line.write('GET /api/rooms HTTP/1.1\r\nHost: x\r\n\r\n')
  let longest = 0
  while (!isOver) {
    const asked = performance.now()
    table.ping()
    await once(table, 'pong')
    longest = Math.max(longest, performance.now() - asked)
  }
  return longest / (performance.now() - start)
}
