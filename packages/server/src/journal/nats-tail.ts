import { DeliverPolicy, type JetStreamClient, type JsMsg } from '@nats-io/jetstream'
import { pause } from './nats-patience.ts'

/** Milliseconds: who hears nothing for twice as long looks whether its consumer is still there. */
const HEARTBEAT = 1_000

/**
 * Hears all messages of a stream from one on, in their order, through a single consumer. The client notices gaps and asks again from
 * where it was; this begins anew when the client gives up.
 */
export class Tail {
  readonly #js: JetStreamClient
  readonly #stream: string
  readonly #hear: (message: JsMsg) => void
  #next: number
  #stop: (() => unknown) | null = null
  #isStopped = false

  constructor(js: JetStreamClient, stream: string, from: number, hear: (message: JsMsg) => void) {
    this.#js = js
    this.#stream = stream
    this.#next = from
    this.#hear = hear
    void this.#run()
  }

  async #run(): Promise<void> {
    for (; !this.#isStopped; await pause()) {
      try {
        await this.#listen()
      } catch {
        // The server is away, and will be back.
      }
    }
  }

  async #listen(): Promise<void> {
    const consumer = await this.#js.consumers.get(this.#stream, {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: this.#next,
    })
    const messages = await consumer.consume({
      callback: (message) => this.#heard(message),
      max_messages: 1_000,
      expires: 2 * HEARTBEAT,
      idle_heartbeat: HEARTBEAT,
    })
    this.#stop = () => messages.close()
    if (this.#isStopped) this.#stop()
    await messages.closed()
  }

  #heard(message: JsMsg): void {
    if (message.seq < this.#next) return
    this.#next = message.seq + 1
    this.#hear(message)
  }

  stop(): void {
    this.#isStopped = true
    this.#stop?.()
  }
}
