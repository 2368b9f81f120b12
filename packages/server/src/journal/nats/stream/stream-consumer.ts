import {
  type ConsumerMessages,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream'
import { delay } from '../retry.ts'

/** After twice this time without a message the client checks that its consumer still exists. */
const HEARTBEAT_MS = 1_000

const EVERY_SUBJECT = '>'

/**
 * Delivers all messages of a stream in order, from a given sequence on, through one ordered consumer. The client
 * detects a gap only when a later message arrives. Therefore this asks the leader of the stream once per heartbeat
 * whether there is a newer message, and recreates the consumer if one is overdue, or if the client gives up.
 */
export class StreamConsumer {
  readonly #js: JetStreamClient
  readonly #jsm: JetStreamManager
  readonly #stream: string
  readonly #onMessage: (message: JsMsg) => void
  #nextSeq: number
  #closeConsumer: (() => unknown) | null = null
  #isStopped = false
  readonly #caughtUp = Promise.withResolvers<void>()

  constructor(
    js: JetStreamClient,
    jsm: JetStreamManager,
    stream: string,
    from: number,
    onMessage: (message: JsMsg) => void,
  ) {
    this.#js = js
    this.#jsm = jsm
    this.#stream = stream
    this.#nextSeq = from
    this.#onMessage = onMessage
    void this.#run()
  }

  /** Resolves when everything that was stored has been delivered. */
  get caughtUp(): Promise<void> {
    return this.#caughtUp.promise
  }

  async #run(): Promise<void> {
    for (; !this.#isStopped; await delay()) {
      try {
        await this.#consume()
      } catch {
        // The server is unreachable; try again.
      }
    }
  }

  async #consume(): Promise<void> {
    const consumer = await this.#js.consumers.get(this.#stream, {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: this.#nextSeq,
    })
    const messages = await consumer.consume({
      callback: (message) => this.#deliver(message),
      max_messages: 1_000,
      expires: 2 * HEARTBEAT_MS,
      idle_heartbeat: HEARTBEAT_MS,
    })
    this.#closeConsumer = () => messages.close()
    if (this.#isStopped) this.#closeConsumer()
    const end = new AbortController()
    void this.#watchForGaps(messages, end.signal)
    await messages.closed()
    end.abort()
  }

  /** Closes the consumer if a message is overdue for a whole heartbeat. */
  async #watchForGaps(messages: ConsumerMessages, end: AbortSignal): Promise<void> {
    for (let due: number | null = null; !end.aborted; await delay(HEARTBEAT_MS)) {
      const before: number | null = due
      due = await this.#findNextSeq().catch(() => null)
      if (due !== null && due === before && due >= this.#nextSeq) await messages.close()
    }
  }

  /** Sequence of the next stored message that was not delivered yet; null if there is none. */
  async #findNextSeq(): Promise<number | null> {
    const query = { seq: this.#nextSeq, next_by_subj: EVERY_SUBJECT }
    const found = await this.#jsm.streams.getMessage(this.#stream, query)
    // The count of pending messages that comes with a message may be wrong after messages were replaced or erased.
    if (!found) this.#caughtUp.resolve()
    return found?.seq ?? null
  }

  #deliver(message: JsMsg): void {
    if (message.seq < this.#nextSeq) return
    this.#nextSeq = message.seq + 1
    this.#onMessage(message)
    if (message.info.pending === 0) this.#caughtUp.resolve()
  }

  stop(): void {
    this.#isStopped = true
    this.#closeConsumer?.()
  }
}
