import { ClosedConnectionError } from '@nats-io/transport-node'

/** How long somebody is waited for who is electing a leader, or starting again: players see a pause. */
export const PATIENCE = 15_000

/** Milliseconds after which there is no answer to a request. */
export const ANSWERED_WITHIN = 2_000

const PAUSE = 200

export const pause = (milliseconds = PAUSE): Promise<void> =>
  new Promise((go) => setTimeout(go, milliseconds))

/** Tries until it works or nobody would wait any longer. What is tried may be done twice. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + PATIENCE; ; await pause()) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ClosedConnectionError || performance.now() > until) throw error
    }
  }
}
