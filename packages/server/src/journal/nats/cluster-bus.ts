import { randomUUID } from 'node:crypto'
import type { NatsConnection } from '@nats-io/transport-node'
import type { ClusterBus, ClusterListener, ClusterMessage } from '../../cluster/cluster-bus.ts'
import { CLUSTER_SUBJECT } from './names.ts'

/** Other servers, over one subject for all rooms that no stream keeps. */
export class NatsClusterBus implements ClusterBus {
  readonly #nc: NatsConnection
  readonly #serverId = randomUUID()
  readonly #listeners: ClusterListener[] = []

  constructor(nc: NatsConnection) {
    this.#nc = nc
  }

  publish(news: ClusterMessage): void {
    if (!this.#nc.isClosed())
      this.#nc.publish(CLUSTER_SUBJECT, JSON.stringify({ from: this.#serverId, news }))
  }

  /** What is known without being told. */
  deliverLocally(news: ClusterMessage): void {
    for (const hear of this.#listeners) hear(this.#serverId, news)
  }

  subscribe(hear: ClusterListener): void {
    this.#listeners.push(hear)
    this.#nc.subscribe(CLUSTER_SUBJECT, {
      callback: (_, message) => {
        const { from, news } = message.json<{ from: string; news: ClusterMessage }>()
        if (from !== this.#serverId) hear(from, news)
      },
    })
  }
}
