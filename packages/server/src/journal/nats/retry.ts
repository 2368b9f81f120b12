import { ClosedConnectionError } from '@nats-io/transport-node'

/** How long somebody is waited for who is electing a leader, or starting again: players see a pause. */
export const RETRY_TIMEOUT_MS = 15_000

/** Milliseconds after which there is no answer to a request. */
export const REQUEST_TIMEOUT_MS = 2_000

const RETRY_DELAY_MS = 200

export const delay = (milliseconds = RETRY_DELAY_MS): Promise<void> =>
  new Promise((go) => setTimeout(go, milliseconds))

/** Tries until it works or nobody would wait any longer. What is tried may be done twice. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + RETRY_TIMEOUT_MS; ; await delay()) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ClosedConnectionError || performance.now() > until) throw error
    }
  }
}
