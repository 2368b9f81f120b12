import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, LARGE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

async function setLimit({ page }: BrowserPlayer, limit: number): Promise<void> {
  await page.getByLabel('own limit').fill(String(limit))
  await page.keyboard.press('Enter')
}

it('Changed settings, and members who are no longer ready, are shown on all screens', async () => {
  const ada = await BrowserPlayer.open(browser, DESKTOP)
  await ada.openRoom(server.address, 'Ada')
  const ben = await BrowserPlayer.open(browser, PHONE, 'de')
  await ben.page.goto(ada.page.url())
  await ben.page.getByLabel('Dein Name').fill('Ben')
  await ben.page.locator('.join-form').getByRole('button', { name: 'Mitspielen' }).click()
  const bigScreen = await BrowserPlayer.open(browser, LARGE)
  await bigScreen.page.goto(`${ada.page.url()}/table`)
  // A big screen shows changes since it was connected.
  await bigScreen.page.getByText('Ben', { exact: true }).waitFor()
  await ben.button('Bin bereit').click()
  await ada.page.getByText('ready', { exact: true }).waitFor()

  await setLimit(ada, 137)
  await waitForText(ada.page, 'You changed the limit (medium → 137 points): Ben, are you still ready?')
  await waitForText(bigScreen.page, 'Ada changed the limit (medium → 137 points): Ben, are you still ready?')
  await waitForText(ben.page, 'Ada hat die Grenze (mittel → 137 Punkte) geändert: Ben, bist du noch bereit?')
  // Several changes can be pending.
  await ada.button('5').click()
  await waitForText(
    ben.page,
    'Ada hat die Grenze (mittel → 137 Punkte) und die Karten zu Beginn (7 → 5) geändert: Ben, bist du noch bereit?',
  )
  await ben.button('Bin bereit').click()
  for (const { page } of [ada, ben, bigScreen])
    await page.getByText(/changed the limit|hat die Grenze/).waitFor({ state: 'detached' })

  // The tempo does not affect readiness.
  await ada.button('brisk').click()
  await waitForText(bigScreen.page, 'Ada changed how fast things happen (normal → brisk).')
  await ben.button('Moment noch').waitFor()

  await ada.page.locator('.game-choice').getByText('Frantic Board Game', { exact: true }).click()
  await waitForText(
    ben.page,
    'Ada hat das Spiel (Frantic → Frantic – das Brettspiel) geändert: Ben, bist du noch bereit?',
  )
  await ben.button('Bin bereit').click()
  await ada.page.getByText('ready', { exact: true }).waitFor()
  await setLimit(ada, 99)
  await waitForText(ada.page, 'You changed the limit (medium → 99 points): Ben, are you still ready?')
  await ada.page.locator('.settings-group').getByRole('button', { name: 'medium', exact: true }).click()
  await waitForText(ben.page, 'Ada hat das wieder zurückgestellt: Ben, bist du noch bereit?')
  expect([...ada.errors, ...ben.errors, ...bigScreen.errors]).toEqual([])
})

it('Removing a member needs a confirmation, in the lobby and in a match', async () => {
  const ada = await BrowserPlayer.open(browser, DESKTOP)
  await ada.openRoom(server.address, 'Ada')
  await ada.changeSetting('Pace', 'relaxed')
  await ada.page.getByRole('button', { name: 'relaxed', exact: true, pressed: true }).waitFor()
  const [ben, cem] = [await BrowserPlayer.open(browser, PHONE), await BrowserPlayer.open(browser, PHONE)]
  for (const [guest, name] of [
    [ben, 'Ben'],
    [cem, 'Cem'],
  ] as const) {
    await guest.joinRoom(ada.page.url(), name)
    await guest.button('I am ready').click()
  }
  await ada.page.getByText('ready', { exact: true }).nth(1).waitFor()

  const gone = (guest: BrowserPlayer) => guest.page.getByText('You were shown the door')
  await ada.page.locator('.lobby-seat', { hasText: 'Cem' }).click()
  await ada.button('Send away').click()
  await waitForText(ada.page, 'Send Cem away? Only you can let them back in.')
  await ada.button('Let them stay').click()
  await cem.button('Wait, not yet').waitFor()
  await ada.button('Send away').click()
  expect(await gone(cem).count()).toBe(0)
  await ada.button('Send away').click()
  await gone(cem).waitFor()

  await ada.button('Deal').click()
  await ada.page.locator('.hand button').first().waitFor()
  await ada.page.getByRole('tab', { name: 'People' }).click()
  await ada.page.locator('summary', { hasText: 'Ben' }).click()
  await ada.button('Send Ben away').click()
  await waitForText(ada.page, 'Send Ben away? Only you can let them back in.')
  expect(await gone(ben).count()).toBe(0)
  await ada.button('Send Ben away').click()
  await gone(ben).waitFor()
  expect([...ada.errors, ...ben.errors, ...cem.errors]).toEqual([])
})
