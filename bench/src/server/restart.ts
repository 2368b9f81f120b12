import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slapwiseServer } from './bench-servers.ts'
import { type LoadProfile, runLoad } from './run-load.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { fetchCookie, SlapwiseTable } from './slapwise-table.ts'

export interface RestartTimes {
  /** Milliseconds until a room with a long journal is loaded on request. */
  readonly openRoomMs: number
  /** Milliseconds from the start of the process until a server with many rooms listens. */
  readonly startMs: number
}

const ROOMS_OPENED_AT_ONCE = 50

/** Plays a long room and creates many others, then restarts the server on the same data. */
export async function measureRestart(eventCount: number, rooms: number): Promise<RestartTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-bench-'))
  const run = () => startServerProcess(slapwiseServer.program, slapwiseServer.env(folder))
  try {
    const first = await run()
    const other = await playLongRoom(first, 500)
    const code = await playLongRoom(first, eventCount)
    await openRooms(first, rooms)
    first.stop()
    const before = performance.now()
    const second = await run()
    const start = performance.now() - before
    // Warms the server up: a running server has compiled this code already.
    const cookie = await fetchCookie(second.address)
    await fetchRoom(second, other, cookie)
    const openRoom = await measureMs(() => fetchRoom(second, code, cookie))
    second.stop()
    return { openRoomMs: openRoom, startMs: start }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const BRIEF_LOAD: LoadProfile = { answerIntervalMs: 0, warmUpSeconds: 0, measuredSeconds: 0.5 }

async function playLongRoom(server: ServerProcess, eventCount: number): Promise<string> {
  const table = await SlapwiseTable.open([server.address], 0)
  while (table.answerCount < eventCount) await runLoad([table], BRIEF_LOAD, server.cpuSeconds)
  table.close()
  return table.roomCode
}

async function openRooms({ address }: ServerProcess, rooms: number): Promise<void> {
  const open = async () => {
    const { ok, status } = await fetch(`${address}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    })
    if (!ok) throw new Error(`Creating a room failed with HTTP status ${status}.`)
  }
  for (let opened = 0; opened < rooms; opened += ROOMS_OPENED_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(ROOMS_OPENED_AT_ONCE, rooms - opened) }, open))
}

async function fetchRoom({ address }: ServerProcess, code: string, cookie: string): Promise<void> {
  const { ok, status } = await fetch(`${address}/api/rooms/${code}`, { headers: { cookie } })
  if (!ok) throw new Error(`Reading the room failed with HTTP status ${status}.`)
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
