import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, LARGE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { OWN_TURN_SELECTOR, playUntil } from './testing/play-until.ts'

/** A room at Ada's turn with a relaxed pace, Ben on a phone, and a big screen. */
async function startTable(): Promise<{ ada: BrowserPlayer; ben: BrowserPlayer; bigScreen: BrowserPlayer }> {
  const ada = await BrowserPlayer.open(browser, DESKTOP)
  await ada.openRoom(server.address, 'Ada')
  await ada.changeSetting('Pace', 'relaxed')
  await ada.page.getByRole('button', { name: 'relaxed', exact: true, pressed: true }).waitFor()
  const ben = await BrowserPlayer.open(browser, PHONE)
  await ben.joinRoom(ada.page.url(), 'Ben')
  await ben.button('I am ready').click()
  await ada.page.getByText('ready', { exact: true }).waitFor()
  const bigScreen = await BrowserPlayer.open(browser, LARGE)
  await bigScreen.page.goto(`${ada.page.url()}/table`)
  await ada.button('Deal').click()
  await playUntil(ada, OWN_TURN_SELECTOR, ben)
  return { ada, ben, bigScreen }
}

const waitForText = (page: Page, part: string, text: string) =>
  page.locator(part, { hasText: text }).waitFor()

it('A pause is voted on all screens, and nobody can play until more than half vote to resume', async () => {
  const { ada, ben, bigScreen } = await startTable()
  await ada.page.getByRole('tab', { name: 'People' }).click()
  await ada.button('Vote for a break').click()
  await waitForText(ada.page, '.pause-vote', 'You want a break. 1 of 2 votes')
  for (const { page } of [ben, bigScreen])
    await waitForText(page, '.pause-vote', 'Ada wants a break. 1 of 2 votes')
  expect(await bigScreen.page.locator('.prompt-bar button').count()).toBe(0)
  await ada.button('Never mind').click()
  for (const { page } of [ben, bigScreen]) await page.locator('.pause-vote').waitFor({ state: 'detached' })

  await ada.button('Vote for a break').click()
  await ben.button('Me too').click()
  for (const { page } of [ada, ben, bigScreen])
    await waitForText(page, '.prompt-bar', 'The table takes a break.')
  // The drawer can be used as always.
  await ben.page.locator('.drawer-handle').click()
  await ben.page.getByRole('tab', { name: 'People' }).click()
  await ben.button('Vote to go on').waitFor()
  await ben.page.locator('.drawer-handle').click()

  const cards = await ada.page.locator('.hand button').count()
  expect(await ada.page.locator('.playable').count()).toBe(0)
  await ada.page.locator('.hand button').last().click()
  await waitForText(ada.page, '.table-note', 'Hands off: the table takes a break.')
  expect(await ada.page.locator('.hand button').count()).toBe(cards)

  await ben.button('Go on').click()
  for (const { page } of [ada, bigScreen])
    await waitForText(page, '.prompt-bar', 'The table takes a break. 1 of 2 votes')
  await ada.button('Go on').click()
  await ada.page.locator(OWN_TURN_SELECTOR).waitFor()
  for (const { page } of [ada, ben, bigScreen])
    await page.locator('.prompt-bar.paused').waitFor({ state: 'detached' })
  expect(await ada.page.locator('.table-note', { hasText: 'Hands off' }).count()).toBe(0)
  expect([...ada.errors, ...ben.errors, ...bigScreen.errors]).toEqual([])
})
