import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../median.ts'
import { startChild } from './child.ts'
import type { ServerContestant } from './contestants.ts'
import { type LoadedTable, type LoadResult, load, type Play } from './load.ts'

export interface Run extends LoadResult {
  /** Bytes of memory that the server needs more for each table. */
  readonly perTable: number
}

/** How many tables are opened at a time. */
const AT_ONCE = 20

/** A server in a process of its own, with tables at it whose players are in this one. */
interface Loaded {
  readonly tables: readonly LoadedTable[]
  readonly processorTime: () => number
  perTable(): number
  stop(): void
}

async function loaded(contestant: ServerContestant, count: number): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-bench-'))
  const child = await startChild(contestant.program, contestant.env(folder))
  const before = child.memory()
  const tables: LoadedTable[] = []
  const stop = () => {
    for (const table of tables) table.close()
    child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    tables.push(...(await openAll(contestant, [child.address], count)))
  } catch (error) {
    stop()
    throw error
  }
  const perTable = () => (child.memory() - before) / count
  return { tables, processorTime: child.processorTime, perTable, stop }
}

/** Starts a server and lets `count` tables play at it. */
export async function runServer(contestant: ServerContestant, count: number, play: Play): Promise<Run> {
  const server = await loaded(contestant, count)
  try {
    const result = await load(server.tables, play, server.processorTime)
    return { ...result, perTable: server.perTable() }
  } finally {
    server.stop()
  }
}

/** Seconds that one is loaded before it is another one's turn. */
const TURN = 1.5

/**
 * Servers beside each other, loaded in turns as fast as they can: a machine may be twice as fast a minute later. The median of the answers
 * that each gave for a second of its processor time.
 */
export async function inTurns(
  contestants: readonly ServerContestant[],
  count: number,
  { warmUp, seconds }: Omit<Play, 'pace'>,
): Promise<number[]> {
  const servers: Loaded[] = []
  try {
    for (const contestant of contestants) servers.push(await loaded(contestant, count))
    const rate = async ({ tables, processorTime }: Loaded, time: number) =>
      (await load(tables, { pace: 0, warmUp: 0, seconds: time }, processorTime)).perProcessorSecond
    for (const server of servers) await rate(server, warmUp)
    const rates = servers.map((): number[] => [])
    for (let spent = 0; spent < seconds; spent += TURN)
      for (const [i, server] of servers.entries()) rates[i].push(await rate(server, TURN))
    return rates.map(median)
  } finally {
    for (const server of servers) server.stop()
  }
}

export async function openAll(
  { open }: ServerContestant,
  addresses: readonly string[],
  count: number,
): Promise<LoadedTable[]> {
  const tables: LoadedTable[] = []
  while (tables.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, (_, i) =>
      open(addresses, tables.length + i),
    )
    tables.push(...(await Promise.all(some)))
  }
  return tables
}
