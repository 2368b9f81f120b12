import { RULES_VERSION } from '@slapwise/card-game'
import { type SceneOptions, scene } from '@slapwise/card-game/testing'
import { expect, it } from 'vitest'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

/** Resumes a stored match against bots at Ada's turn. */
async function resumeMatch(setting: SceneOptions): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const { match } = scene(setting)
  const { settings } = match.state.setup
  const left = { game: 'frantic', rulesVersion: RULES_VERSION, settings, saved: match.save(), log: [] }
  await ada.page.addInitScript(
    (text) => localStorage.setItem('slapwise.match.frantic', text),
    JSON.stringify(left),
  )
  await ada.page.goto(`${server.address}/play`)
  await ada.page.locator('main[data-ask=turn] .prompt-bar.own-prompt').waitFor()
  return ada
}

it('The event that ends a round is shown before the score sheet', async () => {
  const hands = { Ada: 'black 5, blue 1', Ben: 'green 2, green 3', Cem: 'green 3' }
  const ada = await resumeMatch({ hands, discard: 'red 5', events: 'finish-line' })
  await ada.page.locator('.hand .playable').click()
  await ada.page.locator('main:has(.event-panel):not(:has(.score-sheet))').waitFor()
  await ada.page.locator('main:has(.score-sheet):not(:has(.event-panel))').waitFor()
  expect(ada.errors).toEqual([])
})

it('A turn without a choice draws and passes by itself, and leaves nothing to take back', async () => {
  const hands = { Ada: 'blue 1, blue 2', Ben: 'green 2, green 3', Cem: 'green 3, green 6' }
  const ada = await resumeMatch({ hands, discard: 'red 5', draw: 'green 7, green 8, green 9' })
  await ada.page.getByText('Your turn, and nothing fits: draw').waitFor()
  await ada.page.locator('.log-turn li', { hasText: 'You pass' }).waitFor({ state: 'attached' })
  expect(await ada.page.locator('.take-back').count()).toBe(0)
  expect(ada.errors).toEqual([])
})
