import { ClosedConnectionError } from '@nats-io/transport-node'

/** Enough for NATS to elect a leader or restart; players see a pause meanwhile. */
export const RETRY_TIMEOUT_MS = 15_000

export const REQUEST_TIMEOUT_MS = 2_000

const RETRY_DELAY_MS = 200

export const delay = (milliseconds = RETRY_DELAY_MS): Promise<void> =>
  new Promise((go) => setTimeout(go, milliseconds))

/** Repeats `work` until it succeeds or `RETRY_TIMEOUT_MS` have passed. `work` may take effect more than once. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + RETRY_TIMEOUT_MS; ; await delay()) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ClosedConnectionError || performance.now() > until) throw error
    }
  }
}
