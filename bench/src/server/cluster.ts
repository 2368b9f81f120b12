import { LoadBalancer, NatsCluster } from '@slapwise/server/testing'
import { runLoadtest } from '../../../packages/cli/src/loadtest/loadtest.ts'
import { slapwiseServerOnJetStream } from './bench-servers.ts'
import { openTables } from './measure-server.ts'
import { type LoadProfile, type LoadResult, runLoad } from './run-load.ts'
import {
  readCpuSeconds,
  readResidentBytes,
  type ServerProcess,
  startServerProcess,
} from './server-process.ts'

/** How many nodes of ours are over a cluster. */
const NODE_COUNT = 2

const SECOND_MS = 1000

interface Cluster {
  readonly nats: NatsCluster
  readonly nodes: readonly ServerProcess[]
}

async function withCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const nats = await NatsCluster.start()
  const { program, env } = slapwiseServerOnJetStream(nats.addresses.join())
  const nodes = await Promise.all(
    Array.from({ length: NODE_COUNT }, () => startServerProcess(program, env(''))),
  )
  try {
    return await work({ nats, nodes })
  } finally {
    for (const node of nodes) node.stop()
    await nats.remove()
  }
}

/** What something takes of the machines, on all nodes and on all JetStream servers. */
interface ResourceUse {
  readonly nodes: number
  readonly nats: number
}

export interface ClusterRun extends LoadResult {
  /** Milliseconds of processor time for each second that a table plays. */
  readonly cpuMsPerTableSecond: ResourceUse
  /** Bytes of memory that are needed more for each table. */
  readonly bytesPerTable: ResourceUse
  /** Bytes in the stream for each answer. */
  readonly streamBytesPerAnswer: number
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Lets tables play whose players are at several nodes, over a cluster of JetStream servers. */
export const measureCluster = (count: number, play: LoadProfile): Promise<ClusterRun> =>
  withCluster(async ({ nats, nodes }) => {
    const use = (ofNode: (child: ServerProcess) => number, ofPid: (pid: number) => number): ResourceUse => ({
      nodes: sum(nodes.map(ofNode)),
      nats: sum(nats.servers.map(({ pid }) => ofPid(pid))),
    })
    const memory = () => use((node) => node.residentBytes(), readResidentBytes)
    const processor = () => use((node) => node.cpuSeconds(), readCpuSeconds)
    const each = (before: ResourceUse, after: ResourceUse, of: number): ResourceUse => ({
      nodes: (after.nodes - before.nodes) / of,
      nats: (after.nats - before.nats) / of,
    })
    const empty = memory()
    const addresses = nodes.map(({ address }) => address)
    const tables = await openTables(slapwiseServerOnJetStream(nats.addresses.join()), addresses, count)
    const opened = await nats.streamState()
    const uses: ResourceUse[] = []
    const result = await runLoad(tables, play, () => {
      uses.push(processor())
      return uses.at(-1)!.nodes
    })
    const played = await nats.streamState()
    const [begun, ended] = uses
    const costs = {
      cpuMsPerTableSecond: each(begun, ended, (count * play.measuredSeconds) / SECOND_MS),
      bytesPerTable: each(empty, memory(), count),
      streamBytesPerAnswer: (played.bytes - opened.bytes) / (played.messages - opened.messages),
    }
    for (const table of tables) table.close()
    return { ...result, ...costs }
  })

/** Milliseconds after a node was killed until the last player, at any table, has heard what happened next. */
export const measureFailover = (tables: number, seconds: number): Promise<number> =>
  withCluster(async ({ nodes }) => {
    const [victim, ...others] = nodes
    const balancer = await LoadBalancer.start()
    balancer.setBackends(nodes.map(({ address }) => address))
    const waiting = new Set<string>()
    let killedAt = 0
    let wentOnAt = Number.POSITIVE_INFINITY
    const kill = () => {
      for (let table = 0; table < tables; table++)
        for (let player = 0; player < SEATS; player++) waiting.add(`${table} ${player}`)
      balancer.setBackends(others.map(({ address }) => address))
      killedAt = performance.now()
      victim.stop()
    }
    await runLoadtest({
      url: balancer.address,
      game: 'frantic',
      tables,
      players: SEATS,
      answerIntervalSeconds: 1,
      seconds: seconds + SECONDS_BEFORE_KILL,
      injectsFaults: false,
      settings: {},
      hasEnoughMatches: () => false,
      onOpened: () => void setTimeout(kill, SECONDS_BEFORE_KILL * SECOND_MS),
      // What they remember is not asked about here.
      onPlayed(all) {
        for (const table of all) table.close()
      },
      onRawMessage(table, player, text) {
        const isLast =
          text.startsWith(UPDATE_PREFIX) && waiting.delete(`${table} ${player}`) && waiting.size === 0
        if (isLast) wentOnAt = performance.now()
      },
    })
    balancer.close()
    return wentOnAt - killedAt
  })

const SEATS = 4
/** Seconds. */
const SECONDS_BEFORE_KILL = 4
const UPDATE_PREFIX = '{"type":"update"'
