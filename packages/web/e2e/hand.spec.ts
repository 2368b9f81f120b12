/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { playUntil } from './testing/play-until.ts'

/** Opens a moment with the clock of the page paused. */
async function openMoment(moment: string, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.clock.install({ time: 0 })
  await page.goto(`${server.address}/design/${moment}`)
  await page.locator('.prompt-bar.own-prompt').waitFor()
  await page.clock.pauseAt(60_000)
  return page
}

/** The element on which the flying card will land. Runs in the page. */
function landingElement(): string | undefined {
  const flying = [...document.querySelectorAll('.flights > span')].at(-1)!
  for (const animation of flying.getAnimations()) animation.finish()
  const { left, top, width, height } = flying.getBoundingClientRect()
  const below = document.elementsFromPoint(left + width / 2, top + height / 2)
  return below.find((element) => element.matches('[data-anchor]'))?.getAttribute('data-anchor') ?? undefined
}

const asked = (page: Page) => page.locator('main').getAttribute('data-ask')
const handOf = (page: Page) => page.locator('.hand button').count()

describe('A hand', () => {
  it('ignores the second tap of a double tap for the next prompt', async () => {
    const page = await openMoment('turn')
    await page.locator('.hand .playable', { hasText: 'Fantastic' }).click()
    await page.locator('main[data-ask=wish]').waitFor()
    const wish = page.locator('.wish').first()
    await page.clock.runFor(399)
    await wish.click()
    expect(await asked(page)).toBe('wish')
    await page.clock.runFor(1)
    await wish.click()
    await page.locator('main:not([data-ask=wish])').waitFor()
  })

  it('plays a card with the power card that was armed before', async () => {
    const page = await openMoment('turn-with-powers-for-some-cards')
    const power = page.locator('.own-powers .usable').first()
    const name = (await power.textContent())!
    const playable = page.locator('.hand .playable')
    const before = await playable.count()
    await power.click()
    expect(await power.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.prompt-question').textContent()).toContain(name)
    const standing = await playable.count()
    expect(standing).toBeGreaterThan(0)
    expect(standing).toBeLessThan(before)
    await power.click()
    expect(await power.getAttribute('aria-pressed')).toBe('false')
    expect(await playable.count()).toBe(before)
    await power.press('Enter')
    await playable.first().press('Enter')
    await page.locator('.own-powers .spent').waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  it('plays a card without a power card if none is armed', async () => {
    const page = await openMoment('turn-with-powers-for-some-cards')
    const cards = await handOf(page)
    await page.locator('.hand .playable').first().press('Enter')
    await page.locator(`.hand:not(:has(li:nth-child(${cards})))`).waitFor()
    expect(await page.locator('.own-powers .spent, dialog[open]').count()).toBe(0)
  })

  it('says why a power card cannot be used now', async () => {
    const page = await openMoment('turn-with-powers')
    await page.locator('.own-powers .spent').click()
    await page.locator('.table-note', { hasText: 'Spent. It stays open' }).waitFor()
  })

  it('draws with a tap on the draw pile', async () => {
    const page = await openMoment('turn')
    const cards = await handOf(page)
    await page.locator('.pile.draw').click()
    await page.locator('main[data-ask=drawn]').waitFor()
    expect(await handOf(page)).toBe(cards + 1)
    expect(await page.locator('.pile.draw').isDisabled()).toBe(true)
  })

  it('moves the card to the pile with the tap, before the server has answered', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE, 'en', { reducedMotion: 'no-preference' })
    let isAnswered = true
    await ada.page.routeWebSocket(/./, (line) => {
      const far = line.connectToServer()
      line.onMessage((message) => {
        if (isAnswered) far.send(message)
      })
    })
    await ada.openRoom(server.address, 'Ada')
    await ada.button('Add a bot').click()
    await ada.changeSetting('Pace', 'relaxed')
    await ada.button('Deal').click()
    await playUntil(ada, 'main[data-ask=turn]:has(.hand .playable) .prompt-bar.own-prompt')
    isAnswered = false
    // Finds a point of the card that neighbouring cards do not cover.
    const { tapTargets } = await ada.inspect()
    const card = tapTargets.find(({ description }) => description.includes('.playable'))!
    await ada.page.mouse.click(card.x, card.y)
    await ada.page.locator('.hand .leaving').waitFor({ state: 'attached' })
    await ada.page.locator('.flights > span').last().waitFor()
    expect(await ada.page.evaluate(landingElement)).toBe('discard')
  })

  it('has one tab stop for the hand and one for the wishes, with arrow keys inside', async () => {
    const page = await openMoment('turn', DESKTOP)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('ArrowRight')
    const first = await focused()
    await page.keyboard.press('ArrowRight')
    expect(await focused()).not.toBe(first)
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toBe(first)
    expect(await page.locator('.hand button[tabindex="0"]').count()).toBe(1)
    await page.locator('.hand .playable', { hasText: 'Fantastic' }).press('Enter')
    await page.locator('main[data-ask=wish]').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.wish:focus').count()).toBe(1)
    expect(await page.locator('.wish[tabindex="0"]').count()).toBe(1)
  })

  it('resumes a match after a reload', async () => {
    const { page } = await BrowserPlayer.open(browser, PHONE)
    await page.goto(server.address)
    await page.getByRole('button', { name: 'Play now against bots' }).click()
    await page.locator('.hand button').first().waitFor()
    await page.goto(server.address)
    await page.getByRole('button', { name: 'Go on with your match' }).click()
    await page.locator('.hand button').first().waitFor()
  })

  it('finds a card by its effect', async () => {
    const { page } = await BrowserPlayer.open(browser, PHONE)
    await page.goto(`${server.address}/cards`)
    await page.getByRole('searchbox').fill('steal')
    const titles = page.locator('.cards-list h3')
    await page.locator('.cards-list').getByText('Thief', { exact: true }).waitFor()
    expect(await titles.allTextContents()).not.toContain('Skip')
  })
})
