/// <reference lib="dom" />
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

/** Opens a staged moment. */
async function openMoment(moment: string, size = PHONE): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, size)
  await ada.page.goto(`${server.address}/design/${moment}`)
  await ada.page.locator('main.table').waitFor()
  return ada
}

describe('What happens to a player', () => {
  it('stands large with its cards, adds up, and goes with a tap', async () => {
    const { page, errors } = await openMoment('frantic/state-news-gift')
    const news = page.locator('.own-news', { hasText: 'Dea attacks you with Gift.Dea gives you two cards.' })
    await news.waitFor()
    expect(await news.locator('.card-face').count()).toBe(2)
    await news.click()
    await news.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })

  it.each(['frantic', 'board'])(
    'is told again when their turn begins, until they answer: %s',
    async (game) => {
      const { page } = await openMoment(`${game}/turn-after-a-gift`)
      const recap = page.locator('.turn-recap')
      await recap.waitFor()
      await recap.click()
      const place = page.locator('.log-turn li[data-place]')
      await place.filter({ hasText: 'Gift' }).waitFor()
      await page.keyboard.press('Escape')
      await place.waitFor({ state: 'hidden' })
    },
  )

  it('is not told any more after the answer', async () => {
    const { page } = await openMoment('frantic/turn-after-a-gift')
    await page.locator('.turn-recap').waitFor()
    await page.getByRole('button', { name: 'Draw', exact: true }).click()
    await page.locator('main:not([data-ask=turn])').waitFor()
    await page.locator('.turn-recap').waitFor({ state: 'detached' })
  })
})

/** The distance of the log to its end. Runs in the page. */
const distanceToEnd = (panel: Element) =>
  Math.round(panel.scrollHeight - panel.scrollTop - panel.clientHeight)

it('The log reads in order of time, and shows its end unless the reader has scrolled up', async () => {
  const { page } = await openMoment('frantic/state-round-over-after-four', DESKTOP)
  const headings = page.locator('.log-round')
  await headings.nth(1).waitFor()
  const rounds = await headings.allTextContents()
  expect(rounds).toEqual(rounds.toSorted())
  expect(rounds.at(-1)).toBe('Round 4')
  const panel = page.locator('.drawer-panel')
  expect(await panel.evaluate(distanceToEnd)).toBe(0)
  await panel.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.locator('.log-round', { hasText: 'Round 5' }).waitFor()
  // The oldest entries make place for new ones.
  expect(await panel.evaluate(distanceToEnd)).toBeGreaterThan(DESKTOP.height)
})
