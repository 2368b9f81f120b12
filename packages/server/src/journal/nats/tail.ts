import {
  type ConsumerMessages,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream'
import { pause } from './patience.ts'

/** Milliseconds: who hears nothing for twice as long looks whether its consumer is still there. */
const HEARTBEAT = 1_000

const EVERY_SUBJECT = '>'

/**
 * Hears all messages of a stream from one on, in their order, through a single consumer. The client notices a gap when something comes
 * after it, and asks again from where it was. What is lost between two servers with nothing behind it, the client never misses: so
 * the stream's leader is asked every now and then whether there is more, and this begins anew where it was, as it does when the
 * client gives up.
 */
export class Tail {
  readonly #js: JetStreamClient
  readonly #jsm: JetStreamManager
  readonly #stream: string
  readonly #hear: (message: JsMsg) => void
  #next: number
  #stop: (() => unknown) | null = null
  #isStopped = false

  constructor(
    js: JetStreamClient,
    jsm: JetStreamManager,
    stream: string,
    from: number,
    hear: (message: JsMsg) => void,
  ) {
    this.#js = js
    this.#jsm = jsm
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
    const end = new AbortController()
    void this.#watch(messages, end.signal)
    await messages.closed()
    end.abort()
  }

  /** Ends it where something has been due for a while. */
  async #watch(messages: ConsumerMessages, end: AbortSignal): Promise<void> {
    for (let due: number | null = null; !end.aborted; await pause(HEARTBEAT)) {
      const before: number | null = due
      due = await this.#due()
      if (due !== null && due === before && due >= this.#next) await messages.close()
    }
  }

  /** The next message that there is, heard or not. */
  async #due(): Promise<number | null> {
    const query = { seq: this.#next, next_by_subj: EVERY_SUBJECT }
    const found = await this.#jsm.streams.getMessage(this.#stream, query).catch(() => null)
    return found?.seq ?? null
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
