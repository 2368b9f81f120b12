import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { launchChromium } from './chromium.ts'
import { startServer, type TestServer } from './server.ts'

/** A browser and a server for all tests of a file. */
export let browser: Browser
export let server: TestServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), startServer()])
})

/** Closes the contexts that a test has opened: an open table would play on. */
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
