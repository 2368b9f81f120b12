/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, LANDSCAPE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { inspectLayout } from './testing/inspect-layout.ts'
import { GAME_IDS, listOnePerQuestion } from './testing/moments.ts'
import { navigateInPage } from './testing/navigate-in-page.ts'
import { IS_SOAK, sampleEvery } from './testing/soak.ts'

/** A player who may ask for advice; nothing introduces itself. */
async function openAdvised(path: string, size = PHONE, language = 'en'): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, size, language)
  await ada.page.goto(server.address)
  await ada.page.evaluate(() =>
    localStorage.setItem('slapwise.preferences', '{"tempo":"brisk","introductions":false,"advice":true}'),
  )
  await ada.page.goto(server.address + path)
  return ada
}

const advice = (page: Page) => page.locator('.advice')
const markers = (page: Page) => page.locator('.hint-marker:not([hidden])')

it('gives advice on request, marks it on the table, and can be switched off', async () => {
  const { page, errors } = await openAdvised('/design/frantic/turn', DESKTOP)
  const button = page.getByRole('button', { name: 'What would you do?' })
  await button.click()
  await advice(page).waitFor()
  const action = await advice(page).locator('strong').textContent()
  expect(await page.locator('[aria-live=polite]', { hasText: action! }).count()).toBeGreaterThan(0)
  expect(await markers(page).count()).toBe(1)
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await advice(page).waitFor({ state: 'detached' })
  expect(await markers(page).count()).toBe(0)
  await page.keyboard.press('?')
  await advice(page).waitFor()
  // The advice goes with its question.
  await page.locator('.hand .playable').first().click()
  await advice(page).waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Options' }).click()
  await page.getByRole('switch', { name: 'What would you do?' }).click()
  await button.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.hand button').first().waitFor()
  expect(await button.count()).toBe(0)
  expect(errors).toEqual([])
})

it.each(GAME_IDS)(
  'marks its advice on each question of %s, and covers neither piles, nor call, prompt bar or hand',
  async (game) => {
    const { page } = await openAdvised(`/design/${game}`, PHONE, 'de')
    for (const size of IS_SOAK ? [PHONE, LANDSCAPE, DESKTOP] : [PHONE]) {
      await page.setViewportSize(size)
      // Something else is on stage in a moment of a state.
      for (const { name } of sampleEvery(2, listOnePerQuestion(game)).filter(
        ({ name }) => !name.startsWith('state-'),
      )) {
        await page.evaluate(navigateInPage, `/design/${game}/${name}`)
        if ((await page.locator('.advice-button').count()) === 0) continue
        await page.locator('.advice-button').click()
        await advice(page).waitFor()
        const { layoutProblems } = await page.evaluate(inspectLayout)
        const isMarked = (await markers(page).count()) > 0
        expect({ name, size, isMarked, layoutProblems }).toEqual({
          name,
          size,
          isMarked: true,
          layoutProblems: [],
        })
      }
    }
  },
)
