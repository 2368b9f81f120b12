import { onTestFinished } from 'vitest'
import { FaultyProxy } from './cluster/faulty-proxy.ts'
import { LoadBalancer } from './cluster/load-balancer.ts'
import { NatsCluster } from './cluster/nats-cluster.ts'
import {
  createTemporaryFolder,
  restartServerProcess,
  type ServerProcess,
  startServerProcess,
} from './server-process.ts'

/** A game server, and the proxy between it and the cluster. */
export class GameNode {
  readonly #folder = createTemporaryFolder()
  readonly #proxies: readonly FaultyProxy[]
  process!: ServerProcess

  private constructor(proxies: readonly FaultyProxy[]) {
    this.#proxies = proxies
  }

  static async start({ servers }: NatsCluster): Promise<GameNode> {
    const node = new GameNode(await Promise.all(servers.map(({ port }) => FaultyProxy.start(port))))
    node.process = await startServerProcess(node.#folder, node.#environment)
    return node
  }

  get #environment(): Record<string, string> {
    return {
      SLAPWISE_JOURNAL: `nats://${this.#proxies.map(({ address }) => address).join(',')}`,
      SLAPWISE_REPLICAS: '3',
      SLAPWISE_MESSAGES_PER_SECOND: '1000',
      SLAPWISE_MAX_SOCKETS: '10000',
      SLAPWISE_BOT_DELAY: '20',
    }
  }

  /** Restarts it on the same port. */
  async restart(): Promise<void> {
    this.process = await restartServerProcess(this.#folder, this.process, this.#environment)
  }

  signal(signal: NodeJS.Signals): void {
    process.kill(this.process.pid, signal)
  }

  isolate(): void {
    for (const proxy of this.#proxies) proxy.isolate()
  }

  reconnect(): void {
    for (const proxy of this.#proxies) proxy.resetConnections()
  }

  close(): void {
    for (const proxy of this.#proxies) proxy.close()
  }
}

/** Three JetStream servers, some game servers and a load balancer; removed after the test. */
export class GameCluster {
  readonly cluster: NatsCluster
  readonly nodes: readonly GameNode[]
  readonly balancer: LoadBalancer

  private constructor(cluster: NatsCluster, nodes: readonly GameNode[], balancer: LoadBalancer) {
    this.cluster = cluster
    this.nodes = nodes
    this.balancer = balancer
    this.routeTo(nodes)
  }

  static async start(nodes: number): Promise<GameCluster> {
    const cluster = await NatsCluster.start()
    onTestFinished(() => cluster.remove())
    const started = await Promise.all(Array.from({ length: nodes }, () => GameNode.start(cluster)))
    const site = new GameCluster(cluster, started, await LoadBalancer.start())
    onTestFinished(() => site.#close())
    return site
  }

  routeTo(nodes: readonly GameNode[]): void {
    this.balancer.setBackends(nodes.map(({ process }) => process.address))
  }

  /** Runs a failure of a node while the load balancer leaves it out. */
  async runWithout(node: GameNode, trouble: () => Promise<void>): Promise<void> {
    this.routeTo(this.nodes.filter((other) => other !== node))
    await trouble()
    this.routeTo(this.nodes)
  }

  #close(): void {
    this.balancer.close()
    for (const node of this.nodes) node.close()
  }
}
