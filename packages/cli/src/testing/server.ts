import { readConfig, serve } from '@slapwise/server'
import { onTestFinished } from 'vitest'
import { INSTALLED_GAMES, type InstalledGames } from '../installed-games.ts'
import { temporaryFolder } from './temporary-folder.ts'

interface ServerOptions {
  readonly installed?: InstalledGames
  readonly folder?: string
  readonly limits?: NodeJS.ProcessEnv
}

interface TestServer {
  readonly url: string
  /** The address for other devices; undefined without a network. */
  readonly networkAddress: string | undefined
  stop(): Promise<void>
}

/** Starts a server inside the test process, without the web page. */
export async function startServer({
  installed = INSTALLED_GAMES,
  folder = temporaryFolder(),
  limits = {},
}: ServerOptions = {}): Promise<TestServer> {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    SLAPWISE_DATA: folder,
    SLAPWISE_LOG: 'silent',
    SLAPWISE_BOT_DELAY: '0',
    SLAPWISE_MESSAGES_PER_SECOND: '1000',
    ...limits,
  })
  const server = await serve(config, installed)
  let stopped: Promise<void> | null = null
  const stop = () => {
    stopped ??= server.stop()
    return stopped
  }
  onTestFinished(stop)
  return { url: server.address, networkAddress: server.networkAddresses[0], stop }
}
