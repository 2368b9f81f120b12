/** The exit code of what was ended early, as shells have it. */
export const EXIT_INTERRUPTED = 130

/** `npm` and `timeout` hand on a Ctrl-C that has been heard already. */
const SIGNALS_PER_INTERRUPT = 2

/** Ctrl-C ends such work early, not the program: what is there is worth a look. Who insists does not wait for it. */
export async function runInterruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let times = 0
  const stop = () => {
    if (++times > SIGNALS_PER_INTERRUPT) process.exit(EXIT_INTERRUPTED)
    controller.abort()
  }
  process.on('SIGINT', stop)
  try {
    return await work(controller.signal)
  } finally {
    if (times === 0) process.off('SIGINT', stop)
  }
}
