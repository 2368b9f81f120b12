import { below, seeded } from '@slapwise/kernel'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { asking, GAMES, type MomentHere, oneOfEach, oneOfEachSource, still } from './moments.ts'
import { DESKTOP, LANDSCAPE, PHONE, Player } from './player.ts'
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

interface Size {
  readonly width: number
  readonly height: number
}

/** Goes to each of these moments and does something there. Everything that was wrong anywhere, with where it was. */
async function faultsAt(
  moments: readonly MomentHere[],
  size: Size,
  visit: (ada: Player, name: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const ada = await Player.open(browser, size)
  await ada.page.goto(server.address)
  await ada.page.locator('main').waitFor()
  const faults: string[] = []
  for (const { game, name } of moments) {
    await ada.go(`/design/${game}/${name}`)
    const found = [...(await visit(ada, name)), ...ada.errors.splice(0)]
    faults.push(...found.map((fault) => `${name}: ${fault}`))
  }
  await ada.page.context().close()
  return faults
}

const answer = (ada: Player, name: string) => {
  const random = seeded(name)
  return ada.answer((count) => below(random, count))
}

const SIZES = [
  { size: PHONE, moments: asking },
  { size: DESKTOP, moments: oneOfEachSource },
  { size: LANDSCAPE, moments: oneOfEach },
]

describe.each(GAMES)('Every moment of %s', (game) => {
  it.each(SIZES)('is answered by taps alone: $size.width × $size.height', async ({ size, moments }) => {
    expect(await faultsAt(moments(game), size, answer)).toEqual([])
  })

  it.each([PHONE, DESKTOP, LANDSCAPE])('that asks nothing fits too: $width × $height', async (size) => {
    expect(await faultsAt(still(game), size, async (ada) => (await ada.look()).faults)).toEqual([])
  })
})
