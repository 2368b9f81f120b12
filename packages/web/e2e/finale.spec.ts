/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

const inkAt = (data: Buffer, width: number, x: number, y: number): string =>
  data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).toString('hex')

const watching = async (moment: string): Promise<BrowserPlayer> => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.goto(`${server.address}/design/${moment}`)
  return ada
}

it('The score sheet shows who attacked whom at the end of a match', async () => {
  const ada = await watching('state-match-over')
  const web = ada.page.locator('.hit-summary svg')
  await web.waitFor()
  expect(await web.getAttribute('aria-label')).toContain('you → Ben: 5')
  const said = await ada.page.locator('.hit-summary').textContent()
  expect(said).toContain('Nemesis of the night: you')
  expect(said).toContain('since you came')
  expect(await ada.hasHorizontalOverflow()).toBe(false)
  expect(ada.errors).toEqual([])
})

it('The picture of the match is downloaded, whatever the name of the winner', async () => {
  const ada = await watching('state-match-over-own-win')
  // Removes `canShare`, as on a device without a share menu.
  await ada.page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.button('Keep the picture').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^slapwise-[\d-]+\.png$/)
  const { width, height, data } = PNG.sync.read(readFileSync(await download.path()))
  expect([width, height]).toEqual([1080, 1350])
  expect(inkAt(data, width, 1040, 1200)).toBe('f15060')
  expect(inkAt(data, width, 540, 1000)).toBe('f7f3e8')
  expect(ada.errors).toEqual([])
})
