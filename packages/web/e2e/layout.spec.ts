/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  BrowserPlayer,
  DESKTOP,
  LANDSCAPE,
  LAPTOP,
  LARGE,
  PHONE,
  TABLET,
  ZOOMED,
} from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { inspectLayout, type StageLayout } from './testing/inspect-layout.ts'
import {
  GAME_IDS,
  listBigScreenMoments,
  listChatter,
  listOnePerQuestion,
  listSample,
  listSilentMoments,
  type MomentInfo,
} from './testing/moments.ts'
import { navigateInPage } from './testing/navigate-in-page.ts'
import { sampleEvery } from './testing/soak.ts'

/** `npm test` inspects most moments on a phone, and shares them among the other sizes. */
const SIZES = [
  {
    size: PHONE,
    moments: (game: string) => [...listSample(game), ...sampleEvery(3, listSilentMoments(game))],
  },
  ...[LANDSCAPE, DESKTOP].map((size, i) => ({
    size,
    moments: (game: string) => [
      ...sampleEvery(2, listOnePerQuestion(game), i),
      ...sampleEvery(3, listSilentMoments(game), i + 1),
    ],
  })),
  ...[ZOOMED, TABLET, LAPTOP, LARGE].map((size, i) => ({
    size,
    moments: (game: string) => sampleEvery(3, listOnePerQuestion(game), i),
  })),
]

type NamedLayout = StageLayout & { readonly name: string }

/** In German, which has the longest words. Tests share the page, because loading it takes as long as ten moments. */
let page: Page

beforeAll(async () => {
  ;({ page } = await BrowserPlayer.open(browser, PHONE, 'de'))
  await page.goto(server.address)
})

const show = ({ game, name }: MomentInfo): Promise<void> =>
  page.evaluate(navigateInPage, `/design/${game}/${name}`)

/** The layouts of these moments. */
async function inspectMoments(
  moments: readonly MomentInfo[],
  size: { readonly width: number; readonly height: number },
): Promise<NamedLayout[]> {
  await page.setViewportSize(size)
  const seen: NamedLayout[] = []
  for (const moment of moments) {
    await show(moment)
    seen.push({ name: moment.name, ...(await page.evaluate(inspectLayout)) })
  }
  return seen
}

const problemsOf = (layouts: readonly NamedLayout[]): string[] =>
  layouts.flatMap(({ name, layoutProblems }) => layoutProblems.map((problem) => `${name}: ${problem}`))

/** The distinct positions without null. */
const withoutNull = (positions: readonly (string | null)[]): Set<string> =>
  new Set(positions.filter((position) => position !== null))

describe.each(GAME_IDS)('The layout of %s', (game) => {
  it.each(SIZES)(
    'has fixed positions, and nothing overlaps: $size.width × $size.height',
    async ({ size, moments }) => {
      const layouts = await inspectMoments(moments(game), size)
      expect({
        problems: problemsOf(layouts),
        bars: withoutNull(layouts.map(({ bar }) => bar)).size,
        piles: withoutNull(layouts.map(({ piles }) => piles)).size,
      }).toEqual({ problems: [], bars: 1, piles: 1 })
    },
  )

  it.each(sampleEvery(2, [PHONE, LANDSCAPE, ZOOMED, TABLET, DESKTOP, LAPTOP]))(
    'has room for speech bubbles that cover neither the prompt bar, nor the call, nor counts: $width × $height',
    async (size) => {
      await page.setViewportSize(size)
      for (const moment of listChatter(game)) {
        await show(moment)
        await page.locator('.seat-bubble:not([data-tip])').first().waitFor({ state: 'detached' })
        await page.locator('.seat-bubble[data-tip]').first().waitFor({ state: 'attached' })
        const { layoutProblems } = await page.evaluate(inspectLayout)
        expect({ name: moment.name, layoutProblems }).toEqual({ name: moment.name, layoutProblems: [] })
      }
    },
  )

  it('fits a big screen with any number of players', async () => {
    const layouts = await inspectMoments(listBigScreenMoments(game), LARGE)
    expect(layouts.length).toBeGreaterThan(4)
    expect(problemsOf(layouts)).toEqual([])
  })
})
