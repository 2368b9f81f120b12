import { NatsServer } from '@slapwise/server/testing'
import { atMost, cost, type Figure, type Goal } from '../figure.ts'
import { burst } from './burst.ts'
import { type ClusterRun, killNode, runCluster } from './cluster.ts'
import {
  bareOnJetStream,
  bareServer,
  boardgameServer,
  slapwiseOnJetStream,
  slapwiseServer,
} from './contestants.ts'
import { restart } from './restart.ts'
import { inTurns, runServer } from './run.ts'

/** How hard to try. */
export interface ServerPace {
  readonly tables: number
  readonly warmUp: number
  readonly seconds: number
  readonly pacedTables: number
  readonly clusterTables: number
  /** Tables of people who think, in a cluster, for what each of them costs. */
  readonly thinkingTables: number
  readonly entries: number
  readonly rooms: number
  /** Requests at once. */
  readonly burst: number
}

export const THOROUGH_SERVER: ServerPace = {
  tables: 200,
  warmUp: 10,
  seconds: 12,
  pacedTables: 4000,
  clusterTables: 500,
  thinkingTables: 1000,
  entries: 5000,
  rooms: 10_000,
  burst: 400,
}
export const QUICK_SERVER: ServerPace = {
  tables: 50,
  warmUp: 1,
  seconds: 2,
  pacedTables: 200,
  clusterTables: 50,
  thinkingTables: 50,
  entries: 500,
  rooms: 300,
  burst: 200,
}

const SECOND = 1000

/** Milliseconds from one answer to the next where people give them. */
const THINKING = 4000

/** How many times as many tables are compared. */
const GROWTH = 10

/** Servers in a process of their own, loaded from this one. */
export async function serverFigures(pace: ServerPace): Promise<Figure[]> {
  return [
    ...(await saturated(pace)),
    ...(await onJetStream(pace)),
    ...(await onCluster(pace)),
    ...(await growth(pace)),
    ...(await paced(pace)),
    ...(await restarted(pace)),
    ...(await burdened(pace)),
  ]
}

/** By the server's own processor time: here it shares two cores with its load. */
async function saturated({ tables, ...play }: ServerPace): Promise<Figure[]> {
  const servers = [slapwiseServer, bareServer, boardgameServer]
  const [ours, bare, boardgame] = await inTurns(servers, tables, play)
  return [
    { name: slapwiseServer.name, value: ours, unit: 'answers/s' },
    rival(bareServer.name, bare, ours, 0.5),
    rival(boardgameServer.name, boardgame, ours, 4),
  ]
}

/** One JetStream server of its own for each, so that neither finds what the other has left. */
async function onJetStream({ tables, ...play }: ServerPace): Promise<Figure[]> {
  const nats = [await NatsServer.start(), await NatsServer.start()]
  const servers = [slapwiseOnJetStream(nats[0].address), bareOnJetStream(nats[1].address)]
  const [ours, bare] = await inTurns(servers, tables, play)
  for (const server of nats) await server.remove()
  return [{ name: servers[0].name, value: ours, unit: 'answers/s' }, rival(servers[1].name, bare, ours, 0.5)]
}

function rival(name: string, value: number, ours: number, limit: number): Figure {
  const ratio = ours / value
  const goal: Goal = { kind: 'ratio at least', limit, met: ratio >= limit }
  return { name, value, unit: 'answers/s', ratio, goal }
}

async function paced({ pacedTables, warmUp, seconds }: ServerPace): Promise<Figure[]> {
  const run = await runServer(slapwiseServer, pacedTables, { pace: SECOND, warmUp, seconds })
  return [
    cost(`p99, ${pacedTables} tables`, run.p99, 'ms', 50),
    cost('tables that stood still', run.stuck, '', 1),
    cost('memory of a table', run.perTable / 1000, 'KB', 60),
  ]
}

/** Three JetStream servers that keep everything three times, and two nodes; the players of each table are on both. */
async function onCluster({ clusterTables, warmUp, seconds }: ServerPace): Promise<Figure[]> {
  const { p99, stuck, stored } = await runCluster(clusterTables, { pace: SECOND, warmUp, seconds })
  return [
    cost(`p99, ${clusterTables} tables, cluster`, p99, 'ms', 50),
    cost('tables that stood still, cluster', stuck, '', 1),
    cost('stream: an answer, on each server', stored / 1000, 'KB'),
    cost(`a node killed, ${clusterTables} tables`, await killNode(clusterTables, seconds), 'ms', 5 * SECOND),
  ]
}

/** What a table costs there, and how that grows with their number. */
async function growth({ thinkingTables, warmUp, seconds }: ServerPace): Promise<Figure[]> {
  const play = { pace: THINKING, warmUp, seconds }
  const fewer = await runCluster(thinkingTables / GROWTH, play)
  const all = await runCluster(thinkingTables, play)
  const use = (name: string, unit: Figure['unit'], of: (run: ClusterRun) => number): Figure[] => [
    cost(`${name}, ${thinkingTables / GROWTH} tables`, of(fewer), unit),
    cost(`${name}, ${thinkingTables} tables`, of(all), unit),
  ]
  return [
    ...use('nodes: processor for a second of a table', 'ms', ({ processor }) => processor.nodes),
    ...use('JetStream: processor for a second of a table', 'ms', ({ processor }) => processor.nats),
    ...use('nodes: memory of a table', 'KB', ({ memory }) => memory.nodes / 1000),
    ...use('JetStream: memory of a table', 'KB', ({ memory }) => memory.nats / 1000),
  ]
}

async function restarted({ entries, rooms }: ServerPace): Promise<Figure[]> {
  const { openRoom, start } = await restart(entries, rooms)
  return [
    cost(`open ${entries} entries`, openRoom, 'ms', 20),
    cost(`start with ${rooms} rooms`, start, 'ms', SECOND),
  ]
}

async function burdened({ burst: requests }: ServerPace): Promise<Figure[]> {
  return [atMost(`longest wait in ${requests} requests at once`, (await burst(requests)) * 100, '%', 50)]
}
