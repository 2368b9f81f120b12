/** Waits for specs and test kits. Each has a deadline, and fails with a sentence that says what was waited for. */

/** Milliseconds: more than a busy machine needs for one step, and less than a test may take, so that the sentence is seen. */
const DEFAULT_TIMEOUT_MS = 50_000
/** Milliseconds between two looks at a condition. */
const POLL_INTERVAL_MS = 5

/** Captured when this is loaded: specs replace the global timers with fake ones. */
const { setTimeout, clearTimeout } = globalThis

/** Completes "Waited 50 s for …"; a function where the sentence tells what there was at the deadline. */
type Description = string | (() => string)

/** Settles as the promise does, or fails at the deadline. */
export async function waitFor<T>(
  what: Description,
  promise: PromiseLike<T>,
  milliseconds = DEFAULT_TIMEOUT_MS,
): Promise<T> {
  // Made here, so that its stack leads to the caller.
  const late = new Error()
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.message = `Waited ${milliseconds / 1000} s for ${typeof what === 'string' ? what : what()}.`
    deadline.reject(late)
  }, milliseconds)
  try {
    return await Promise.race([promise, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Looks again and again until there is something other than nothing, `false` or `null`, and gives that. */
export async function waitUntil<T>(
  what: Description,
  look: () => T | Promise<T>,
  milliseconds = DEFAULT_TIMEOUT_MS,
): Promise<NonNullable<T>> {
  let isOver = false
  const search = async (): Promise<NonNullable<T>> => {
    while (!isOver) {
      const found = await look()
      if (found) return found
      await new Promise((again) => setTimeout(again, POLL_INTERVAL_MS))
    }
    throw new Error('Nobody waits any more.')
  }
  try {
    return await waitFor(what, search(), milliseconds)
  } finally {
    isOver = true
  }
}
