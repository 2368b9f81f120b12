/// <reference lib="dom" />
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { sampleEvery } from './testing/soak.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/**
 * Contrast cannot be checked below transparent overlays, on the dotted background, while colours fade between themes, and
 * in entries off the screen that have no layout yet.
 */
const PLAIN = `
  .flights, .attack-lines, .ring { display: none }
  body { background-image: none }
  * { transition: none !important; content-visibility: visible !important }
`

async function open(path: string, size = PHONE): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, size)
  await ada.page.goto(server.address + path)
  await ada.page.locator('main').waitFor()
  await ada.page.addStyleTag({ content: PLAIN })
  return ada
}

/** The violations in both themes; in the second one, only contrast can differ. */
const violationsAt = async (player: BrowserPlayer, where: string): Promise<string[]> => [
  ...(await violationsIn('light', player, where)),
  ...(await violationsIn('dark', player, where, ['color-contrast'])),
]

async function violationsIn(
  theme: Theme,
  { page }: BrowserPlayer,
  where: string,
  rules?: readonly string[],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  return (await findAxeViolations(page, rules)).map((violation) => `${where}, ${theme}: ${violation}`)
}

/** Each looks different from the others. `npm test` inspects a third of them, `npm run soak` all. */
const MOMENTS = sampleEvery(3, [
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
])

/** The pages of both games differ in content, hardly in structure: `npm test` inspects half of them. */
const PAGES = [
  '/',
  ...sampleEvery(2, [
    '/rules',
    '/rules/board',
    '/cards/board',
    '/cards',
    '/design',
    '/design/board',
    '/play/board',
    '/play',
  ]),
]

describe('No accessibility violations', () => {
  it.each(PAGES)('at %s', async (path) => {
    expect(await violationsAt(await open(path), path)).toEqual([])
  })

  it.each([PHONE, DESKTOP])('at the table: $width × $height', async (size) => {
    const ada = await open('/', size)
    const found: string[] = []
    // Half of them in each size, and half of those in each theme: violations hardly depend on that.
    for (const [i, name] of MOMENTS.filter((_, i) => i % 2 === Number(size === PHONE)).entries()) {
      await ada.navigate(`/design/${name}`)
      found.push(...(await violationsIn(THEMES[i % 2], ada, name)))
    }
    expect(found).toEqual([])
  })

  it('in the drawer', async () => {
    const ada = await open('/design/state-round-over-after-four')
    await ada.navigate('/design/turn')
    await ada.button('Log and more').click()
    const found: string[] = []
    for (const tab of await ada.page.getByRole('tab').all()) {
      await tab.click()
      found.push(...(await violationsAt(ada, (await tab.textContent()) ?? '')))
    }
    expect(found).toEqual([])
  })

  it('in the reference entry of a card', async () => {
    const ada = await open('/design/turn')
    await ada.page.locator('.pile.discard').click()
    await ada.page.locator('dialog.reference[open]').waitFor()
    expect(await violationsAt(ada, 'reference')).toEqual([])
  })

  it('with an armed power card', async () => {
    const ada = await open('/design/turn-with-powers')
    await ada.page.getByRole('button', { name: 'Looping' }).press('Enter')
    await ada.page.locator('.own-powers [aria-pressed=true]').waitFor()
    expect(await violationsAt(ada, 'power')).toEqual([])
  })

  it('while a card is placed, and in the reference entry of a space', async () => {
    const ada = await open('/design/board/turn')
    await ada.page.locator('.hand .playable').first().click()
    await ada.page.locator('[data-space="12"]').click()
    await ada.page.locator('.direction-button').first().hover()
    const found = await violationsAt(ada, 'placing')
    await ada.page.locator('[data-space="18"]').click({ button: 'right' })
    await ada.page.locator('dialog.reference[open]').waitFor()
    expect([...found, ...(await violationsAt(ada, 'space'))]).toEqual([])
  })
})
