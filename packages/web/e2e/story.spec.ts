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
    const { page, errors } = await openMoment('frantic/state-highlight-gift')
    const highlights = page.locator('.own-highlights', {
      hasText: 'Dea attacks you with Gift.Dea gives you two cards.',
    })
    await highlights.waitFor()
    expect(await highlights.locator('.card-face').count()).toBe(2)
    await highlights.click()
    await highlights.waitFor({ state: 'detached' })
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

it('A last card raises an alarm at the seat, above the bar and for screen readers', async () => {
  const { page } = await openMoment('frantic/state-last-card')
  await page.locator('.seat', { hasText: 'Dea' }).locator('.last-card-sign').waitFor()
  await page.locator('.table-note.alarm', { hasText: 'Dea has one card left!' }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'Dea has one card left!' }).waitFor({ state: 'attached' })
})

it.each([
  ['frantic/state-nice-try-thrown', 'Ben throws in Nice Try. So close.'],
  ['board/state-nice-try-thrown', 'Cem throws in Nice Try. So close.'],
  ['frantic/state-all-out-at-once', 'You and Ben are out of cards, all at once.'],
])('%s has the stage alone, until a tap', async (moment, text) => {
  const { page } = await openMoment(moment)
  const panel = page.locator('.event-panel', { hasText: text })
  await panel.click()
  await panel.waitFor({ state: 'detached' })
})

it.each([
  ['frantic/state-round-over-after-four', 'You win the round', 'You are rid of all your cards.'],
  ['frantic/state-match-over', 'You win', 'Ben, Cem and Dea passed 60; you have the fewest: 70.'],
  ['board/next-round', 'Dea sits on the skull', 'Ben and Cem get off lightest: 23 points.'],
])('The end of %s says why, before the score sheet', async (moment, title, reason) => {
  const { page } = await openMoment(moment)
  await page.getByRole('heading', { name: title, exact: true }).waitFor()
  await page.locator('.score-reason', { hasText: reason }).waitFor()
})
