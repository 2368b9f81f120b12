/** The exit code of what was ended early, as shells have it. */
export const INTERRUPTED = 130

/** Ctrl-C ends such work early, not the program: what is there is worth a look. Who insists does not wait for it. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  process.once('SIGINT', stop)
  try {
    return await work(controller.signal)
  } finally {
    process.off('SIGINT', stop)
  }
}
