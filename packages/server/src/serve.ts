import { setFlagsFromString } from 'node:v8'
import type { Games } from '@slapwise/kernel'
import { type Config, ConfigError } from './config.ts'
import { addressOf, Doorkeeper } from './gateway/doorkeeper.ts'
import { httpServer, isWelcome } from './gateway/http.ts'
import { tokenIn } from './gateway/me.ts'
import { Figures } from './gateway/metrics.ts'
import { networkAddresses } from './gateway/network-address.ts'
import { Passports } from './gateway/passports.ts'
import { destroy } from './gateway/refuse.ts'
import { Sockets } from './gateway/sockets.ts'
import { Turnstile } from './gateway/turnstile.ts'
import { ChainedStorage } from './journal/chained.ts'
import { openData } from './open-data.ts'
import { House } from './rooms/house.ts'
import { rehearse } from './rooms/rehearse.ts'
import { Thinkers } from './thinking/thinkers.ts'

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
  const { storage, neighbours, identities, notices, release } = await openData(config)
  const house = new House(
    new ChainedStorage(storage, ({ room, message }) =>
      app.log.error({ room, problem: message }, 'something of a room is damaged'),
    ),
    {
      games,
      botDelay: config.SLAPWISE_BOT_DELAY,
      thinkers: new Thinkers({
        module: thinker,
        threads: config.SLAPWISE_BOT_THREADS,
        time: config.SLAPWISE_BOT_THINKING,
        log: ({ message }) => app.log.error({ problem: message }, 'a bot has lost its thread'),
      }),
      neighbours,
      maxRooms: config.SLAPWISE_MAX_ROOMS,
      megabytesPerHour: config.SLAPWISE_MEGABYTES_PER_HOUR,
      idleMinutes: config.SLAPWISE_IDLE_MINUTES,
      expireDays: config.SLAPWISE_EXPIRE_DAYS || null,
    },
    (error, room) => app.log.error({ room, problem: error.message }, 'a room could not go on'),
  )
  const keeper = new Doorkeeper(house, config)
  const sockets = new Sockets(keeper, config, ({ message }) =>
    app.log.error({ problem: message }, 'somebody could not be let in'),
  )
  const passports = new Passports(identities, storage.devices, (known) => sockets.hangUp(known))
  neighbours.listen((_, news) => {
    if (news.tells === 'device-ended') sockets.hangUp(news)
  })
  const metrics = new Figures(house, sockets)
  const turnstile = new Turnstile()
  const app = await httpServer({ house, keeper, turnstile, games, passports, config, webRoot }, metrics)
  // Behind a proxy every line comes from there.
  if (config.SLAPWISE_TRUST_PROXY === 0) app.server.on('connection', (line) => keeper.pickUp(line))
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', destroy)
    const address = addressOf(request, config.SLAPWISE_TRUST_PROXY)
    turnstile.pass(address, () => {
      const who = () => passports.holderOf(tokenIn(request.headers))
      void sockets.upgrade(request, socket, head, { who, address, isWelcome: isWelcome(request, config) })
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
    await house.sweep(Date.now(), performance.now())
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw new ConfigError(`The server cannot start: ${(error as Error).message}.`, { cause: error })
  }
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
