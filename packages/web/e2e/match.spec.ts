/// <reference lib="dom" />
import { createRandom, randomBelow } from '@slapwise/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, PHONE, reportCspViolations } from './testing/browser-player.ts'
import { toLanAddress } from './testing/chromium.ts'
import { browser, server } from './testing/environment.ts'
import { OWN_TURN_SELECTOR, playToEnd, playUntil } from './testing/play-until.ts'

it('Two humans and two bots play a whole match, one on a desktop at localhost, one on a phone at the LAN address', async () => {
  const ada = await BrowserPlayer.open(browser, DESKTOP)
  const ben = await BrowserPlayer.open(browser, PHONE)
  await ada.openRoom(server.address, 'Ada')
  for (const setting of ['one round', 'fast']) {
    await ada.button(setting).click()
    await ada.page.getByRole('button', { name: setting, exact: true, pressed: true }).waitFor()
  }
  await ben.joinRoom(toLanAddress(server.address) + new URL(ada.page.url()).pathname, 'Ben')
  await ben.button('I am ready').click()
  for (const _ of [1, 2]) await ada.button('Add a bot').click()
  await ada.page.getByText('ready', { exact: true }).waitFor()
  await ada.button('Deal').click()
  await ada.page.locator('.table').waitFor()
  await playToEnd([ada, ben], 'two people')
  expect(await ben.hasHorizontalOverflow()).toBe(false)
  expect(await ada.page.locator('.score-sheet h2').textContent()).toMatch(/win/)
  const digest = await ada.readDealDigest()
  expect(digest).toMatch(/\w/)
  expect(await ben.readDealDigest()).toBe(digest)
  expect(await ben.hasHorizontalOverflow()).toBe(false)
  await ben.button('Look back').click()
  await ben.page.locator('.replay-proof[data-verdict="fair"]').waitFor()
  await ben.page.goBack()
  await ben.button('Again!').click()
  await ben.page.getByText('You want more. Ada starts it.').waitFor()
  await ada.page.getByText('Ben wants more.').waitFor()
  await ada.button('Again!').click()
  // A member who has voted for the rematch is ready.
  await ben.button('Wait, not yet').waitFor()
  await ada.page.getByText('ready', { exact: true }).waitFor()
  expect([...ada.errors, ...ben.errors]).toEqual([])
})

it.each([
  ['at localhost', () => server.address],
  ['at the LAN address', () => toLanAddress(server.address)],
])('A match against bots continues without a network, %s', async (_, address) => {
  const ada = await BrowserPlayer.open(browser, PHONE, 'en', { serviceWorkers: 'allow' })
  await ada.page.goto(address())
  await ada.button('Play now against bots').click()
  await ada.page.locator('.hand button').first().waitFor()
  await ada.page.context().setOffline(true)
  const random = createRandom('offline')
  const log = ada.page.locator('.log-turn li')
  while ((await log.count()) < 12) await ada.taps((count) => randomBelow(random, count))
  expect(ada.errors).toEqual([])
})

describe('In a browser', () => {
  it('all questions of the cards of all sets can be answered', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.openRoom(server.address, 'Ada')
    await ada.button('Add a bot').click()
    for (const set of ['Troublemaker', 'Supercharge', 'Pandora’s Box']) await ada.button(set).click()
    await ada.changeSetting('Pace', 'relaxed')
    await ada.button('Deal').click()
    await ada.page.locator('.hand').waitFor()
    const random = createRandom('all sets')
    for (let taps = 0; taps < 25; taps++) await ada.taps((count) => randomBelow(random, count))
    expect(await ada.hasHorizontalOverflow()).toBe(false)
    expect(ada.errors).toEqual([])
  })

  it('a player returns after closing the tab, and gets the log of the round, like a big screen', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.openRoom(server.address, 'Ada')
    await ada.button('Add a bot').click()
    await ada.changeSetting('Pace', 'relaxed')
    await ada.button('Deal').click()
    await playUntil(ada, OWN_TURN_SELECTOR)
    const again = await ada.page.context().newPage()
    await again.goto(ada.page.url())
    await again.locator('.hand button').first().waitFor()
    const handOn = (page: Page) => page.locator('.hand button').allTextContents()
    expect(await handOn(again)).toEqual(await handOn(ada.page))
    const log = (page: Page) => page.locator('.log-turn li').allTextContents()
    await again.locator('.log-turn li').nth(1).waitFor({ state: 'attached' })
    expect(await log(again)).toEqual(await log(ada.page))
    const television = await ada.page.context().newPage()
    await television.goto(`${ada.page.url()}/table`)
    await television.locator('.table-note').nth(1).waitFor()
  })

  it('neither the page nor its worker tries to evaluate text as code', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.route('**/local-worker-*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `(${reportCspViolations})();${await response.text()}` })
    })
    await ada.page.goto(`${server.address}/play`)
    await ada.page.locator('.hand button').first().waitFor()
    expect(ada.errors).toEqual([])
  })

  it('the page opens without a network after the first visit', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE, 'en', { serviceWorkers: 'allow' })
    await ada.page.goto(server.address)
    await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await ada.page.context().setOffline(true)
    await ada.page.goto(`${server.address}/play`)
    await ada.page.locator('.hand button').first().waitFor()
  })

  it('is in German if the browser prefers it', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE, 'de-CH')
    await ada.page.goto(server.address)
    await ada.button('Sofort gegen Bots').waitFor()
    await ada.button('EN').click()
    await ada.button('Play now against bots').waitFor()
  })
})
