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

/** The number of server nodes on a JetStream cluster. */
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

/** Resource use, summed over all server nodes and over all JetStream servers. */
interface ResourceUse {
  readonly nodes: number
  readonly nats: number
}

export interface ClusterRun extends LoadResult {
  /** Milliseconds of processor time per table and second. */
  readonly cpuMsPerTableSecond: ResourceUse
  /** Additional bytes of memory per table. */
  readonly bytesPerTable: ResourceUse
  /** Bytes in the stream per answer. */
  readonly streamBytesPerAnswer: number
}

const sum = (values: readonly number[]): number => values.reduce((tables, value) => tables + value, 0)

/** Runs tables whose players are connected to different nodes of a JetStream cluster. */
export const measureCluster = (count: number, loadProfile: LoadProfile): Promise<ClusterRun> =>
  withCluster(async ({ nats, nodes }) => {
    const use = (ofNode: (child: ServerProcess) => number, ofPid: (pid: number) => number): ResourceUse => ({
      nodes: sum(nodes.map(ofNode)),
      nats: sum(nats.servers.map(({ pid }) => ofPid(pid))),
    })
    const memory = () => use((node) => node.residentBytes(), readResidentBytes)
    const processor = () => use((node) => node.cpuSeconds(), readCpuSeconds)
    const perUnit = (before: ResourceUse, after: ResourceUse, of: number): ResourceUse => ({
      nodes: (after.nodes - before.nodes) / of,
      nats: (after.nats - before.nats) / of,
    })
    const empty = memory()
    const addresses = nodes.map(({ address }) => address)
    const tables = await openTables(slapwiseServerOnJetStream(nats.addresses.join()), addresses, count)
    const opened = await nats.streamState()
    const uses: ResourceUse[] = []
    const result = await runLoad(tables, loadProfile, () => {
      uses.push(processor())
      return uses.at(-1)!.nodes
    })
    const benchmarkedGame = await nats.streamState()
    const [begun, ended] = uses
    const costs = {
      cpuMsPerTableSecond: perUnit(begun, ended, (count * loadProfile.measuredSeconds) / SECOND_MS),
      bytesPerTable: perUnit(empty, memory(), count),
      streamBytesPerAnswer:
        (benchmarkedGame.bytes - opened.bytes) / (benchmarkedGame.messages - opened.messages),
    }
    for (const table of tables) table.close()
    return { ...result, ...costs }
  })

/** Milliseconds from killing a node until the last player at any table has received the next update. */
export const measureFailover = (tables: number, seconds: number): Promise<number> =>
  withCluster(async ({ nodes }) => {
    const [killedNode, ...others] = nodes
    const balancer = await LoadBalancer.start()
    balancer.setBackends(nodes.map(({ address }) => address))
    const waiting = new Set<string>()
    let killedAt = 0
    let resumedAt = Number.POSITIVE_INFINITY
    const kill = () => {
      for (let table = 0; table < tables; table++)
        for (let player = 0; player < SEATS; player++) waiting.add(`${table} ${player}`)
      balancer.setBackends(others.map(({ address }) => address))
      killedAt = performance.now()
      killedNode.stop()
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
      // The histories of the players are not compared here.
      onPlayed(tables) {
        for (const table of tables) table.close()
      },
      onRawMessage(table, player, text) {
        const isLast =
          text.startsWith(UPDATE_PREFIX) && waiting.delete(`${table} ${player}`) && waiting.size === 0
        if (isLast) resumedAt = performance.now()
      },
    })
    balancer.close()
    return resumedAt - killedAt
  })

const SEATS = 4
const SECONDS_BEFORE_KILL = 4
const UPDATE_PREFIX = '{"type":"update"'
