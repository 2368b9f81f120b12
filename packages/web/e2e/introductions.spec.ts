/// <reference lib="dom" />
import { waitUntil } from '@slapwise/kernel/testing/wait'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, LANDSCAPE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { inspectLayout } from './testing/inspect-layout.ts'
import { GAME_IDS, listOnePerQuestion } from './testing/moments.ts'
import { navigateInPage } from './testing/navigate-in-page.ts'
import { OWN_TURN_SELECTOR, playUntil } from './testing/play-until.ts'
import { IS_SOAK, sampleEvery } from './testing/soak.ts'

/** A player on a device that has never played; only the tempo is chosen. */
async function newcomer(size = PHONE, language = 'en'): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, size, language)
  await ada.page.goto(server.address)
  await ada.page.evaluate(() => localStorage.setItem('slapwise.preferences', '{"tempo":"brisk"}'))
  await ada.page.reload()
  return ada
}

async function startGuidedMatch(game: string, size = PHONE, language = 'en'): Promise<BrowserPlayer> {
  const ada = await newcomer(size, language)
  await ada.page.goto(`${server.address}/play/${game}`)
  return ada
}

const introduction = (page: Page) => page.locator('.introduction')

/** Answers until the table waits for an introduction, and returns its title. */
const playUntilHeld = (ada: BrowserPlayer): Promise<string> =>
  waitUntil('an introduction that the table waits for', async () => {
    if ((await introduction(ada.page).getByText('tap to go on').count()) > 0)
      return introduction(ada.page).locator('strong').textContent()
    await ada.tapAnyTarget(() => 0)
    return null
  })

const introducedKeys = (page: Page, game: string): Promise<readonly string[]> =>
  page.evaluate(
    (id) => JSON.parse(localStorage.getItem('slapwise.preferences')!).introduced?.[id] ?? [],
    game,
  )

const QUESTIONS = [
  { game: 'frantic', size: PHONE, language: 'en', first: 'Get rid of your cards', ask: 'turn?' },
  { game: 'board', size: DESKTOP, language: 'de', first: 'Dein Feld sind deine Minuspunkte', ask: 'set-up?' },
]

describe('In the first match on a device', () => {
  it.each(QUESTIONS)(
    'the first question introduces itself once: $game, $language',
    async ({ game, size, language, first, ask }) => {
      const ada = await startGuidedMatch(game, size, language)
      const { page } = ada
      await introduction(page).getByText(first).waitFor()
      expect(await page.locator('[aria-live=polite]', { hasText: first }).count()).toBe(1)
      expect(await findAxeViolations(page)).toEqual([])
      const { layoutProblems } = await ada.inspect()
      expect(layoutProblems).toEqual([])
      await introduction(page).click()
      await page.getByText(first).first().waitFor({ state: 'detached' })
      expect(await introducedKeys(page, game)).toContain(ask)
      await page.reload()
      await page.locator('.hand button').first().waitFor()
      expect(await page.getByText(first).count()).toBe(0)
      expect(ada.errors).toEqual([])
    },
  )

  it('a question stays answerable, and the table waits for a tap when something new has been played', async () => {
    const ada = await startGuidedMatch('frantic')
    const title = await playUntilHeld(ada)
    // A tap anywhere on the table goes on.
    await ada.page.locator('.call').click()
    await introduction(ada.page).getByText(title, { exact: true }).waitFor({ state: 'detached' })
  })

  it('Escape and Enter close an introduction, a long press opens the reference, and the focus stays', async () => {
    const ada = await startGuidedMatch('frantic', DESKTOP)
    const { page } = ada
    const first = introduction(page).getByText('Get rid of your cards')
    await first.waitFor()
    await introduction(page).focus()
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('prompt-bar')
    const title = await playUntilHeld(ada)
    await introduction(page).click({ button: 'right' })
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Got it' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const held = introduction(page).getByText(title, { exact: true })
    expect(await held.count()).toBe(1)
    await page.locator('.prompt-bar').focus()
    await page.keyboard.press('Enter')
    await held.waitFor({ state: 'detached' })
  })

  it('introductions can be switched off, on again, and started over', async () => {
    const { page } = await startGuidedMatch('frantic', DESKTOP)
    await introduction(page).waitFor()
    await introduction(page).click()
    await page.getByRole('tab', { name: 'Options' }).click()
    const toggle = page.getByRole('switch', { name: 'Introductions' })
    await page.getByRole('button', { name: 'All again' }).click()
    await introduction(page).getByText('Get rid of your cards').waitFor()
    await toggle.click()
    await introduction(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('.hand button').first().waitFor()
    expect(await introduction(page).count()).toBe(0)
    await page.getByRole('tab', { name: 'Options' }).click()
    expect(await toggle.getAttribute('aria-checked')).toBe('false')
  })
})

it('The start page offers newcomers the lessons below their first match, and nobody else', async () => {
  const { page } = await newcomer()
  await page.getByText('New here?').waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'a few short lessons' }).click()
  await page.waitForURL('**/learn/frantic')
  await page.evaluate(() => localStorage.setItem('slapwise.preferences', '{"isNewcomer":false}'))
  await page.goto(server.address)
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor()
  expect(await page.getByText('New here?').count()).toBe(0)
})

it('In a room nobody waits for the introductions of a newcomer', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.openRoom(server.address, 'Ada')
  const ben = await newcomer(DESKTOP)
  await ben.joinRoom(ada.page.url(), 'Ben')
  await ben.button('I am ready').click()
  await ada.page.getByText('ready', { exact: true }).waitFor()
  await ada.button('Deal').click()
  // Without a special card in his hand, nothing introduces itself to Ben before Ada has had her turn. What he has had on
  // his screen for a moment counts as noticed.
  await waitUntil('an introduction that Ben has noticed', async () => {
    if ((await introducedKeys(ben.page, 'frantic')).length > 0) return true
    if ((await introduction(ben.page).count()) === 0) await ada.tapAnyTarget(() => 0)
    return false
  })
  // Ben closes nothing, and answers only while Ada has no prompt.
  await playUntil(ada, OWN_TURN_SELECTOR, ben)
  await ada.taps(() => 0)
  await playUntil(ada, OWN_TURN_SELECTOR, ben)
  expect(await introduction(ada.page).count()).toBe(0)
  expect([...ada.errors, ...ben.errors]).toEqual([])
})

it.each(GAME_IDS)(
  'A question of %s that introduces itself covers neither piles, nor call, prompt bar or hand',
  async (game) => {
    const { page } = await newcomer(PHONE, 'de')
    const questions = sampleEvery(2, listOnePerQuestion(game)).filter(
      ({ name }) => !name.startsWith('next-round'),
    )
    for (const size of IS_SOAK ? [PHONE, LANDSCAPE, DESKTOP] : [PHONE]) {
      await page.setViewportSize(size)
      await page.evaluate(() => localStorage.setItem('slapwise.preferences', '{}'))
      await page.reload()
      for (const { name } of questions) {
        await page.evaluate(navigateInPage, `/design/${game}/${name}`)
        const { layoutProblems } = await page.evaluate(inspectLayout)
        const count = await introduction(page).count()
        expect({ name, size, count, layoutProblems }).toEqual({ name, size, count: 1, layoutProblems: [] })
      }
    }
  },
)
