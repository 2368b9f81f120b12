/** 128 + SIGINT, as shells report it. */
export const EXIT_INTERRUPTED = 130

/** `npm` and `timeout` forward a Ctrl-C that the process has already received from the terminal. */
const SIGNALS_PER_INTERRUPT = 2

/**
 * Runs work that the first Ctrl-C aborts early, so that its partial result can be printed; another one exits at once.
 */
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
