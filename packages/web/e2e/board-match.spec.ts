import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { playOut } from './play-until.ts'
import { PHONE, Player } from './player.ts'
import { startServer, type TestServer } from './server.ts'

let browser: Browser
let server: TestServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), startServer()])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

it('A whole match of the board game is played by taps, from the first card to the last score', async () => {
  const ada = await Player.open(browser, PHONE)
  await ada.page.goto(`${server.address}/design/board/set-up`)
  await ada.page.locator('main').waitFor()
  await playOut([ada], 'whole match')
  expect([...ada.faults, ...ada.errors]).toEqual([])
})
