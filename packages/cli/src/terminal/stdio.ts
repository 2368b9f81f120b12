import { AsyncLocalStorage } from 'node:async_hooks'

/** What a program has around it. */
export interface Stdio {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly env: NodeJS.ProcessEnv
}

const stdioStorage = new AsyncLocalStorage<Stdio>()

/** That of the process, unless the program runs inside another one. */
export const getStdio = (): Stdio => stdioStorage.getStore() ?? process

export const withStdio = <T>(stdio: Stdio, action: () => T): T => stdioStorage.run(stdio, action)
