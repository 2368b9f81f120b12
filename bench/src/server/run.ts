import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from './child.ts'
import type { ServerContestant } from './contestants.ts'
import { type LoadedTable, type LoadResult, load, type Play } from './load.ts'

export interface Run extends LoadResult {
  /** Bytes of memory that the server needs more for each table. */
  readonly perTable: number
}

/** How many tables are opened at a time. */
const AT_ONCE = 20

/** Starts a server in a process of its own and lets `count` tables play at it from this one. */
export async function runServer(contestant: ServerContestant, count: number, play: Play): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-bench-'))
  const child = await startChild(contestant.program, contestant.env(folder))
  try {
    const before = child.memory()
    const tables = await openAll(contestant, [child.address], count)
    const result = await load(tables, play, child.processorTime)
    const perTable = (child.memory() - before) / count
    for (const table of tables) table.close()
    return { ...result, perTable }
  } finally {
    child.stop()
    rmSync(folder, { recursive: true, force: true })
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
