import { jetstreamManager, type StreamInfo } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import { ROOMS_STREAM } from '../../journal/nats/names.ts'
import { NatsStorage } from '../../journal/nats/storage.ts'
import { findFreePorts, NatsServer } from './nats-server.ts'

const SERVERS = 3

/** Three real NATS servers with three replicas of everything. */
export class NatsCluster {
  readonly servers: readonly NatsServer[]

  private constructor(servers: readonly NatsServer[]) {
    this.servers = servers
  }

  static async start(): Promise<NatsCluster> {
    const free = await findFreePorts(2 * SERVERS)
    const ports = free.splice(-SERVERS)
    const servers = ports.map((port, number) => {
      const others = ports.filter((other) => other !== port)
      return new NatsServer(free[number], { name: `n${number}`, port, others })
    })
    const cluster = new NatsCluster(servers)
    try {
      await Promise.all(servers.map((server) => server.start()))
      await cluster.waitUntilReady()
    } catch (error) {
      await cluster.remove()
      throw error
    }
    return cluster
  }

  get addresses(): string[] {
    return this.servers.map(({ address }) => address)
  }

  /** Waits until they have elected a leader. */
  async waitUntilReady(): Promise<void> {
    let why: unknown
    const opens = async () => {
      const storage = await this.open().catch((error) => {
        why = error
      })
      await storage?.close()
      return storage !== undefined
    }
    await waitUntil(
      () => `the JetStream servers to agree on a leader; the last one tried said: ${why}`,
      opens,
    )
  }

  open(): Promise<NatsStorage> {
    return NatsStorage.open({ servers: this.addresses, login: null, replicas: SERVERS })
  }

  /** The stream of all rooms, from its leader. */
  async #roomsStream(): Promise<StreamInfo> {
    const nc = await connect({ servers: this.addresses })
    try {
      const jsm = await jetstreamManager(nc)
      return await jsm.streams.info(ROOMS_STREAM)
    } finally {
      await nc.close()
    }
  }

  /** Messages and bytes in the stream. */
  async streamState(): Promise<Pick<StreamInfo['state'], 'messages' | 'bytes'>> {
    return (await this.#roomsStream()).state
  }

  /** The leader of the stream; repeated while there is none, or no answer. */
  async findLeader(): Promise<NatsServer> {
    let why: unknown = 'there is none'
    const ask = async () => {
      const rooms = await this.#roomsStream().catch((error) => {
        why = error
      })
      return rooms?.cluster?.leader
    }
    const leader = await waitUntil(() => `a leader of the stream ${ROOMS_STREAM}: ${why}`, ask)
    return this.servers[Number(leader.slice(1))]
  }

  /** A server that is not the leader. */
  async findFollower(): Promise<NatsServer> {
    const leader = await this.findLeader()
    return this.servers.find((server) => server !== leader)!
  }

  async remove(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.remove()))
  }
}
