import { below, seeded } from '@slapwise/kernel'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { PHONE, Player } from './player.ts'
import { startServer, type TestServer } from './server.ts'

let browser: Browser
let server: TestServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), startServer()])
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const MOST_TAPS = 1500

it('A whole match of the board game is played by taps, from the first card to the last score', async () => {
  const ada = await Player.open(browser, PHONE)
  await ada.page.goto(`${server.address}/design/board/set-up`)
  await ada.page.locator('main').waitFor()
  const random = seeded('whole match')
  const faults = new Set<string>()
  for (let taps = 0; taps < MOST_TAPS && !(await ada.isOver); taps++) {
    const sight = await ada.look()
    for (const fault of sight.faults) faults.add(fault)
    await ada.tapSomething((count) => below(random, count))
  }
  expect([...faults, ...ada.errors]).toEqual([])
  expect(await ada.isOver).toBe(true)
}, 300_000)
