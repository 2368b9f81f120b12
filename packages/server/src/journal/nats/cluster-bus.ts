import { randomUUID } from 'node:crypto'
import type { NatsConnection } from '@nats-io/transport-node'
import type { ClusterBus, ClusterListener, ClusterMessage } from '../../cluster/cluster-bus.ts'
import { CLUSTER_SUBJECT } from './names.ts'

/** Cluster bus over one core NATS subject, which is not persisted. */
export class NatsClusterBus implements ClusterBus {
  readonly #nc: NatsConnection
  readonly #serverId = randomUUID()
  readonly #listeners: ClusterListener[] = []

  constructor(nc: NatsConnection) {
    this.#nc = nc
  }

  publish(message: ClusterMessage): void {
    if (!this.#nc.isClosed())
      this.#nc.publish(CLUSTER_SUBJECT, JSON.stringify({ from: this.#serverId, message }))
  }

  /** Delivers a message to the local subscribers without sending it. */
  deliverLocally(message: ClusterMessage): void {
    for (const listener of this.#listeners) listener(this.#serverId, message)
  }

  subscribe(listener: ClusterListener): void {
    this.#listeners.push(listener)
    this.#nc.subscribe(CLUSTER_SUBJECT, {
      callback: (_, received) => {
        const { from, message } = received.json<{ from: string; message: ClusterMessage }>()
        if (from !== this.#serverId) listener(from, message)
      },
    })
  }
}
