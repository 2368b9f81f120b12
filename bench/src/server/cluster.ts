import { Balancer, NatsCluster } from '@slapwise/server/testing'
import { attend } from '../../../packages/cli/src/attend/attend.ts'
import { type Child, processorSeconds, residentBytes, startChild } from './child.ts'
import { slapwiseOnJetStream } from './contestants.ts'
import { type LoadResult, load, type Play } from './load.ts'
import { openAll } from './run.ts'

/** How many nodes of ours are over a cluster. */
const NODES = 2

const SECOND = 1000

interface Cluster {
  readonly nats: NatsCluster
  readonly nodes: readonly Child[]
}

async function onCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const nats = await NatsCluster.start()
  const { program, env } = slapwiseOnJetStream(nats.addresses.join())
  const nodes = await Promise.all(Array.from({ length: NODES }, () => startChild(program, env(''))))
  try {
    return await work({ nats, nodes })
  } finally {
    for (const node of nodes) node.stop()
    await nats.remove()
  }
}

/** What something takes of the machines, on all nodes and on all JetStream servers. */
interface Use {
  readonly nodes: number
  readonly nats: number
}

export interface ClusterRun extends LoadResult {
  /** Milliseconds of processor time for each second that a table plays. */
  readonly processor: Use
  /** Bytes of memory that are needed more for each table. */
  readonly memory: Use
  /** Bytes in the stream for each answer. */
  readonly stored: number
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Lets tables play whose players are at several nodes, over a cluster of JetStream servers. */
export const runCluster = (count: number, play: Play): Promise<ClusterRun> =>
  onCluster(async ({ nats, nodes }) => {
    const use = (ofNode: (child: Child) => number, ofPid: (pid: number) => number): Use => ({
      nodes: sum(nodes.map(ofNode)),
      nats: sum(nats.servers.map(({ pid }) => ofPid(pid))),
    })
    const memory = () => use((node) => node.memory(), residentBytes)
    const processor = () => use((node) => node.processorTime(), processorSeconds)
    const each = (before: Use, after: Use, of: number): Use => ({
      nodes: (after.nodes - before.nodes) / of,
      nats: (after.nats - before.nats) / of,
    })
    const empty = memory()
    const addresses = nodes.map(({ address }) => address)
    const tables = await openAll(slapwiseOnJetStream(nats.addresses.join()), addresses, count)
    const opened = await nats.stored()
    const uses: Use[] = []
    const result = await load(tables, play, () => {
      uses.push(processor())
      return uses.at(-1)!.nodes
    })
    const played = await nats.stored()
    const [begun, ended] = uses
    const costs = {
      processor: each(begun, ended, (count * play.seconds) / SECOND),
      memory: each(empty, memory(), count),
      stored: (played.bytes - opened.bytes) / (played.messages - opened.messages),
    }
    for (const table of tables) table.close()
    return { ...result, ...costs }
  })

/** Milliseconds after a node was killed until the last player, at any table, has heard what happened next. */
export const killNode = (tables: number, seconds: number): Promise<number> =>
  onCluster(async ({ nodes }) => {
    const [victim, ...others] = nodes
    const balancer = await Balancer.start()
    balancer.leadTo(nodes.map(({ address }) => address))
    const waiting = new Set<string>()
    let killedAt = 0
    let wentOnAt = Number.POSITIVE_INFINITY
    const kill = () => {
      for (let table = 0; table < tables; table++)
        for (let player = 0; player < SEATS; player++) waiting.add(`${table} ${player}`)
      balancer.leadTo(others.map(({ address }) => address))
      killedAt = performance.now()
      victim.stop()
    }
    await attend({
      url: balancer.address,
      game: 'frantic',
      tables,
      players: SEATS,
      pace: 1,
      seconds: seconds + PLAYED_BEFORE,
      isChaotic: false,
      settings: {},
      isEnough: () => false,
      opened: () => void setTimeout(kill, PLAYED_BEFORE * SECOND),
      // What they remember is not asked about here.
      played(all) {
        for (const table of all) table.close()
      },
      eavesdrop(table, player, text) {
        const isLast = text.startsWith(UPDATE) && waiting.delete(`${table} ${player}`) && waiting.size === 0
        if (isLast) wentOnAt = performance.now()
      },
    })
    balancer.close()
    return wentOnAt - killedAt
  })

const SEATS = 4
/** Seconds. */
const PLAYED_BEFORE = 4
const UPDATE = '{"type":"update"'
