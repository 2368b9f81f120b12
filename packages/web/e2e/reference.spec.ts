/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

interface Pointer {
  down(spot: Spot): Promise<void>
  up(spot: Spot): Promise<void>
}

const POINTERS: Readonly<Record<string, (page: Page) => Promise<Pointer>>> = {
  async finger(page) {
    const line = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) => {
      await line.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
    return {
      down: (spot) => touch('touchStart', spot),
      async up(spot) {
        await touch('touchMove', spot)
        await touch('touchEnd')
      },
    }
  },
  async mouse({ mouse }) {
    return {
      async down({ x, y }) {
        await mouse.move(x, y)
        await mouse.down()
      },
      async up({ x, y }) {
        await mouse.move(x, y)
        await mouse.up()
      },
    }
  },
}

const OUTSIDE_DIALOG = { x: 5, y: 5 }

/** The centre of an element once it no longer moves and is not covered: fonts and cards may still be loading. */
async function middleOf(element: Locator): Promise<Spot> {
  await element.evaluate(() => document.fonts.ready.then(() => undefined))
  await element.click({ trial: true })
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Holds a card until its reference entry opens, and releases it. */
async function read(kind: string) {
  const { page } = await BrowserPlayer.open(browser, PHONE, 'en', { hasTouch: kind === 'finger' })
  await page.goto(`${server.address}/design/turn`)
  const pointer = await POINTERS[kind](page)
  const card = await middleOf(page.locator('.hand button').last())
  await pointer.down(card)
  const explanation = page.locator('dialog.reference[open]')
  await explanation.waitFor()
  await pointer.up(card)
  expect(await explanation.count()).toBe(1)
  return { page, pointer, explanation }
}

describe.each(Object.keys(POINTERS))('A card that is held with a %s', (kind) => {
  it('keeps the dialog open when it is released, until a tap outside', async () => {
    const { pointer, explanation } = await read(kind)
    await pointer.down(OUTSIDE_DIALOG)
    await pointer.up(OUTSIDE_DIALOG)
    await explanation.waitFor({ state: 'detached' })
  })

  it('keeps the dialog open when a press begins inside and ends outside, or vice versa', async () => {
    const { pointer, explanation } = await read(kind)
    const inside = await middleOf(explanation)
    await pointer.down(inside)
    await pointer.up(OUTSIDE_DIALOG)
    await pointer.down(OUTSIDE_DIALOG)
    await pointer.up(inside)
    expect(await explanation.count()).toBe(1)
  })

  it('keeps the dialog open when it is released, until Escape', async () => {
    const { page, explanation } = await read(kind)
    await page.keyboard.press('Escape')
    await explanation.waitFor({ state: 'detached' })
  })
})

/** Waits until the title of an entry of the cards page is below the bar, at the top of the screen. */
const expectAtTop = (page: Page, id: string) =>
  expect
    .poll(async () => (await page.locator(`#${id} h3`).boundingBox())?.y, { timeout: 50_000 })
    .toSatisfy((top: number) => top >= 0 && top < 120)

describe('The cards page', () => {
  it.each([
    ['frantic', 'thief', PHONE, 'en'],
    ['frantic', 'the-nicest-try', DESKTOP, 'en'],
    ['board', 'fuck-you', PHONE, 'de'],
  ])('of %s opens at the entry of a link: %s', async (game, id, size, language) => {
    const { page } = await BrowserPlayer.open(browser, size, language)
    await page.goto(`${server.address}/cards/${game}#${id}`)
    await expectAtTop(page, id)
    expect(await page.locator('.is-target').getAttribute('id')).toBe(id)
  })

  it('goes from entry to entry by links, even to one that a search hides', async () => {
    const { page } = await BrowserPlayer.open(browser, PHONE)
    await page.goto(`${server.address}/cards/frantic`)
    await page.getByRole('searchbox').fill('fiddlesticks')
    await page.getByRole('heading', { name: 'Fuck You' }).waitFor()
    await page.locator('#fuck-you .related-items').getByRole('link', { name: 'Epic Fail' }).click()
    await expectAtTop(page, 'epic-fail')
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
    expect(await page.locator(':focus').textContent()).toBe('Epic Fail')
    await page.goBack()
    await page.waitForURL('**/cards/frantic?q=fiddlesticks')
    expect(await page.getByRole('searchbox').inputValue()).toBe('fiddlesticks')
  })

  it('combines filters, keeps them in the address, and resets them', async () => {
    const { page } = await BrowserPlayer.open(browser, DESKTOP)
    await page.goto(`${server.address}/cards/frantic`)
    const entries = page.locator('.cards-list > li')
    await page.getByRole('button', { name: 'Troublemaker' }).click()
    await page.getByRole('button', { name: 'Supercharge' }).click()
    await page.getByRole('button', { name: 'Green' }).click()
    await page.waitForURL('**/cards/frantic?set=troublemaker,supercharge&colour=green')
    const titles = ['Colour Swap', 'Number', 'Recharge', 'Thief', 'Troublemaker']
    await expect.poll(() => entries.locator('h3').allTextContents(), { timeout: 50_000 }).toEqual(titles)
    await page.reload()
    await expect.poll(() => entries.locator('h3').allTextContents(), { timeout: 50_000 }).toEqual(titles)
    await page.getByRole('status').getByText('5 of 96').waitFor()
    await page.getByRole('button', { name: 'Show everything' }).click()
    await page.waitForURL('**/cards/frantic')
    await expect.poll(() => entries.count(), { timeout: 50_000 }).toBe(96)
  })

  it('has an index behind a button on phones, and beside the cards on wide screens', async () => {
    const { page } = await BrowserPlayer.open(browser, PHONE, 'de')
    await page.goto(`${server.address}/cards/frantic`)
    const index = page.getByRole('navigation', { name: 'Index' })
    await page.getByRole('button', { name: 'Index' }).click()
    await index.getByRole('button', { name: 'Ereignisse' }).click()
    expect(await index.getByRole('link').count()).toBe(44)
    await index.getByRole('link', { name: 'Tsunami' }).click()
    await index.waitFor({ state: 'hidden' })
    await expectAtTop(page, 'tsunami')
    await page.setViewportSize(DESKTOP)
    await index.waitFor()
  })

  it.each([
    ['frantic', 'en', 'the-nicest-try', 2],
    ['frantic', 'de', 'the-nicest-try', 2],
    ['board', 'de', 'epic-win', 1],
  ])('of %s in %s, to %s, is printed on %i sheets', async (game, language, last, sheets) => {
    const { page } = await BrowserPlayer.open(browser, DESKTOP, language)
    await page.goto(`${server.address}/cards/${game}`)
    await page.locator(`#${last}`).waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets)
  })

  it('has a header of one line on phones', async () => {
    for (const [path, language] of [
      ['/cards/frantic', 'en'],
      ['/cards/board', 'de'],
    ] as const) {
      const { page } = await BrowserPlayer.open(browser, PHONE, language)
      await page.goto(`${server.address}${path}`)
      const bar = (await page.locator('.cards-bar').boundingBox())!
      expect(bar.height).toBeLessThan(70)
      expect(bar.width).toBeLessThanOrEqual(PHONE.width)
    }
  })
})

/** Things at the table by moment, and the entry that each opens when it is held; null for any entry. */
const HELD_THINGS: Readonly<Record<string, readonly (readonly [selector: string, entry: string | null])[]>> =
  {
    'frantic/event-event-manager': [['.prompt-options .button.quiet', null]],
    'frantic/pick-market': [['.offer button', null]],
    'frantic/imitate-mimicry': [['.prompt-options .button.quiet', null]],
    'frantic/state-lasting-rules-and-powers': [
      ['.active-effects button:not(.rule)', 'time-bomb'],
      ['.active-effects .rule', 'high-five'],
      ['.hand button', null],
      ['.pile.discard', null],
      ['.own-powers button', null],
      ['.power-backs button', null],
    ],
    'frantic/state-event-of-many-words': [['.event-panel', 'seppuku']],
    'frantic/drawn': [['.log .log-card', null]],
    'board/market': [['.board-offer button', null]],
    'board/turn': [
      ['.hand button', null],
      ['.space[data-space="0"]', 'start'],
      ['.space[data-space="7"]', 'numbered-teleport'],
      ['.space[data-space="50"]', 'skull'],
    ],
    'board/roll': [['.die-button', 'small-die']],
    'board/token-remote': [['.token-position.candidate', null]],
    'board/state-event-of-many-words': [['.event-panel', 'tsunami']],
  }

it.each(Object.entries(HELD_THINGS))(
  'What is held opens its entry, with a link to the same one in the reference: %s',
  async (moment, things) => {
    const { page } = await BrowserPlayer.open(browser, DESKTOP)
    await page.goto(`${server.address}/design/${moment}`)
    const dialog = page.locator('dialog.reference[open]')
    for (const [selector, entry] of things) {
      await page.locator(selector).first().click({ button: 'right' })
      await dialog.locator('.reference-entry dl').first().waitFor()
      const address = await dialog.locator('footer a').getAttribute('href')
      expect([selector, address]).toEqual([
        selector,
        expect.stringMatching(new RegExp(`^/cards/${moment.split('/')[0]}#${entry ?? '[a-z0-9-]+'}$`)),
      ])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  },
)

it('An entry at the table has the same facts, and leads to what it meets', async () => {
  const { page } = await BrowserPlayer.open(browser, PHONE)
  await page.goto(`${server.address}/design/turn`)
  await page.getByRole('button', { name: 'red Gift' }).press('i')
  const dialog = page.locator('dialog.reference[open]')
  await dialog.getByText('Points', { exact: true }).waitFor()
  await dialog.getByText('On your turn', { exact: false }).first().waitFor()
  const scrollTop = () => dialog.evaluate((element) => element.scrollTop)
  expect(await scrollTop()).toBe(0)
  await dialog.getByRole('button', { name: 'Fuck You' }).click()
  await dialog.getByRole('heading', { name: 'Fuck You' }).waitFor()
  await dialog.getByText('42', { exact: true }).waitFor()
  expect(await scrollTop()).toBe(0)
  expect(await dialog.locator('button:focus').textContent()).toBe('Got it')
})
