/// <reference lib="dom" />
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

const BASELINE_FOLDER = fileURLToPath(new URL('./screenshots', import.meta.url))
/** The folder for screenshots that differ, and for the differences. */
const OUTPUT_FOLDER = join(tmpdir(), 'slapwise-screenshots')
const IS_UPDATE = process.env.SLAPWISE_PICTURES === 'update'

/** The tolerance of a pixel, and the share of pixels that may exceed it. */
const THRESHOLD = 0.2
const MAX_DIFFERENT_SHARE = 0.002
/** Another version of Chromium renders fonts slightly differently. */
const MAX_DIFFERENT_SHARE_OTHER_CHROMIUM = 0.03
const CHROMIUM_VERSION_FILE = join(BASELINE_FOLDER, 'chromium.txt')

const SECTIONS = [
  'inks',
  'controls',
  'people',
  'base',
  'troublemaker',
  'supercharge',
  'pandora',
  'rule-cards',
]

/** Each moment shows something that no other does. They alternate between two sizes and two themes. */
const MOMENTS = [
  'turn',
  'state-eight-players-many-cards',
  'turn-with-powers',
  'victim-gift',
  'allot-draws-fantastic-four-among-seven',
  'hand-out-merry-christmas',
  'wish-fantastic-all-sets',
  'imitate-mimicry',
  'pick-market-of-eight',
  'seen-the-all-seeing-eye',
  'event-event-manager',
  'state-lasting-rules-and-powers',
  'state-round-over-after-four',
  'state-match-over',
  'state-not-your-turn',
  'state-open-hands-glass-house',
  'state-pause',
  'state-big-screen-pause-wanted',
]

const FRANTIC_TABLES = MOMENTS.map((moment, i) => {
  const size = i % 2 === 0 ? ('phone' as const) : ('desktop' as const)
  const theme = i % 4 < 2 ? ('light' as const) : ('dark' as const)
  return { picture: `${moment}-${size}-${theme}`, moment, size, theme, taps: [] }
})

interface BoardScreenshot {
  readonly picture: string
  readonly moment: string
  readonly theme: 'light' | 'dark'
  /** Selectors of the elements to tap before; the last one is only hovered. */
  readonly taps: readonly string[]
}

/** Each in both sizes, because the board has a different layout in each. */
const BOARD_SCREENSHOTS: readonly BoardScreenshot[] = [
  { picture: 'turn', moment: 'turn', theme: 'light', taps: [] },
  {
    picture: 'placing',
    moment: 'turn-with-arrows-and-white',
    theme: 'dark',
    taps: ['.hand .playable >> nth=0', '[data-space="13"]', '[data-direction="up"]'],
  },
  { picture: 're-roll', moment: 're-roll', theme: 'light', taps: [] },
  { picture: 'next-round', moment: 'next-round', theme: 'dark', taps: [] },
]

const BOARD_TABLES = BOARD_SCREENSHOTS.flatMap(({ picture, moment, theme, taps }) =>
  (['phone', 'desktop'] as const).map((size) => ({
    picture: `board-${picture}-${size}-${theme}`,
    moment: `board/${moment}`,
    size,
    theme,
    taps,
  })),
)

let mostDifferent = MAX_DIFFERENT_SHARE
/** Dense screens at half the size, to keep the files small. */
let screens: Record<'phone' | 'desktop' | 'design', BrowserPlayer>

beforeAll(async () => {
  if (IS_UPDATE) rmSync(BASELINE_FOLDER, { recursive: true, force: true })
  const version = browser.version().split('.')[0]
  if (IS_UPDATE) {
    mkdirSync(BASELINE_FOLDER, { recursive: true })
    writeFileSync(CHROMIUM_VERSION_FILE, `${version}\n`)
  }
  const isTheSame = readFileSync(CHROMIUM_VERSION_FILE, 'utf8').trim() === version
  mostDifferent = isTheSame ? MAX_DIFFERENT_SHARE : MAX_DIFFERENT_SHARE_OTHER_CHROMIUM
  const half = { deviceScaleFactor: 0.5 }
  screens = {
    phone: await BrowserPlayer.open(browser, PHONE),
    desktop: await BrowserPlayer.open(browser, DESKTOP, 'en', half),
    design: await BrowserPlayer.open(browser, { width: 640, height: 640 }, 'en', half),
  }
  await Promise.all(
    Object.entries(screens).map(async ([name, screen]) => {
      await screen.startPainting()
      await screen.page.goto(`${server.address}/${name === 'design' ? name : ''}`)
    }),
  )
})

/** The final sheet before its lazily loaded parts are there. */
const INCOMPLETE_SHEET_SELECTOR = '.score-sheet.final:not(:has(.hit-summary):has(.button.second))'

async function settle(page: Page): Promise<void> {
  await page.locator(INCOMPLETE_SHEET_SELECTOR).waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    // Fonts are loaded only once text is laid out with them.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    const cards = [...document.querySelectorAll<SVGElement>('.card-face[style]')]
    const grounds = new Set(
      cards.map(({ style }) => style.backgroundImage.slice('url("'.length, -'")'.length)),
    )
    await Promise.all([...grounds].map((src) => Object.assign(new Image(), { src }).decode()))
  })
}

/** A description of the difference to the baseline; null if there is none. */
function compare(name: string, taken: Buffer): string | null {
  const kept = join(BASELINE_FOLDER, `${name}.png`)
  if (IS_UPDATE) {
    writeFileSync(kept, taken)
    return null
  }
  const [seen, difference] = [
    join(OUTPUT_FOLDER, `${name}.png`),
    join(OUTPUT_FOLDER, `${name}.difference.png`),
  ]
  const tell = (what: string, marked?: PNG): string => {
    mkdirSync(OUTPUT_FOLDER, { recursive: true })
    writeFileSync(seen, taken)
    if (!marked) return `${what}: see ${seen}`
    writeFileSync(difference, PNG.sync.write(marked))
    return `${what}: see ${seen} and ${difference}`
  }
  if (!existsSync(kept)) return tell(`There is no ${kept}`)
  const [was, is] = [PNG.sync.read(readFileSync(kept)), PNG.sync.read(taken)]
  if (was.width !== is.width || was.height !== is.height)
    return tell(`It was ${was.width} × ${was.height} and is ${is.width} × ${is.height}`)
  const marked = new PNG({ width: is.width, height: is.height })
  const off = pixelmatch(was.data, is.data, marked.data, is.width, is.height, { threshold: THRESHOLD })
  const part = off / (is.width * is.height)
  return part > mostDifferent ? tell(`${(part * 100).toFixed(2)} % of it differ`, marked) : null
}

/** `npm run pictures` updates the baselines. */
describe('The page looks like its baseline', () => {
  it.each(SECTIONS)('on the design page: %s', async (section) => {
    const { page } = screens.design
    await page.locator('main').waitFor()
    await settle(page)
    const taken = await page.locator(`#${section}`).screenshot({ animations: 'disabled' })
    expect(compare(`design-${section}`, taken)).toBe(null)
  })

  it.each([...FRANTIC_TABLES, ...BOARD_TABLES])(
    'at the table: $picture',
    async ({ picture, moment, size, theme, taps }) => {
      const { page } = screens[size]
      await page.emulateMedia({ colorScheme: theme })
      await page.mouse.move(0, 0)
      await screens[size].navigate(`/design/${moment}`)
      for (const tap of taps.slice(0, -1)) await page.locator(tap).click()
      for (const tap of taps.slice(-1)) await page.locator(tap).hover()
      await settle(page)
      expect(compare(picture, await page.screenshot({ animations: 'disabled' }))).toBe(null)
    },
  )

  it('and each baseline is used', () => {
    const tables = [...FRANTIC_TABLES, ...BOARD_TABLES].map(({ picture }) => picture)
    const names = [...SECTIONS.map((section) => `design-${section}`), ...tables]
    expect(readdirSync(BASELINE_FOLDER).sort()).toEqual(
      [...names.map((name) => `${name}.png`), 'chromium.txt'].sort(),
    )
  })
})
