import { randomBytes } from 'node:crypto'
import { GAMES } from '@slapwise/games'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { TestHouse } from '../testing/house-kit.ts'
import { Doorkeeper } from './doorkeeper.ts'
import { httpServer } from './http.ts'
import { Identities } from './identity.ts'
import { Figures } from './metrics.ts'
import { Passports } from './passports.ts'
import { ROUTES } from './routes.ts'
import { Sockets } from './sockets.ts'
import { Turnstile } from './turnstile.ts'

/** How many there are in the tree that Fastify draws; it answers HEAD wherever it answers GET. */
const countIn = (tree: string): number => [...tree.matchAll(/GET|POST|PUT|PATCH|DELETE|OPTIONS/g)].length

it('The reference has the routes of the server, and there are no others', async () => {
  const rooms = new TestHouse()
  const config = readConfig({ SLAPWISE_LOG: 'silent' })
  const keeper = new Doorkeeper(rooms.house, config)
  const sockets = new Sockets(keeper, config, () => {})
  const app = await httpServer(
    {
      house: rooms.house,
      keeper,
      turnstile: new Turnstile(),
      games: GAMES,
      passports: new Passports(new Identities(randomBytes(32)), rooms.house.storage.devices, (known) =>
        sockets.hangUp(known),
      ),
      config,
      webRoot: null,
    },
    new Figures(rooms.house, sockets),
  )
  await app.ready()
  expect(ROUTES.filter(({ method, path }) => !app.hasRoute({ method, url: path }))).toEqual([])
  expect(countIn(app.printRoutes({ commonPrefix: false }))).toBe(ROUTES.length)
  await app.close()
  rooms.close()
})
