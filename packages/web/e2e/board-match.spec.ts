/// <reference lib="dom" />
import { expect, it } from 'vitest'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

it('Before a card is placed, the outcome of each roll is shown, and the skull in red', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.goto(`${server.address}/design/board/turn-near-the-skull`)
  await ada.page.locator('.hand .playable').first().click()
  await ada.page.locator('[data-space="1"]').click()
  await ada.page.locator('.direction-button').first().hover()
  await ada.page.locator('.forecast').waitFor()
  const forecast = ada.page.locator('.forecast li')
  expect(await forecast.allInnerTexts()).toEqual([
    '1 → 48',
    '2 → 49',
    ...[3, 4, 5, 6].map((roll) => `${roll} → skull`),
  ])
  const red = await ada.page
    .locator('.forecast .end')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor))
  expect(red).toEqual(Array.from({ length: 4 }, () => 'rgb(241, 80, 96)'))
  // The forecast fits below a tag, too.
  await ada.navigate('/design/board/roll-backward')
  await ada.page.locator('.tags').waitFor()
  const tray = (await ada.page.locator('.tray-middle').boundingBox())!
  const lines = (await ada.page.locator('.forecast').boundingBox())!
  expect(lines.x).toBe(tray.x)
  expect(lines.y + lines.height).toBeLessThanOrEqual(tray.y + tray.height)
})

it('The die has the colour of the token of whoever has rolled it', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const coloursAt = async (moment: string, seat: number) => {
    await ada.page.goto(`${server.address}/design/board/${moment}`)
    const token = ada.page.locator(`[data-anchor="token-${seat}"] .avatar`).first()
    const tokenColour = await token.evaluate((avatar) =>
      [...avatar.querySelectorAll(':scope > path[fill]')].at(-1)!.getAttribute('fill'),
    )
    const dieColour = await ada.page
      .locator('.die-button .die-face rect')
      .last()
      .evaluate((side) => side.getAttribute('fill'))
    expect(dieColour).toBe(tokenColour)
    return dieColour
  }
  const [ADA, DEA] = [0, 3]
  expect(await coloursAt('re-roll', DEA)).not.toBe(await coloursAt('re-roll-own-die', ADA))
  expect(ada.errors).toEqual([])
})
