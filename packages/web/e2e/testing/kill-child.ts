import type { ChildProcess } from 'node:child_process'
import { waitFor } from '@slapwise/kernel/testing/wait'

/** Ends a process, and waits until it has exited. */
export async function killChild(
  child: ChildProcess,
  name: string,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await waitFor(`${name} to exit after ${signal}`, gone)
}
