import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { asking, GAMES, type MomentHere, onCouch, still } from './moments.ts'
import { DESKTOP, LANDSCAPE, PHONE, Player } from './player.ts'
import { startServer, type TestServer } from './server.ts'
import { type Staged, staged } from './staged.ts'

const LARGE = { width: 1920, height: 1080 }

let browser: Browser
let server: TestServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), startServer()])
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

interface Screen {
  readonly width: number
  readonly height: number
  readonly locale: string
}

/** The longest words are German, and a phone has the least room for them. */
const SCREENS: readonly Screen[] = [
  { ...PHONE, locale: 'de' },
  { ...LANDSCAPE, locale: 'de' },
  { ...DESKTOP, locale: 'en' },
  { ...LARGE, locale: 'de' },
]

type Seen = Staged & { readonly name: string }

async function stagesOf(moments: readonly MomentHere[], { locale, ...size }: Screen): Promise<Seen[]> {
  const ada = await Player.open(browser, size, locale)
  await ada.page.goto(server.address)
  // Where things lie is all that matters here: nobody has to paint them.
  await ada.page.addStyleTag({ content: '* { visibility: hidden !important }' })
  const found: Seen[] = []
  for (const { game, name } of moments) {
    await ada.go(`/design/${game}/${name}`)
    found.push({ name, ...(await ada.page.evaluate(staged)) })
  }
  await ada.page.context().close()
  return found
}

const faultsOf = (stages: readonly Seen[]): string[] =>
  stages.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))

describe.each(GAMES)('The stage of %s', (game) => {
  it.each(SCREENS)(
    'stands still, and nothing lies on anything: $width × $height, $locale',
    async (screen) => {
      const stages = await stagesOf([...asking(game), ...still(game)], screen)
      expect(faultsOf(stages)).toEqual([])
      expect([...new Set(stages.map(({ bar }) => bar))].filter((bar) => bar !== null)).toHaveLength(1)
      expect([...new Set(stages.map(({ piles }) => piles))].filter((piles) => piles !== null)).toHaveLength(1)
    },
    120_000,
  )

  it('fits a television, however many sit at it', async () => {
    const stages = await stagesOf(onCouch(game), { ...LARGE, locale: 'de' })
    expect(stages.length).toBeGreaterThan(4)
    expect(faultsOf(stages)).toEqual([])
  }, 30_000)
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
}, 30_000)
