import { type Config, ConfigError, readConfig, type Server, serve } from '@slapwise/server'
import { ensureWebBuild } from '@slapwise/web'
import { readArgs } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import type { InstalledGames } from '../installed-games.ts'
import { print } from '../terminal/screen.ts'
import { getStdio } from '../terminal/stdio.ts'

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
} as const

/** The environment variable that each option overrides. */
const ENVIRONMENT_KEYS = { port: 'PORT', host: 'HOST', data: 'SLAPWISE_DATA' } as const

type ServeOptions = { readonly [K in keyof typeof ENVIRONMENT_KEYS]?: string | undefined }

export async function serveCommand(args: readonly string[], installed: InstalledGames): Promise<number> {
  const { values } = readArgs(args, OPTIONS)
  const config = buildConfig(values)
  const server = await startServer(config, installed)
  const stopped = stopOnSignal(server)
  print(`Slapwise is served at ${server.address}`)
  for (const address of server.networkAddresses) print(`  for others in your network: ${address}`)
  for (const notice of server.notices) print(notice)
  print('Press Ctrl-C to stop; running matches are kept.')
  await stopped
  print('Stopped.')
  return 0
}

function buildConfig(values: ServeOptions): Config {
  const given = Object.entries(ENVIRONMENT_KEYS).flatMap(([option, key]) => {
    const value = values[option as keyof ServeOptions]
    return value === undefined ? [] : [[key, value]]
  })
  try {
    return readConfig({ ...getStdio().env, ...Object.fromEntries(given) })
  } catch (error) {
    throw toUsageError(error)
  }
}

async function startServer(config: Config, installed: InstalledGames): Promise<Server> {
  try {
    return await serve(config, installed, await ensureWebBuild())
  } catch (error) {
    throw toUsageError(error, config)
  }
}

/** Turns a configuration error into a one-line `UsageError`. */
function toUsageError(error: unknown, config?: Config): unknown {
  if (!(error instanceof ConfigError)) return error
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
  switch (code) {
    case 'EADDRINUSE':
      return new UsageError(`Port ${config!.PORT} is in use; choose another one: --port ${config!.PORT + 1}`)
    case 'EACCES':
      return new UsageError(
        `Port ${config!.PORT}: permission denied; use a port above 1024 (--port 3000) or run with CAP_NET_BIND_SERVICE`,
      )
    default:
      return new UsageError(error.message.replaceAll('\n', ' '))
  }
}

/** The first signal stops the server gracefully, the second one exits at once. */
function stopOnSignal(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    let isStopping = false
    const stop = () => {
      if (isStopping) process.exit(1)
      isStopping = true
      print('Stopping …')
      server.stop().then(resolve, reject)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  })
}
