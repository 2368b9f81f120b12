import { cost, type Figure, type Goal } from '../figure.ts'
import { bareServer, boardgameServer, slapwiseServer } from './contestants.ts'
import { restart } from './restart.ts'
import { runServer } from './run.ts'

/** How hard to try. */
export interface ServerPace {
  readonly tables: number
  readonly seconds: number
  readonly pacedTables: number
  readonly entries: number
  readonly rooms: number
}

export const THOROUGH_SERVER: ServerPace = {
  tables: 200,
  seconds: 8,
  pacedTables: 4000,
  entries: 5000,
  rooms: 10_000,
}
export const QUICK_SERVER: ServerPace = { tables: 50, seconds: 2, pacedTables: 200, entries: 500, rooms: 300 }

const SECOND = 1000

/** Servers in a process of their own, loaded from this one. */
export async function serverFigures(pace: ServerPace): Promise<Figure[]> {
  return [...(await saturated(pace)), ...(await paced(pace)), ...(await restarted(pace))]
}

/** By the server's own processor time: here it shares two cores with its load. */
async function saturated({ tables, seconds }: ServerPace): Promise<Figure[]> {
  const rates: number[] = []
  for (const server of [slapwiseServer, bareServer, boardgameServer])
    rates.push((await runServer(server, tables, 0, seconds)).perProcessorSecond)
  const [ours, bare, boardgame] = rates
  return [
    { name: slapwiseServer.name, value: ours, unit: 'answers/s' },
    rival(bareServer.name, bare, ours, 0.4),
    rival(boardgameServer.name, boardgame, ours, 4),
  ]
}

function rival(name: string, value: number, ours: number, limit: number): Figure {
  const ratio = ours / value
  const goal: Goal = { kind: 'ratio at least', limit, met: ratio >= limit }
  return { name, value, unit: 'answers/s', ratio, goal }
}

async function paced({ pacedTables, seconds }: ServerPace): Promise<Figure[]> {
  const run = await runServer(slapwiseServer, pacedTables, SECOND, seconds)
  return [
    cost(`p99, ${pacedTables} tables`, run.p99, 'ms', 25),
    cost('tables that stood still', run.stuck, '', 1),
    cost('memory of a table', run.perTable / 1000, 'KB', 60),
  ]
}

async function restarted({ entries, rooms }: ServerPace): Promise<Figure[]> {
  const { openRoom, start } = await restart(entries, rooms)
  return [
    cost(`open ${entries} entries`, openRoom, 'ms', 20),
    cost(`start with ${rooms} rooms`, start, 'ms', SECOND),
  ]
}
