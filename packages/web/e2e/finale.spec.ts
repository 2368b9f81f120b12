/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { RULES_VERSION } from '@slapwise/card-game'
import { scene } from '@slapwise/card-game/testing'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import type { StoredMatch } from '../src/match-sources/local/stored-match.ts'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { playToEnd } from './testing/play-until.ts'

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

/** A match against a bot that ends with the viewer's next card, as the page stores it. */
function lastTurnOfMatch(): StoredMatch {
  const { match } = scene({
    limit: 1,
    players: ['Ada', 'Ben'],
    hands: { Ada: 'red 7', Ben: 'blue 8' },
    call: 'red',
  })
  const { settings } = match.state.setup
  return {
    game: 'frantic',
    settings,
    rulesVersion: RULES_VERSION,
    levels: ['chaotic'],
    seat: 0,
    saved: match.save(),
    history: null,
    log: [],
  }
}

it('The picture names a winner who has entered no name', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.goto(server.address)
  await ada.page.evaluate(
    (match) => localStorage.setItem('slapwise.match.frantic', match),
    JSON.stringify(lastTurnOfMatch()),
  )
  await ada.page.goto(`${server.address}/play/frantic`)
  await playToEnd([ada], 'nameless')
  const picture = await downloadPicture(ada)
  expect(picture).toContain('Nobody in particular')
  expect(picture).not.toContain('>you<')
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
