import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../median.ts'
import type { BenchServer } from './bench-servers.ts'
import { type LoadProfile, type LoadResult, type LoadTable, runLoad } from './run-load.ts'
import { startServerProcess } from './server-process.ts'

export interface ServerRun extends LoadResult {
  /** Bytes of memory that the server needs more for each table. */
  readonly bytesPerTable: number
}

/** How many tables are opened at a time. */
const TABLES_OPENED_AT_ONCE = 20

/** A server in a process of its own, with tables at it whose players are in this one. */
interface LoadedServer {
  readonly tables: readonly LoadTable[]
  readonly cpuSeconds: () => number
  bytesPerTable(): number
  stop(): void
}

async function startLoadedServer(contestant: BenchServer, count: number): Promise<LoadedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-bench-'))
  const child = await startServerProcess(contestant.program, contestant.env(folder))
  const before = child.residentBytes()
  const tables: LoadTable[] = []
  const stop = () => {
    for (const table of tables) table.close()
    child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    tables.push(...(await openTables(contestant, [child.address], count)))
  } catch (error) {
    stop()
    throw error
  }
  const perTable = () => (child.residentBytes() - before) / count
  return { tables, cpuSeconds: child.cpuSeconds, bytesPerTable: perTable, stop }
}

/** Starts a server and lets `count` tables play at it. */
export async function measureServer(
  contestant: BenchServer,
  count: number,
  play: LoadProfile,
): Promise<ServerRun> {
  const server = await startLoadedServer(contestant, count)
  try {
    const result = await runLoad(server.tables, play, server.cpuSeconds)
    return { ...result, bytesPerTable: server.bytesPerTable() }
  } finally {
    server.stop()
  }
}

/** Seconds that one is loaded before it is another one's turn. */
const TURN_SECONDS = 1.5

/**
 * Servers beside each other, loaded in turns as fast as they can: a machine may be twice as fast a minute later. The median of the answers
 * that each gave for a second of its processor time.
 */
export async function measureInterleaved(
  contestants: readonly BenchServer[],
  count: number,
  { warmUpSeconds, measuredSeconds }: Omit<LoadProfile, 'answerIntervalMs'>,
): Promise<number[]> {
  const servers: LoadedServer[] = []
  try {
    for (const contestant of contestants) servers.push(await startLoadedServer(contestant, count))
    const rate = async ({ tables, cpuSeconds }: LoadedServer, time: number) =>
      (await runLoad(tables, { answerIntervalMs: 0, warmUpSeconds: 0, measuredSeconds: time }, cpuSeconds))
        .answersPerCpuSecond
    for (const server of servers) await rate(server, warmUpSeconds)
    const rates = servers.map((): number[] => [])
    for (let spent = 0; spent < measuredSeconds; spent += TURN_SECONDS)
      for (const [i, server] of servers.entries()) rates[i].push(await rate(server, TURN_SECONDS))
    return rates.map(median)
  } finally {
    for (const server of servers) server.stop()
  }
}

export async function openTables(
  { openTable }: BenchServer,
  addresses: readonly string[],
  count: number,
): Promise<LoadTable[]> {
  const tables: LoadTable[] = []
  while (tables.length < count) {
    const some = Array.from({ length: Math.min(TABLES_OPENED_AT_ONCE, count - tables.length) }, (_, i) =>
      openTable(addresses, tables.length + i),
    )
    tables.push(...(await Promise.all(some)))
  }
  return tables
}
