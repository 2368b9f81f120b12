import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../median.ts'
import type { BenchServer } from './bench-servers.ts'
import { type LoadProfile, type LoadResult, type LoadTable, runLoad } from './run-load.ts'
import { startServerProcess } from './server-process.ts'

export interface ServerRun extends LoadResult {
  /** Additional bytes of memory per table. */
  readonly bytesPerTable: number
}

/** The number of tables that are opened concurrently. */
const TABLES_OPENED_AT_ONCE = 20

/** A server process, with tables whose players are in this process. */
interface LoadedServer {
  readonly address: string
  readonly tables: readonly LoadTable[]
  readonly cpuSeconds: () => number
  bytesPerTable(): number
  stop(): void
}

export async function startLoadedServer(server: BenchServer, count: number): Promise<LoadedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-bench-'))
  const child = await startServerProcess(server.program, server.env(folder))
  const before = child.residentBytes()
  const tables: LoadTable[] = []
  const stop = () => {
    for (const table of tables) table.close()
    child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    tables.push(...(await openTables(server, [child.address], count)))
  } catch (error) {
    stop()
    throw error
  }
  const bytesPerTable = () => (child.residentBytes() - before) / count
  return { address: child.address, tables, cpuSeconds: child.cpuSeconds, bytesPerTable, stop }
}

/** Starts a server and measures it with `count` tables. */
export async function measureServer(
  benchServer: BenchServer,
  count: number,
  loadProfile: LoadProfile,
): Promise<ServerRun> {
  const server = await startLoadedServer(benchServer, count)
  try {
    const result = await runLoad(server.tables, loadProfile, server.cpuSeconds)
    return { ...result, bytesPerTable: server.bytesPerTable() }
  } finally {
    server.stop()
  }
}

/** Seconds of load per server before switching to the next one. */
const TURN_SECONDS = 1.5

/**
 * Loads several servers alternately at full speed, since the speed of a machine can change within minutes. Returns the
 * median of the answers per second of processor time for each.
 */
export async function measureInterleaved(
  benchServers: readonly BenchServer[],
  count: number,
  { warmUpSeconds, measuredSeconds }: Omit<LoadProfile, 'answerIntervalMs'>,
): Promise<number[]> {
  const servers: LoadedServer[] = []
  try {
    for (const benchServer of benchServers) servers.push(await startLoadedServer(benchServer, count))
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
