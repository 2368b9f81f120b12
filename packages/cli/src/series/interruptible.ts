/** The exit code of what was ended early, as shells have it. */
export const INTERRUPTED = 130

/** `npm` and `timeout` hand on a Ctrl-C that has been heard already. */
const HEARD_OF_ONE = 2

/** Ctrl-C ends such work early, not the program: what is there is worth a look. Who insists does not wait for it. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let times = 0
  const stop = () => {
    if (++times > HEARD_OF_ONE) process.exit(INTERRUPTED)
    controller.abort()
  }
  process.on('SIGINT', stop)
  try {
    return await work(controller.signal)
  } finally {
    if (times === 0) process.off('SIGINT', stop)
  }
}
