import { NatsServer } from '@slapwise/server/testing'
import { type Metric, type MetricGoal, metricAtMost, metricBelow } from '../metric.ts'
import {
  bareServer,
  bareServerOnJetStream,
  boardgameIoServer,
  slapwiseServer,
  slapwiseServerOnJetStream,
} from './bench-servers.ts'
import { measureBotLoad } from './bot-load.ts'
import { measureBurstWait } from './burst.ts'
import { type ClusterRun, measureCluster, measureFailover } from './cluster.ts'
import { measureInterleaved, measureServer } from './measure-server.ts'
import { measureRestart } from './restart.ts'

/** The size of the measurements. */
export interface ServerBenchConfig {
  readonly tables: number
  readonly warmUpSeconds: number
  readonly measuredSeconds: number
  readonly latencyTables: number
  readonly clusterTables: number
  /** Tables that play at human speed on a cluster, to measure the cost per table. */
  readonly scalingTables: number
  readonly journalEvents: number
  readonly rooms: number
  /** Turns with rooms full of bots, and as many without. */
  readonly botLoadTurns: number
  /** Concurrent requests in a burst. */
  readonly burstRequests: number
}

export const FULL_SERVER_BENCH_CONFIG: ServerBenchConfig = {
  tables: 200,
  warmUpSeconds: 10,
  measuredSeconds: 12,
  latencyTables: 4000,
  clusterTables: 500,
  scalingTables: 1000,
  journalEvents: 5000,
  rooms: 10_000,
  botLoadTurns: 7,
  burstRequests: 400,
}
export const QUICK_SERVER_BENCH_CONFIG: ServerBenchConfig = {
  tables: 50,
  warmUpSeconds: 1,
  measuredSeconds: 2,
  latencyTables: 200,
  clusterTables: 50,
  scalingTables: 50,
  journalEvents: 500,
  rooms: 300,
  botLoadTurns: 1,
  burstRequests: 200,
}

const SECOND_MS = 1000

/** Milliseconds between the answers of people. */
const THINK_TIME_MS = 4000

/** The ratio of the two numbers of tables that are compared. */
const SCALING_FACTOR = 10

/** Measures server processes under load from this process. */
export async function measureServers(config: ServerBenchConfig): Promise<Metric[]> {
  return [
    ...(await measureThroughput(config)),
    ...(await measureOnJetStream(config)),
    ...(await measureOnCluster(config)),
    ...(await measureScaling(config)),
    ...(await measureLatency(config)),
    ...(await measureRestartMetrics(config)),
    ...(await measureBurstMetric(config)),
    ...(await measureBotLoadMetrics(config)),
  ]
}

/** Answers per second of the server's processor time, since it shares two cores with the load generator. */
async function measureThroughput({ tables, ...loadProfile }: ServerBenchConfig): Promise<Metric[]> {
  const servers = [slapwiseServer, bareServer, boardgameIoServer]
  const [ours, bare, boardgame] = await measureInterleaved(servers, tables, loadProfile)
  return [
    { name: slapwiseServer.name, value: ours, unit: 'answers/s' },
    comparisonMetric(bareServer.name, bare, ours, 0.5),
    comparisonMetric(boardgameIoServer.name, boardgame, ours, 4),
  ]
}

/** Each server gets its own JetStream server, so that they do not affect each other. */
async function measureOnJetStream({ tables, ...loadProfile }: ServerBenchConfig): Promise<Metric[]> {
  const nats = [await NatsServer.start(), await NatsServer.start()]
  const servers = [slapwiseServerOnJetStream(nats[0].address), bareServerOnJetStream(nats[1].address)]
  const [ours, bare] = await measureInterleaved(servers, tables, loadProfile)
  for (const server of nats) await server.remove()
  return [
    { name: servers[0].name, value: ours, unit: 'answers/s' },
    comparisonMetric(servers[1].name, bare, ours, 0.5),
  ]
}

function comparisonMetric(name: string, value: number, ours: number, limit: number): Metric {
  const ratio = ours / value
  const goal: MetricGoal = { kind: 'ratio at least', limit, isMet: ratio >= limit }
  return { name, value, unit: 'answers/s', ratio, goal }
}

async function measureLatency({
  latencyTables,
  warmUpSeconds,
  measuredSeconds,
}: ServerBenchConfig): Promise<Metric[]> {
  const run = await measureServer(slapwiseServer, latencyTables, {
    answerIntervalMs: SECOND_MS,
    warmUpSeconds,
    measuredSeconds,
  })
  return [
    metricBelow(`p99, ${latencyTables} tables`, run.p99Ms, 'ms', 50),
    metricBelow('stalled tables', run.stalledTables, '', 1),
    metricBelow('memory per table', run.bytesPerTable / 1000, 'KB', 60),
  ]
}

/** Three JetStream servers with three replicas, and two nodes; the players of each table are on both. */
async function measureOnCluster({
  clusterTables,
  warmUpSeconds,
  measuredSeconds,
}: ServerBenchConfig): Promise<Metric[]> {
  const { p99Ms, stalledTables, streamBytesPerAnswer } = await measureCluster(clusterTables, {
    answerIntervalMs: SECOND_MS,
    warmUpSeconds,
    measuredSeconds,
  })
  return [
    metricBelow(`p99, ${clusterTables} tables, cluster`, p99Ms, 'ms', 50),
    metricBelow('stalled tables, cluster', stalledTables, '', 1),
    metricBelow('stream bytes per answer and server', streamBytesPerAnswer / 1000, 'KB'),
    metricBelow(
      `failover after a killed node, ${clusterTables} tables`,
      await measureFailover(clusterTables, measuredSeconds),
      'ms',
      5 * SECOND_MS,
    ),
  ]
}

/** The cost per table on a cluster, with few and with many tables. */
async function measureScaling({
  scalingTables,
  warmUpSeconds,
  measuredSeconds,
}: ServerBenchConfig): Promise<Metric[]> {
  const loadProfile = {
    answerIntervalMs: THINK_TIME_MS,
    warmUpSeconds,
    measuredSeconds,
  }
  const fewTables = await measureCluster(scalingTables / SCALING_FACTOR, loadProfile)
  const manyTables = await measureCluster(scalingTables, loadProfile)
  const use = (name: string, unit: Metric['unit'], of: (run: ClusterRun) => number): Metric[] => [
    metricBelow(`${name}, ${scalingTables / SCALING_FACTOR} tables`, of(fewTables), unit),
    metricBelow(`${name}, ${scalingTables} tables`, of(manyTables), unit),
  ]
  return [
    ...use(
      'nodes: processor time per table and second',
      'ms',
      ({ cpuMsPerTableSecond }) => cpuMsPerTableSecond.nodes,
    ),
    ...use(
      'JetStream: processor time per table and second',
      'ms',
      ({ cpuMsPerTableSecond }) => cpuMsPerTableSecond.nats,
    ),
    ...use('nodes: memory per table', 'KB', ({ bytesPerTable }) => bytesPerTable.nodes / 1000),
    ...use('JetStream: memory per table', 'KB', ({ bytesPerTable }) => bytesPerTable.nats / 1000),
  ]
}

async function measureRestartMetrics({ journalEvents, rooms }: ServerBenchConfig): Promise<Metric[]> {
  const { openRoomMs, startMs } = await measureRestart(journalEvents, rooms)
  return [
    metricBelow(`load a room of ${journalEvents} events`, openRoomMs, 'ms', 20),
    metricBelow(`start with ${rooms} rooms`, startMs, 'ms', SECOND_MS),
  ]
}

async function measureBurstMetric({ burstRequests: requests }: ServerBenchConfig): Promise<Metric[]> {
  return [
    metricAtMost(
      `longest wait in a burst of ${requests} requests`,
      (await measureBurstWait(requests)) * 100,
      '%',
      50,
    ),
  ]
}

/** Rooms with a person and three bots that search. */
const BOT_ROOMS = 50

/** People's answers beside rooms full of bots, compared with the same tables alone. */
async function measureBotLoadMetrics({
  tables,
  warmUpSeconds,
  measuredSeconds,
  botLoadTurns,
}: ServerBenchConfig): Promise<Metric[]> {
  const run = await measureBotLoad({
    tables,
    botRooms: BOT_ROOMS,
    warmUpSeconds,
    secondsPerTurn: measuredSeconds,
    turns: botLoadTurns,
  })
  const beside = `beside ${BOT_ROOMS} rooms of fiendish bots`
  return [
    metricBelow(`p99, ${tables} tables`, run.p99MsWithout, 'ms'),
    metricBelow(`p99, ${tables} tables ${beside}`, run.p99MsWith, 'ms'),
    metricAtMost(`times p99 ${beside}`, run.p99MsWith / run.p99MsWithout, '', 1.2),
    metricBelow('planned rollouts made in these rooms', run.rolloutShare * 100, '%'),
    metricBelow('searches skipped in these rooms', run.skippedShare * 100, '%'),
  ]
}
