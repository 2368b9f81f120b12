import { AsyncLocalStorage } from 'node:async_hooks'

/** The standard streams and environment of a program. */
export interface Stdio {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly env: NodeJS.ProcessEnv
}

const stdioStorage = new AsyncLocalStorage<Stdio>()

/** The streams of the process, unless `withStdio` has replaced them. */
export const getStdio = (): Stdio => stdioStorage.getStore() ?? process

export const withStdio = <T>(stdio: Stdio, action: () => T): T => stdioStorage.run(stdio, action)
