/// <reference lib="dom" />
import { expect, it } from 'vitest'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { inspectLayout } from './testing/inspect-layout.ts'

/** A table on a phone that is used by touch: the first tap shows where an answer leads, the second one sends it. */
async function openByTouch(moment: string) {
  const { page } = await BrowserPlayer.open(browser, PHONE, 'en', { hasTouch: true })
  await page.goto(`${server.address}/design/board/${moment}`)
  await page.locator('main').waitFor()
  return {
    page,
    ask: () => page.locator('main').getAttribute('data-ask'),
    targets: () => page.locator('.roll-target b').allTextContents(),
    meaning: () => page.locator('.prompt-meaning').textContent(),
    problems: async () => (await page.evaluate(inspectLayout)).layoutProblems,
  }
}

it('says what a card does as soon as it is chosen', async () => {
  const { page, meaning } = await openByTouch('turn')
  await page.locator('.hand .playable', { hasText: 'Snail' }).tap()
  expect(await meaning()).toBe('Getting past it costs two steps instead of one.')
})

it('shows where Remote leads before it is confirmed', async () => {
  const { page, ask, targets, problems } = await openByTouch('token-remote')
  await page.locator('[data-anchor=seat-1] > button').tap()
  expect(await targets()).toEqual(['1·2', '3', '4', '5', '6'])
  expect(await ask()).toBe('token')
  expect(await problems()).toEqual([])
  await page.getByRole('button', { name: 'Do it' }).tap()
  await page.locator('main:not([data-ask=token])').waitFor()
})

it('shows where each length of a Gift leads', async () => {
  const { page, targets, problems } = await openByTouch('gift')
  await page.locator('[data-anchor=seat-1] > button').tap()
  expect(await targets()).toEqual(['1', '2'])
  expect(await page.locator('.prompt-bar-panel .button').allTextContents()).toEqual([
    'One space → 24',
    '2 spaces → 25',
  ])
  expect(await problems()).toEqual([])
})

it('shows both tokens at their new places before a Swap', async () => {
  const { page, ask, meaning } = await openByTouch('token-swap')
  await page.locator('[data-anchor=token-3]').tap()
  expect(await meaning()).toBe('You go to 45, Dea to 14. They may block it.')
  expect(await page.locator('.token-preview').count()).toBe(2)
  expect(await ask()).toBe('token')
})

it('shows what a Magnet takes, and what it uncovers', async () => {
  const { page, ask, meaning } = await openByTouch('magnet')
  await page.locator('[data-space="5"]').tap()
  expect(await meaning()).toBe('Stop goes into your hand. X below it is in force again.')
  expect(await ask()).toBe('magnet')
  await page.locator('[data-space="5"]').tap()
  await page.locator('main:not([data-ask=magnet])').waitFor()
})

it('shows where the present roll leads before it is rolled again', async () => {
  const { page, meaning } = await openByTouch('re-roll')
  expect(await meaning()).toBe('The 6: Dea → skull. Rolled again: one of the dashed spaces.')
  expect(await page.locator('.roll-target.current b').allTextContents()).toEqual(['5·6'])
})

it('asks for the direction of a card without covering the street', async () => {
  const { page, problems } = await openByTouch('turn')
  await page.locator('.hand .playable').first().tap()
  await page.locator('[data-space="22"]').tap()
  expect(await page.locator('.direction-button').count()).toBe(4)
  expect(await problems()).toEqual([])
  await page.locator('.direction-button').first().tap()
  expect(await page.locator('.roll-target').count()).toBeGreaterThan(0)
  expect(await problems()).toEqual([])
})

it.each([
  ['state-stop-holds-you', 'Stop on 12 holds you.'],
  ['state-own-number', 'Own number: you stay on 14.'],
  ['state-nothing-acts-on-a-ghost', 'Ghost: nothing on the street acts on you.'],
  ['state-push-through-the-wall', 'Push on 12 shoves you through the wall to 29.'],
])('names a cause on the street and in the bar: %s', async (moment, sentence) => {
  const { page, problems } = await openByTouch(moment)
  expect(await page.locator('.cause-callout').textContent()).toBe(sentence)
  expect(await page.locator('.prompt-bar .narration').textContent()).toBe(sentence)
  expect(await problems()).toEqual([])
})

it('dims a card that has done its work, and says so', async () => {
  const { page } = await openByTouch('state-once-per-turn')
  expect(await page.locator('.space.spent').count()).toBe(2)
  await page.locator('[data-space="13"]').tap()
  await page.locator('dialog[open]', { hasText: 'It has done its work this turn on: you.' }).waitFor()
})
