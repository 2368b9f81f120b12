import { setFlagsFromString } from 'node:v8'
import type { GameRegistry } from '@slapwise/kernel'
import { BotWorkerPool } from './bot-workers/bot-worker-pool.ts'
import { type Config, ConfigError } from './config.ts'
import { createHttpServer } from './gateway/http/http-server.ts'
import { ServerMetrics } from './gateway/http/metrics.ts'
import { listNetworkUrls } from './gateway/http/network-address.ts'
import { DeviceRegistry } from './gateway/identity/device-registry.ts'
import { readToken } from './gateway/identity/identity-routes.ts'
import { AddressLimits, clientAddress } from './gateway/limits/address-limits.ts'
import { FairScheduler } from './gateway/limits/fair-scheduler.ts'
import { isAllowedOrigin } from './gateway/origin.ts'
import { destroyOnError } from './gateway/refuse-connection.ts'
import { SocketServer } from './gateway/ws/socket-server.ts'
import { VerifiedStorage } from './journal/core/verified-storage.ts'
import { openServerData } from './open-data.ts'
import { LinkPreviews } from './previews/link-previews.ts'
import type { GameNames } from './previews/preview-texts.ts'
import { RoomRegistry } from './rooms/registry/room-registry.ts'
import { warmUpGames } from './rooms/registry/warm-up-games.ts'

export interface Server {
  readonly address: string
  /** URLs for other devices in the same network; none if it listens for this machine only. */
  readonly networkAddresses: readonly string[]
  /** Messages about the data, one line each. */
  readonly notices: readonly string[]
  /** Asks clients to reconnect later, writes what is pending, and closes. */
  stop(): Promise<void>
}

/** The games of a server. */
export interface GameLibrary {
  readonly games: GameRegistry
  /** Module that calls `runBotWorker` with the same games; runs in worker threads. */
  readonly botWorker: URL
  /** Names of the games by id, for the previews of links. */
  readonly names: GameNames
}

/** With thousands of rooms in memory, V8's default heap growth doubles the memory use. */
const limitHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=25')

/** Starts a server with its data folder or cluster, and the built page if `webRoot` is given. */
export async function serve(
  config: Config,
  { games, botWorker, names }: GameLibrary,
  webRoot: string | null = null,
): Promise<Server> {
  limitHeapGrowth()
  const { storage, clusterBus, identities, notices, release } = await openServerData(config)
  const chained = new VerifiedStorage(storage, ({ room, message }) =>
    app.log.error({ room, problem: message }, 'stored data is damaged'),
  )
  const botWorkers = new BotWorkerPool({
    workerModule: botWorker,
    threads: config.SLAPWISE_BOT_THREADS,
    timeMs: config.SLAPWISE_BOT_THINKING,
    log: ({ message }) => app.log.error({ problem: message }, 'bot worker failed'),
  })
  const registry = new RoomRegistry(
    chained,
    {
      games,
      stepDurationMs: config.SLAPWISE_BOT_DELAY,
      botWorkers,
      clusterBus,
      maxRooms: config.SLAPWISE_MAX_ROOMS,
      megabytesPerHour: config.SLAPWISE_MEGABYTES_PER_HOUR,
      idleMinutes: config.SLAPWISE_IDLE_MINUTES,
      expireDays: config.SLAPWISE_EXPIRE_DAYS || null,
    },
    (error, room) => app.log.error({ room, problem: error.message }, 'room failed'),
  )
  const limits = new AddressLimits(registry, config)
  const sockets = new SocketServer(limits, config, ({ message }) =>
    app.log.error({ problem: message }, 'connection failed'),
  )
  const devices = new DeviceRegistry(identities, chained.devices, (deviceIdentity) =>
    sockets.disconnectDevice(deviceIdentity),
  )
  clusterBus.subscribe((_, message) => {
    if (message.type === 'device-revoked') sockets.disconnectDevice(message)
  })
  const previews = new LinkPreviews(chained.records, names, ({ message }) =>
    app.log.error({ problem: message }, 'link preview failed'),
  )
  const metrics = new ServerMetrics(registry, sockets, botWorkers.totals)
  const scheduler = new FairScheduler()
  const app = await createHttpServer(
    { registry, limits, scheduler, games, devices, previews, config, webRoot },
    metrics,
  )
  // Behind a proxy, all connections come from the proxy.
  if (config.SLAPWISE_TRUST_PROXY === 0)
    app.server.on('connection', (connection) => limits.acceptConnection(connection))
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', destroyOnError)
    const address = clientAddress(request, config.SLAPWISE_TRUST_PROXY)
    scheduler.schedule(address, () => {
      const who = () => devices.authenticate(readToken(request.headers))
      void sockets.upgrade(request, socket, head, {
        authenticate: who,
        address,
        isAllowedOrigin: isAllowedOrigin(request, config),
      })
    })
  })
  const stop = async () => {
    await registry.stop()
    sockets.stop()
    previews.stop()
    await app.close()
    release()
  }
  try {
    warmUpGames(games)
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw new ConfigError(`The server cannot start: ${(error as Error).message}.`, { cause: error })
  }
  registry.startSweeping()
  for (const notice of notices) app.log.error(notice)
  const { port } = app.server.address() as { port: number }
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.HOST) ? 'localhost' : config.HOST
  return {
    address: `http://${host}:${port}`,
    networkAddresses: listNetworkUrls(config.HOST, port),
    notices,
    stop,
  }
}
