import { onTestFinished } from 'vitest'
import { Balancer } from './cluster/balancer.ts'
import { MuteProxy } from './cluster/mute-proxy.ts'
import { NatsCluster } from './cluster/nats-cluster.ts'
import { type ServerProcess, startAgain, startServer, temporaryFolder } from './server-process.ts'

/** A server of the game, and what stands between it and the cluster. */
export class GameNode {
  readonly #folder = temporaryFolder()
  readonly #proxies: readonly MuteProxy[]
  process!: ServerProcess

  private constructor(proxies: readonly MuteProxy[]) {
    this.#proxies = proxies
  }

  static async start({ servers }: NatsCluster): Promise<GameNode> {
    const node = new GameNode(await Promise.all(servers.map(({ port }) => MuteProxy.to(port))))
    node.process = await startServer(node.#folder, node.#environment)
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

  /** Where it was, so that everybody finds it. */
  async startAgain(): Promise<void> {
    this.process = await startAgain(this.#folder, this.process, this.#environment)
  }

  signal(signal: NodeJS.Signals): void {
    process.kill(this.process.pid, signal)
  }

  cutOff(): void {
    for (const proxy of this.#proxies) proxy.isolate()
  }

  heal(): void {
    for (const proxy of this.#proxies) proxy.cut()
  }

  close(): void {
    for (const proxy of this.#proxies) proxy.close()
  }
}

/** Three JetStream servers, some of the game over them, and one door to all of those; gone after the test. */
export class Site {
  readonly cluster: NatsCluster
  readonly nodes: readonly GameNode[]
  readonly balancer: Balancer

  private constructor(cluster: NatsCluster, nodes: readonly GameNode[], balancer: Balancer) {
    this.cluster = cluster
    this.nodes = nodes
    this.balancer = balancer
    this.openTo(nodes)
  }

  static async start(nodes: number): Promise<Site> {
    const cluster = await NatsCluster.start()
    onTestFinished(() => cluster.remove())
    const started = await Promise.all(Array.from({ length: nodes }, () => GameNode.start(cluster)))
    const site = new Site(cluster, started, await Balancer.start())
    onTestFinished(() => site.#close())
    return site
  }

  openTo(nodes: readonly GameNode[]): void {
    this.balancer.leadTo(nodes.map(({ process }) => process.address))
  }

  /** Something happens to a node that whoever comes is not led to meanwhile. */
  async without(node: GameNode, trouble: () => Promise<void>): Promise<void> {
    this.openTo(this.nodes.filter((other) => other !== node))
    await trouble()
    this.openTo(this.nodes)
  }

  #close(): void {
    this.balancer.close()
    for (const node of this.nodes) node.close()
  }
}
