/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { winMatch } from './testing/last-turn.ts'

const inkAt = (data: Buffer, width: number, x: number, y: number): string =>
  data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).toString('hex')

const watching = async (moment: string): Promise<BrowserPlayer> => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.goto(`${server.address}/design/${moment}`)
  return ada
}

/** Opens the final sheet, and downloads its picture as the SVG that it is drawn from. */
async function downloadPicture(ada: BrowserPlayer): Promise<string> {
  // Without `canShare` and `toBlob`, as on a device without a share menu whose canvas cannot be read.
  await ada.page.evaluate(() => {
    Object.assign(navigator, { canShare: undefined })
    HTMLCanvasElement.prototype.toBlob = (done) => done(null)
  })
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.button('Keep the picture').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^slapwise-[\d-]+\.svg$/)
  return readFileSync(await download.path(), 'utf8')
}

it('The score sheet shows who attacked whom at the end of a match', async () => {
  const ada = await watching('state-match-over')
  const web = ada.page.locator('.hit-summary svg')
  await web.waitFor()
  expect(await web.getAttribute('aria-label')).toContain('you → Ben: 5')
  const said = await ada.page.locator('.hit-summary').textContent()
  expect(said).toContain('Nemesis of the night: you')
  expect(said).toContain('since you came')
  // Numbers come after all lines and faces, so that none is covered.
  const kinds = await web.evaluate((svg) =>
    [...svg.children].map(({ className }) => (className as unknown as SVGAnimatedString).baseVal),
  )
  expect(kinds.filter((name) => name === 'hit-number').length).toBeGreaterThan(1)
  expect(kinds.lastIndexOf('hit-edge')).toBeLessThan(kinds.indexOf('hit-number'))
  expect(kinds.slice(kinds.indexOf('hit-number')).every((name) => name === 'hit-number')).toBe(true)
  expect(await ada.hasHorizontalOverflow()).toBe(false)
  expect(ada.errors).toEqual([])
})

it('Each line in the chart of points has a colour of its own', async () => {
  const ada = await watching('state-match-over')
  await ada.page.locator('.chart-line').first().waitFor()
  const lines = ada.page.locator('.chart-line path:not(.line-shadow)')
  const colours = await lines.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke))
  expect(colours).toHaveLength(4)
  expect(new Set(colours).size).toBe(4)
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

it('The picture of the match says where it was played', async () => {
  const ada = await watching('state-match-over-own-win')
  expect(await downloadPicture(ada)).toContain(`Slapwise · ${new URL(server.address).host}<`)
})

it('The picture names a winner who has entered no name', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await winMatch(ada, server.address)
  const picture = await downloadPicture(ada)
  expect(picture).toContain('Guest')
  expect(picture).not.toContain('>you<')
  expect(ada.errors).toEqual([])
})

it.each(['en', 'de'])('The final sheet uses the whole height of a phone (%s)', async (locale) => {
  const ada = await BrowserPlayer.open(browser, PHONE, locale)
  await winMatch(ada, server.address)
  await ada.page.locator('.hit-summary svg').waitFor()
  // It begins with the heading, although the focus is on what follows.
  expect(await ada.page.locator('.score-sheet.final').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  const [head, foot, body] = await ada.page.evaluate(() => {
    const sheet = document.querySelector('.score-sheet.final')!
    sheet.scrollTo(0, sheet.scrollHeight)
    return ['.score-head', '.score-foot', '.score-body'].map((part) =>
      Math.floor(sheet.querySelector(part)!.getBoundingClientRect().bottom),
    )
  })
  expect(Math.max(head, foot)).toBeLessThanOrEqual(0)
  expect(body).toBeLessThanOrEqual(PHONE.height)
  expect(await ada.hasHorizontalOverflow()).toBe(false)
  await ada.page.locator('.score-sheet.final .score-foot .button').first().scrollIntoViewIfNeeded()
  expect(await findAxeViolations(ada.page)).toEqual([])
  expect(ada.errors).toEqual([])
})

it('A match that was reloaded midway counts all attacks of its record', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  // The page is opened with an empty log, in the middle of the match.
  await winMatch(ada, server.address)
  const summary = ada.page.locator('.hit-summary')
  await summary.locator('svg').waitFor()
  expect(await summary.textContent()).not.toContain('since you came')
  expect(ada.errors).toEqual([])
})

/** Runs in the page: the parts of drawer and sheet that are as light as paper, cards and drawings aside. */
function listLightParts(): string[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('.drawer-body, .drawer-body *, .score-sheet, .score-sheet *'),
  ]
  return parts
    .filter((part) => !(part instanceof SVGElement) && !part.closest('.card-face, .board-card'))
    .filter((part) => {
      const [red, green, blue, alpha = 1] = getComputedStyle(part)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number)
      return alpha > 0.5 && Math.min(red, green, blue) > 200
    })
    .map(({ className, tagName }) => `${tagName}.${className}`)
}

it.each(['frantic/state-match-over', 'frantic/next-round', 'board/state-match-over'])(
  'Night covers drawer and score sheet of %s',
  async (moment) => {
    const ada = await BrowserPlayer.open(browser, DESKTOP, 'en', { colorScheme: 'dark' })
    await ada.page.goto(`${server.address}/design/${moment}`)
    await ada.page.locator('.score-sheet').waitFor()
    for (const tab of await ada.page.getByRole('tab').all()) {
      await tab.click()
      expect(await ada.page.evaluate(listLightParts)).toEqual([])
      expect(await findAxeViolations(ada.page)).toEqual([])
    }
  },
)
