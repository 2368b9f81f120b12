import type { PubAck } from '@nats-io/jetstream'
import {
  createInbox,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  NoRespondersError,
  TimeoutError,
} from '@nats-io/transport-node'
import { REQUEST_TIMEOUT_MS } from '../retry.ts'

/** The sequence of the stored message; or an error, after which it is unknown whether it is stored. */
export type PublishResult = number | Error

interface PendingPublish {
  readonly subject: string
  /** Timeout, in time of `performance.now()`. */
  readonly deadline: number
  readonly onResult: (outcome: PublishResult) => void
}

/**
 * Publishes to a stream like the client's `publish`, but with one subscription and one timer for all messages in
 * flight. The client creates a timer, several promises and an error with a stack trace per message.
 */
export class StreamPublisher {
  readonly #nc: NatsConnection
  readonly #inbox = `${createInbox()}.`
  /** Keyed by the last token of the reply subject. Since all have the same timeout, the first one expires first. */
  readonly #inFlight = new Map<string, PendingPublish>()
  #count = 0
  #timer: NodeJS.Timeout | null = null

  constructor(nc: NatsConnection) {
    this.#nc = nc
    nc.subscribe(`${this.#inbox}*`, {
      callback: (error, message) => {
        if (!error) this.#handleReply(message)
      },
    })
  }

  publish(subject: string, text: string, headers: MsgHdrs, done: (outcome: PublishResult) => void): void {
    const token = String(++this.#count)
    this.#inFlight.set(token, { subject, deadline: performance.now() + REQUEST_TIMEOUT_MS, onResult: done })
    this.#timer ??= this.#startTimer(REQUEST_TIMEOUT_MS)
    try {
      this.#nc.publish(subject, text, { headers, reply: this.#inbox + token })
    } catch (error) {
      this.#settle(token, () => error as Error)
    }
  }

  #handleReply(message: Msg): void {
    this.#settle(message.subject.slice(this.#inbox.length), ({ subject }) => parseReply(message, subject))
  }

  #settle(token: string, outcome: (sent: PendingPublish) => PublishResult): void {
    const sent = this.#inFlight.get(token)
    if (!sent) return
    this.#inFlight.delete(token)
    sent.onResult(outcome(sent))
  }

  #startTimer(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#expire(), milliseconds).unref()
  }

  /** Settles expired messages, and restarts the timer while any are in flight. */
  #expire(): void {
    for (const [token, { deadline }] of this.#inFlight) {
      const left = deadline - performance.now()
      if (left > 0) {
        this.#timer = this.#startTimer(left)
        return
      }
      this.#settle(token, () => new TimeoutError())
    }
    this.#timer = null
  }
}

function parseReply(message: Msg, subject: string): PublishResult {
  if (message.data.length === 0) return new NoRespondersError(subject)
  try {
    const { error, duplicate, seq } = message.json<PubAck & { error?: { description: string } }>()
    if (error) return new Error(error.description)
    return duplicate ? new Error('JetStream reported a duplicate message.') : seq
  } catch (error) {
    return error as Error
  }
}
