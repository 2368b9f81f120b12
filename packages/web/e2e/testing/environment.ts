import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { launchChromium } from './chromium.ts'
import { savePages } from './save-pages.ts'
import { startServer, type TestServer } from './server.ts'

/** A browser and a server for all tests of a file. */
export let browser: Browser
export let server: TestServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), startServer()])
})

/** Closes the contexts that a test has opened: an open table would play on. After a failure it saves their pages before. */
beforeEach(({ task }) => {
  const before = browser.contexts()
  return async () => {
    const opened = browser.contexts().filter((context) => !before.includes(context))
    if (task.result?.state === 'fail')
      console.error(`The pages of “${task.name}” are in ${await savePages(opened)}`)
    await Promise.all(opened.map((context) => context.close()))
  }
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})
