import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { startTestServer, TestBrowser } from '../../testing/server-kit.ts'
import { ROUTES } from './routes.ts'

const PAGE = '<!doctype html><p>Slapwise</p>'

/** All routes of the server, as `METHOD path`; HEAD is answered wherever GET is. */
async function startRecordingRoutes(webRoot: string): Promise<{ browser: TestBrowser; routes: string[] }> {
  const routes: string[] = []
  const note = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((each) => `${each} ${url}`))
    })
  }
  subscribe('fastify.initialization', note)
  onTestFinished(() => {
    unsubscribe('fastify.initialization', note)
  })
  const server = await startTestServer({}, undefined, webRoot)
  onTestFinished(() => server.stop())
  return { browser: new TestBrowser(server), routes: routes.filter((route) => !route.startsWith('HEAD ')) }
}

it('The API reference lists all routes of the shipped server, except those of the page', async () => {
  const root = mkdtempSync(join(tmpdir(), 'slapwise-page-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), PAGE)
  const { browser, routes } = await startRecordingRoutes(root)
  const listed = ROUTES.map(({ method, path }) => `${method} ${path}`)
  expect(listed.filter((route) => !routes.includes(route))).toEqual([])
  const others = routes.filter((route) => !listed.includes(route))
  for (const route of others) {
    const [method, path] = route.split(' ')
    expect(method).toBe('GET')
    const page = await browser.fetch(path.replaceAll(/:\w+/g, 'x').replace('*', 'index.html'))
    expect([route, await page.text()]).toEqual([route, PAGE])
  }
})
