/** Waits with a deadline, for specs and test kits. A failed wait says what it waited for. */

/**
 * More than a busy machine needs for one step, and less than the timeout of a test, so that this message is the one
 * that is shown.
 */
const DEFAULT_TIMEOUT_MS = 50_000
const POLL_INTERVAL_MS = 5

/** Options of `spawnSync` and `execFileSync`, which keep the timeout of a test from ending it. */
export const CHILD_DEADLINE = { timeout: DEFAULT_TIMEOUT_MS, killSignal: 'SIGKILL' } as const

/** Captured when this is loaded: specs replace the global timers with fake ones. */
const { setTimeout, clearTimeout } = globalThis

/** Completes “Waited 50 s for …”; a function if the message includes the state at the deadline. */
type Description = string | (() => string)

/** Settles as the promise does, or rejects at the deadline. */
export async function waitFor<T>(
  description: Description,
  promise: PromiseLike<T>,
  milliseconds = DEFAULT_TIMEOUT_MS,
): Promise<T> {
  // Created here, so that its stack leads to the caller.
  const error = new Error()
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    error.message = `Waited ${milliseconds / 1000} s for ${typeof description === 'string' ? description : description()}.`
    deadline.reject(error)
  }, milliseconds)
  try {
    return await Promise.race([promise, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Polls `condition` until it returns a truthy value, and resolves with that. */
export async function waitUntil<T>(
  description: Description,
  condition: () => T | Promise<T>,
  milliseconds = DEFAULT_TIMEOUT_MS,
): Promise<NonNullable<T>> {
  let isOver = false
  const search = async (): Promise<NonNullable<T>> => {
    while (!isOver) {
      const found = await condition()
      if (found) return found
      await new Promise((again) => setTimeout(again, POLL_INTERVAL_MS))
    }
    throw new Error('The wait has already timed out.')
  }
  try {
    return await waitFor(description, search(), milliseconds)
  } finally {
    isOver = true
  }
}

/** `fetch` with a deadline for the answer. */
export const fetchInTime = (url: string | URL, init?: RequestInit): Promise<Response> =>
  waitFor(`${init?.method ?? 'GET'} ${url}`, fetch(url, init))
