/// <reference lib="dom" />
import AxeBuilder from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'
import { DESKTOP, PHONE, Player } from './player.ts'
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

/** In the second theme, only the colours can be wrong again. */
const THEMES = { light: null, dark: ['color-contrast'] } as const

/**
 * Nothing is told about contrast under what covers the table without hiding anything, nor on the dots of the ground.
 * And colours that are on their way from one theme to the other are no colours of ours.
 */
const PLAIN = `
  .flights, .attack-lines, .ring { display: none }
  body { background-image: none }
  * { transition: none !important }
`

async function open(path: string, size = PHONE): Promise<Player> {
  const ada = await Player.open(browser, size)
  await ada.page.goto(server.address + path)
  await ada.page.locator('main').waitFor()
  await ada.page.addStyleTag({ content: PLAIN })
  return ada
}

/** What keeps somebody out, in both themes. */
async function violationsAt({ page }: Player, where: string): Promise<string[]> {
  const found: string[] = []
  for (const [theme, rules] of Object.entries(THEMES)) {
    await page.emulateMedia({ colorScheme: theme as keyof typeof THEMES })
    // One page without frames: there is no need for the slower way that looks into those.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes.slice(0, 3))
        found.push(`${where}, ${theme}: ${id}: ${html.slice(0, 160)} ${reasonIn(failureSummary)}`)
  }
  return found
}

const reasonIn = (summary = ''): string => summary.split('\n')[1]?.trim() ?? ''

/** Each looks different from the others. */
const MOMENTS = [
  'turn-with-powers',
  'turn-blocked-and-sealed',
  'drawn-thirst',
  'next-round-time-bomb',
  'victim-equality',
  'allot-draws-fantastic-four-among-seven',
  'give-gift',
  'hand-out-merry-christmas',
  'wish-fantastic-all-sets',
  'imitate-mimicry',
  'steal-thief',
  'pick-market-of-eight',
  'seen-the-all-seeing-eye',
  'power-edison',
  'event-event-manager',
  'swap-hands-identity-theft',
  'state-skipped-away-offline-bot',
  'state-lasting-rules-and-powers',
  'state-open-hands-glass-house',
  'state-match-over',
  'board/turn-of-a-crowd',
  'board/set-up',
  'board/roll-backward',
  'board/token-surprise-party',
  'board/gift',
  'board/market',
  'board/re-roll',
  'board/reorganize',
  'board/next-round',
  'board/state-away-offline-bot',
]

describe('For everybody: no violations', () => {
  it.each([
    '/',
    '/rules',
    '/cards',
    '/design',
    '/play',
    '/rules/board',
    '/cards/board',
    '/design/board',
    '/play/board',
  ])('at %s', async (path) => {
    expect(await violationsAt(await open(path), path)).toEqual([])
  })

  it.each([PHONE, DESKTOP])('at the table: $width × $height', async (size) => {
    const ada = await open('/', size)
    const found: string[] = []
    // Half of them at each size: what can be wrong hardly depends on it.
    for (const name of MOMENTS.filter((_, i) => i % 2 === Number(size === PHONE))) {
      await ada.go(`/design/${name}`)
      found.push(...(await violationsAt(ada, name)))
    }
    expect(found).toEqual([])
  })

  it('in the drawer', async () => {
    const ada = await open('/design/state-round-over-after-four')
    await ada.go('/design/turn')
    await ada.button('Log and more').click()
    const found: string[] = []
    for (const tab of await ada.page.getByRole('tab').all()) {
      await tab.click()
      found.push(...(await violationsAt(ada, (await tab.textContent()) ?? '')))
    }
    expect(found).toEqual([])
  })

  it('where a card is explained', async () => {
    const ada = await open('/design/turn')
    await ada.page.locator('.pile.discard').click()
    await ada.page.locator('dialog.reference[open]').waitFor()
    expect(await violationsAt(ada, 'reference')).toEqual([])
  })

  it('where a power card may go with a card', async () => {
    const ada = await open('/design/turn-with-powers')
    await ada.page.locator('.hand .playable').first().press('Enter')
    await ada.page.locator('dialog.sheet[open]').waitFor()
    expect(await violationsAt(ada, 'power')).toEqual([])
  })

  it('while a card is being placed, and where a space is explained', async () => {
    const ada = await open('/design/board/turn')
    await ada.page.locator('.held .ready').first().click()
    await ada.page.locator('[data-space="12"]').click()
    await ada.page.locator('.pointer').first().hover()
    const found = await violationsAt(ada, 'placing')
    await ada.page.locator('[data-space="18"]').click({ button: 'right' })
    await ada.page.locator('dialog.reference[open]').waitFor()
    expect([...found, ...(await violationsAt(ada, 'space'))]).toEqual([])
  })
})
