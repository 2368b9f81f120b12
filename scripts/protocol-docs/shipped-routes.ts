import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROUTES, type Route, readConfig, serve } from '@slapwise/server'
import type { FastifyInstance } from 'fastify'
import { INSTALLED_GAMES } from '../../packages/cli/src/installed-games.ts'

const PAGE = '<!doctype html><p>Slapwise</p>'

/**
 * The routes of the server that `slapwise serve` starts: with the installed games and with a page. Each needs a description
 * in `ROUTES`, unless it only gives the page or a file of it.
 */
export async function listShippedRoutes(): Promise<readonly Route[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-routes-'))
  const registered = new Set<string>()
  const note = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) registered.add(`${each} ${url}`)
    })
  }
  subscribe('fastify.initialization', note)
  try {
    writeFileSync(join(folder, 'index.html'), PAGE)
    const environment = {
      HOST: '127.0.0.1',
      PORT: '0',
      SLAPWISE_DATA: join(folder, 'data'),
      SLAPWISE_LOG: 'silent',
    }
    const server = await serve(readConfig(environment), INSTALLED_GAMES, folder)
    try {
      await checkDescriptions(server.address, registered)
    } finally {
      await server.stop()
    }
  } finally {
    unsubscribe('fastify.initialization', note)
    rmSync(folder, { recursive: true, force: true })
  }
  return ROUTES
}

async function checkDescriptions(address: string, registered: ReadonlySet<string>): Promise<void> {
  const described = ROUTES.map(({ method, path }) => `${method} ${path}`)
  for (const route of described)
    if (!registered.has(route)) throw new Error(`ROUTES describes ${route}, which the server does not have`)
  for (const route of registered) {
    const [method, path] = route.split(' ')
    if (method === 'HEAD' || described.includes(route)) continue
    const url = address + path.replaceAll(/:\w+/g, 'x').replace('*', 'index.html')
    const isPage = method === 'GET' && (await (await fetch(url)).text()) === PAGE
    if (!isPage) throw new Error(`${route} has no description in ROUTES`)
  }
}
