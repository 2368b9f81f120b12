import type { PubAck } from '@nats-io/jetstream'
import {
  createInbox,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  NoRespondersError,
  TimeoutError,
} from '@nats-io/transport-node'
import { ANSWERED_WITHIN } from './patience.ts'

/** The sequence of what is stored; or what makes it doubtful whether it is. */
export type Outcome = number | Error

interface Sent {
  readonly subject: string
  /** When nobody waits any longer, by `performance.now()`. */
  readonly until: number
  readonly done: (outcome: Outcome) => void
}

/**
 * Publishes to a stream, as the client does it, but with one subscription and one timer for all messages that are on their way. The
 * client's requests each take a timer, half a dozen promises, and an error with its stack that nobody looks at.
 */
export class Publisher {
  readonly #nc: NatsConnection
  readonly #inbox = `${createInbox()}.`
  /** By the last part of where they are answered; all wait equally long, so that the first is the first to be given up. */
  readonly #underway = new Map<string, Sent>()
  #count = 0
  #timer: NodeJS.Timeout | null = null

  constructor(nc: NatsConnection) {
    this.#nc = nc
    nc.subscribe(`${this.#inbox}*`, {
      callback: (error, message) => {
        if (!error) this.#hear(message)
      },
    })
  }

  publish(subject: string, text: string, headers: MsgHdrs, done: (outcome: Outcome) => void): void {
    const token = String(++this.#count)
    this.#underway.set(token, { subject, until: performance.now() + ANSWERED_WITHIN, done })
    this.#timer ??= this.#giveUpIn(ANSWERED_WITHIN)
    try {
      this.#nc.publish(subject, text, { headers, reply: this.#inbox + token })
    } catch (error) {
      this.#settle(token, () => error as Error)
    }
  }

  #hear(message: Msg): void {
    this.#settle(message.subject.slice(this.#inbox.length), ({ subject }) => outcomeOf(message, subject))
  }

  #settle(token: string, outcome: (sent: Sent) => Outcome): void {
    const sent = this.#underway.get(token)
    if (!sent) return
    this.#underway.delete(token)
    sent.done(outcome(sent))
  }

  #giveUpIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#giveUp(), milliseconds).unref()
  }

  /** Those whose time is over; the timer goes on for as long as anybody waits. */
  #giveUp(): void {
    for (const [token, { until }] of this.#underway) {
      const left = until - performance.now()
      if (left > 0) {
        this.#timer = this.#giveUpIn(left)
        return
      }
      this.#settle(token, () => new TimeoutError())
    }
    this.#timer = null
  }
}

function outcomeOf(message: Msg, subject: string): Outcome {
  if (message.data.length === 0) return new NoRespondersError(subject)
  try {
    const { error, duplicate, seq } = message.json<PubAck & { error?: { description: string } }>()
    if (error) return new Error(error.description)
    return duplicate ? new Error('It was sent twice.') : seq
  } catch (error) {
    return error as Error
  }
}
