import { createRandom, randomBelow } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { OWN_TURN_SELECTOR, playUntil } from './testing/play-until.ts'

const readPromptNumber = async ({ page }: BrowserPlayer): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-prompt'))

it('A player looks back while the match goes on, is called, and returns to the present', async () => {
  const ada = await BrowserPlayer.open(browser, DESKTOP)
  await ada.openRoom(server.address, 'Ada')
  await ada.changeSetting('Pace', 'relaxed')
  const ben = await BrowserPlayer.open(browser, PHONE)
  await ben.joinRoom(ada.page.url(), 'Ben')
  await ben.button('I am ready').click()
  await ada.page.getByText('ready', { exact: true }).waitFor()
  await ada.button('Deal').click()
  // Both have turns, so that at least one decision is made, by either of them.
  await playUntil(ada, OWN_TURN_SELECTOR, ben)
  await playUntil(ben, OWN_TURN_SELECTOR, ada)

  const present = await readPromptNumber(ada)
  await ada.page.locator('.log-turn .log-go').first().click()
  const bar = ada.page.locator('.look-back-bar')
  await bar.waitFor()
  const past = await readPromptNumber(ada)
  expect(past).toBeLessThan(present)
  expect(await ada.page.locator('main[data-past]').count()).toBe(1)
  expect(await bar.textContent()).toContain('Looking back: round 1')
  expect(await findAxeViolations(ada.page)).toEqual([])
  await ada.page.keyboard.press('ArrowRight')
  await waitUntil('the next step', async () => (await readPromptNumber(ada)) > past)
  await ada.page.keyboard.press('ArrowLeft')
  await waitUntil('the step before', async () => (await readPromptNumber(ada)) === past)

  const random = createRandom('look back')
  const notice = bar.getByRole('alert').filter({ hasText: 'Your turn' })
  await waitUntil('the call to Ada', async () => {
    if ((await notice.count()) > 0) return true
    await ben.tapAnyTarget((count) => randomBelow(random, count))
    return false
  })
  expect(await readPromptNumber(ada)).toBe(past)
  expect(await ada.page.locator('.own-prompt, .playable').count()).toBe(0)
  await ada.button('Back to now').click()
  // She may have been called to a reaction window that is over by now: then it is still Ben's turn.
  await playUntil(ada, '.prompt-bar:is(.own-prompt, .no-reaction)', ben)
  expect(await readPromptNumber(ada)).toBeGreaterThan(present)

  await ada.page.locator('.log-turn .log-go').first().click()
  await bar.waitFor()
  await ada.page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  expect([...ada.errors, ...ben.errors]).toEqual([])
})
