import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { goTo } from './go-to.ts'
import { asking, GAMES, type MomentHere, onCouch, still } from './moments.ts'
import { DESKTOP, LANDSCAPE, PHONE, Player } from './player.ts'
import { startServer, type TestServer } from './server.ts'
import { type Staged, staged } from './staged.ts'

const LARGE = { width: 1920, height: 1080 }

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

const SIZES: readonly Size[] = [PHONE, LANDSCAPE, DESKTOP, LARGE]

type Seen = Staged & { readonly name: string }

/** How these moments stand, at each of the sizes. In German, whose words are the longest. */
async function stagesOf(moments: readonly MomentHere[], sizes: readonly Size[]): Promise<Seen[][]> {
  const { page } = await Player.open(browser, PHONE, 'de')
  await page.goto(server.address)
  // Where things lie is all that matters here: nobody has to paint them.
  await page.addStyleTag({ content: '* { visibility: hidden !important }' })
  const seen: Seen[][] = sizes.map(() => [])
  for (const { game, name } of moments) {
    await page.evaluate(goTo, `/design/${game}/${name}`)
    for (const [i, size] of sizes.entries()) {
      await page.setViewportSize(size)
      seen[i].push({ name, ...(await page.evaluate(staged)) })
    }
  }
  await page.context().close()
  return seen
}

const faultsOf = (stages: readonly Seen[]): string[] =>
  stages.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))

/** Everywhere where there is one at all. */
const placesOf = (places: readonly (string | null)[]): Set<string> =>
  new Set(places.filter((place) => place !== null))

describe.each(GAMES)('The stage of %s', (game) => {
  it('stands still, and nothing lies on anything, at every size', async () => {
    const seen = await stagesOf([...asking(game), ...still(game)], SIZES)
    for (const [i, stages] of seen.entries())
      expect({
        size: SIZES[i],
        faults: faultsOf(stages),
        bars: placesOf(stages.map(({ bar }) => bar)).size,
        piles: placesOf(stages.map(({ piles }) => piles)).size,
      }).toEqual({ size: SIZES[i], faults: [], bars: 1, piles: 1 })
  })

  it('fits a television, however many sit at it', async () => {
    const [stages] = await stagesOf(onCouch(game), [LARGE])
    expect(stages.length).toBeGreaterThan(4)
    expect(faultsOf(stages)).toEqual([])
  })
})

it('shows what is asked beside the open drawer of a phone', async () => {
  const ada = await Player.open(browser, PHONE)
  await ada.page.goto(server.address)
  for (const moment of ['frantic/wish-fantastic-all-sets', 'board/market', 'frantic/turn']) {
    await ada.go(`/design/${moment}`)
    await ada.page.locator('.drawer-handle').click()
    const { isAsked, faults, taps } = await ada.look()
    expect({ isAsked, faults }).toEqual({ isAsked: true, faults: [] })
    expect(taps.length).toBeGreaterThan(0)
    await ada.page.getByRole('link', { name: 'Rules' }).waitFor()
  }
  await ada.page.getByRole('button', { name: 'Leave' }).click()
  await ada.page.getByRole('button', { name: 'Open a room' }).waitFor()
})
