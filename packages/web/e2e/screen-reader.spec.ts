/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { KeyboardPlayer } from './testing/keyboard-player.ts'

/** Records each text that enters a live region, as screen readers announce it. Runs in the page. */
const recordAnnouncements = () => {
  const announced: string[] = []
  Object.assign(globalThis, { announced })
  const note = (node: Node) => {
    const region = node.parentElement?.closest('[aria-live], [role=status]')
    const text = (region?.role === 'status' ? region : node).textContent?.trim()
    if (region && text && announced.at(-1) !== text) announced.push(text)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) note(node)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const announcementsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced)

async function openMoment(name: string, language = 'en'): Promise<Page> {
  const { page } = await BrowserPlayer.open(browser, PHONE, language)
  await page.addInitScript(recordAnnouncements)
  await page.goto(`${server.address}/design/${name}`)
  await page.locator('main.table').waitFor()
  return page
}

const treeOf = (page: Page): Promise<string> => page.locator('main').ariaSnapshot()

describe('A screen reader', () => {
  it.each([
    [
      'frantic/turn',
      'en',
      'status: "Your turn: play or draw – Fits: red 2, red 7, red Gift, Fantastic."',
      'button "Ben, 6 cards, 51 points" [disabled]',
      ['list "Players"', 'region "Piles"', 'region "What to do now"', 'list "Your hand"'],
    ],
    [
      'frantic/turn',
      'de',
      'status: "Du bist dran: legen oder ziehen – Es passt: Rot 2, Rot 7, Rot Gift, Fantastic."',
      'button "Ben, 6 Karten, 51 Punkte" [disabled]',
      ['list "Am Tisch"', 'region "Stapel"', 'region "Was jetzt zu tun ist"', 'list "Deine Hand"'],
    ],
    [
      'board/turn',
      'en',
      'status: "Your turn: play a card – You can place: Push, Snail, Ghost, Skip."',
      'button "Ben, on 23, 4 cards, 17 points" [disabled]',
      ['list "Players"', 'region "The street"', 'region "Die and draw pile"', 'list "Your hand"'],
    ],
    [
      'board/turn',
      'de',
      'Legen kannst du: Schubs, Schnecke, Gespenst, Aussetzen."',
      'button "Ben, auf 23, 4 Karten, 17 Punkte" [disabled]',
      ['list "Am Tisch"', 'region "Die Strasse"', 'region "Würfel und Ziehstapel"', 'list "Deine Hand"'],
    ],
  ])('says what fits, and names seats and groups: %s, %s', async (moment, language, status, seat, groups) => {
    const tree = await treeOf(await openMoment(moment, language))
    for (const part of [status, seat, ...groups]) expect(tree).toContain(part)
  })

  it.each([
    [
      'frantic/victim-equality',
      'en',
      'button "Ben, 6 cards, 51 points, can be chosen"',
      'button "Dea, 7 cards, 78 points" [disabled]',
    ],
    [
      'frantic/victim-equality',
      'de',
      'button "Ben, 6 Karten, 51 Punkte, wählbar"',
      'button "Dea, 7 Karten, 78 Punkte" [disabled]',
    ],
    [
      'board/gift',
      'en',
      'button "Ben, on 23, 4 cards, 17 points, can be chosen"',
      'button "you, on 13, 3 cards, 42 points" [disabled]',
    ],
    [
      'board/gift',
      'de',
      'button "Ben, auf 23, 4 Karten, 17 Punkte, wählbar"',
      'button "du, auf 13, 3 Karten, 42 Punkte" [disabled]',
    ],
  ])('hears which seats can be chosen: %s, %s', async (moment, language, possible, impossible) => {
    const tree = await treeOf(await openMoment(moment, language))
    expect(tree).toContain(possible)
    expect(tree).toContain(impossible)
  })

  it('hears once what was drawn, and then what fits', async () => {
    const page = await openMoment('frantic/turn')
    await page.getByRole('button', { name: 'Draw', exact: true }).click()
    await page.locator('main[data-ask=drawn]').waitFor()
    await expect
      .poll(async () => (await announcementsOf(page)).filter((text) => text.startsWith('You draw ')), {
        timeout: 50_000,
      })
      .toEqual([expect.stringMatching(/^You draw .*\d|^You draw [A-Z]/)])
    expect((await announcementsOf(page)).at(-1)).toMatch(/Fits: .*\.$/)
  })

  it('is led from a space to its arrows, which have a name, and then to the bar', async () => {
    const page = await openMoment('board/turn')
    const { keyboard } = page
    await new KeyboardPlayer(page).waitForQuestion()
    await keyboard.press('1')
    expect(await treeOf(page)).toContain('button "Space 2, can be chosen"')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    expect(await treeOf(page)).toContain('group "Push: which way?"')
    await keyboard.press('Enter')
    await page.locator('main[data-ask=roll]').waitFor()
    await page.locator('.prompt-bar:focus').waitFor()
  })

  it('is led from the space on which a card without arrow was placed to the bar', async () => {
    const page = await openMoment('board/turn')
    await new KeyboardPlayer(page).waitForQuestion()
    await page.keyboard.press('2')
    await page.locator('.space:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('main[data-ask=roll]').waitFor()
    await page.locator('.prompt-bar:focus').waitFor()
  })
})
