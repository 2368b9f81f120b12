import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from './child.ts'
import { slapwiseServer } from './contestants.ts'
import { load, type Play } from './load.ts'
import { cookieFrom, SlapwiseTable } from './slapwise-table.ts'

export interface Restart {
  /** Milliseconds until a long room is there again, when somebody looks. */
  readonly openRoom: number
  /** Milliseconds until a server with many rooms listens, from the start of its process. */
  readonly start: number
}

const AT_ONCE = 50

/** Plays a long room and opens many others, stops the server, and starts it again on the same data. */
export async function restart(entries: number, rooms: number): Promise<Restart> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-bench-'))
  const run = () => startChild(slapwiseServer.program, slapwiseServer.env(folder))
  try {
    const first = await run()
    const other = await playLong(first, 500)
    const code = await playLong(first, entries)
    await openMany(first, rooms)
    first.stop()
    const before = performance.now()
    const second = await run()
    const start = performance.now() - before
    // A server that has been running for a while has compiled what it needs.
    const cookie = await cookieFrom(second.address)
    await look(second, other, cookie)
    const openRoom = await timed(() => look(second, code, cookie))
    second.stop()
    return { openRoom, start }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const BRIEFLY: Play = { pace: 0, warmUp: 0, seconds: 0.5 }

async function playLong(server: Child, entries: number): Promise<string> {
  const table = await SlapwiseTable.open([server.address], 0)
  while (table.answers < entries) await load([table], BRIEFLY, server.processorTime)
  table.close()
  return table.code
}

async function openMany({ address }: Child, rooms: number): Promise<void> {
  const open = async () => {
    const { ok, status } = await fetch(`${address}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    })
    if (!ok) throw new Error(`No room is opened (${status}).`)
  }
  for (let opened = 0; opened < rooms; opened += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, rooms - opened) }, open))
}

async function look({ address }: Child, code: string, cookie: string): Promise<void> {
  const { ok, status } = await fetch(`${address}/api/rooms/${code}`, { headers: { cookie } })
  if (!ok) throw new Error(`The room does not open (${status}).`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
