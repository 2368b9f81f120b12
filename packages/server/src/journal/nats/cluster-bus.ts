import { randomUUID } from 'node:crypto'
import type { NatsConnection } from '@nats-io/transport-node'
import type { ClusterBus, ClusterMessage, Hear } from '../../cluster/cluster-bus.ts'
import { NEWS } from './names.ts'

/** Other servers, over one subject for all rooms that no stream keeps. */
export class NatsClusterBus implements ClusterBus {
  readonly #nc: NatsConnection
  readonly #name = randomUUID()
  readonly #listeners: Hear[] = []

  constructor(nc: NatsConnection) {
    this.#nc = nc
  }

  tell(news: ClusterMessage): void {
    if (!this.#nc.isClosed()) this.#nc.publish(NEWS, JSON.stringify({ from: this.#name, news }))
  }

  /** What is known without being told. */
  notice(news: ClusterMessage): void {
    for (const hear of this.#listeners) hear(this.#name, news)
  }

  listen(hear: Hear): void {
    this.#listeners.push(hear)
    this.#nc.subscribe(NEWS, {
      callback: (_, message) => {
        const { from, news } = message.json<{ from: string; news: ClusterMessage }>()
        if (from !== this.#name) hear(from, news)
      },
    })
  }
}
