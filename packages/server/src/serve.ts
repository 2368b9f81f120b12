import { setFlagsFromString } from 'node:v8'
import type { Games } from '@slapwise/kernel'
import { BotWorkerPool } from './bot-workers/bot-worker-pool.ts'
import { type Config, ConfigError } from './config.ts'
import { httpServer } from './gateway/http/http-server.ts'
import { Figures } from './gateway/http/metrics.ts'
import { networkAddresses } from './gateway/http/network-address.ts'
import { DeviceRegistry } from './gateway/identity/device-registry.ts'
import { tokenIn } from './gateway/identity/me.ts'
import { AddressLimits, addressOf } from './gateway/limits/address-limits.ts'
import { FairScheduler } from './gateway/limits/fair-scheduler.ts'
import { isAllowedOrigin } from './gateway/origin.ts'
import { destroy } from './gateway/refuse.ts'
import { Sockets } from './gateway/ws/sockets.ts'
import { ChainedStorage } from './journal/core/chained-storage.ts'
import { openData } from './open-data.ts'
import { RoomRegistry } from './rooms/registry/room-registry.ts'
import { rehearse } from './rooms/registry/warm-up.ts'

export interface Server {
  /** Where it can be reached. */
  readonly address: string
  /** Where other devices in the same network reach it; none if it listens for this machine only. */
  readonly networkAddresses: readonly string[]
  /** What whoever starts it should know, in a line each. */
  readonly notices: readonly string[]
  /** Tells everybody to come back, writes what is waiting, and closes. */
  stop(): Promise<void>
}

/** What is played on a server. */
export interface Library {
  readonly games: Games
  /** A module that calls `thinkFor` with the same games, to be run in threads of its own. */
  readonly thinker: URL
}

/** With thousands of tables in memory, the rubbish that V8 lets lie around by default doubles what they take. */
const tidyEarly = (): void => setFlagsFromString('--heap-growing-percent=25')

/** Starts a server on its data folder, with the table in the browser if it is told where that is. */
export async function serve(
  config: Config,
  { games, thinker }: Library,
  webRoot: string | null = null,
): Promise<Server> {
  tidyEarly()
  const { storage, clusterBus, identities, notices, release } = await openData(config)
  const chained = new ChainedStorage(storage, ({ room, message }) =>
    app.log.error({ room, problem: message }, 'stored data is damaged'),
  )
  const house = new RoomRegistry(
    chained,
    {
      games,
      botDelay: config.SLAPWISE_BOT_DELAY,
      botWorkers: new BotWorkerPool({
        module: thinker,
        threads: config.SLAPWISE_BOT_THREADS,
        time: config.SLAPWISE_BOT_THINKING,
        log: ({ message }) => app.log.error({ problem: message }, 'bot worker failed'),
      }),
      clusterBus,
      maxRooms: config.SLAPWISE_MAX_ROOMS,
      megabytesPerHour: config.SLAPWISE_MEGABYTES_PER_HOUR,
      idleMinutes: config.SLAPWISE_IDLE_MINUTES,
      expireDays: config.SLAPWISE_EXPIRE_DAYS || null,
    },
    (error, room) => app.log.error({ room, problem: error.message }, 'room failed'),
  )
  const limits = new AddressLimits(house, config)
  const sockets = new Sockets(limits, config, ({ message }) =>
    app.log.error({ problem: message }, 'connection failed'),
  )
  const devices = new DeviceRegistry(identities, chained.devices, (known) => sockets.hangUp(known))
  clusterBus.listen((_, news) => {
    if (news.type === 'device-ended') sockets.hangUp(news)
  })
  const metrics = new Figures(house, sockets)
  const scheduler = new FairScheduler()
  const app = await httpServer({ house, limits, scheduler, games, devices, config, webRoot }, metrics)
  // Behind a proxy every line comes from there.
  if (config.SLAPWISE_TRUST_PROXY === 0) app.server.on('connection', (line) => limits.pickUp(line))
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', destroy)
    const address = addressOf(request, config.SLAPWISE_TRUST_PROXY)
    scheduler.pass(address, () => {
      const who = () => devices.holderOf(tokenIn(request.headers))
      void sockets.upgrade(request, socket, head, {
        who,
        address,
        isAllowedOrigin: isAllowedOrigin(request, config),
      })
    })
  })
  const stop = async () => {
    await house.stop()
    sockets.stop()
    await app.close()
    release()
  }
  try {
    rehearse(games)
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw new ConfigError(`The server cannot start: ${(error as Error).message}.`, { cause: error })
  }
  house.start()
  for (const notice of notices) app.log.error(notice)
  const { port } = app.server.address() as { port: number }
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.HOST) ? 'localhost' : config.HOST
  return {
    address: `http://${host}:${port}`,
    networkAddresses: networkAddresses(config.HOST, port),
    notices,
    stop,
  }
}
