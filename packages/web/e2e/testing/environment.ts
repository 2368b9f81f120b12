import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { launchChromium } from './chromium.ts'
import { startServer, type TestServer } from './server.ts'

/** Where the tests of a file take place, from before the first of them until after the last. */
export let browser: Browser
export let server: TestServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), startServer()])
})

/** Whoever came for one test leaves with it: a table that nobody closes plays on. */
beforeEach(() => {
  const before = browser.contexts()
  return async () => {
    const opened = browser.contexts().filter((context) => !before.includes(context))
    await Promise.all(opened.map((context) => context.close()))
  }
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})
