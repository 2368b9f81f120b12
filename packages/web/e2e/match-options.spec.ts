/// <reference lib="dom" />
import { BOARDS } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

/** Whether the first part of the form is above the button that starts the match. Runs in the page. */
const isFormInView = () => {
  const form = document.querySelector('.match-choice [data-setting]')?.getBoundingClientRect()
  const start = document.querySelector('.match-choice + .button')!.getBoundingClientRect()
  return form !== undefined && form.top >= 0 && form.bottom <= start.top
}

it.each([
  {
    game: 'Frantic',
    id: 'frantic',
    choose: async ({ page }: BrowserPlayer) => {
      await page.locator('[data-setting=handSize]').getByRole('button', { name: '5' }).click()
      await page.getByLabel('own limit').fill('0')
      await page.keyboard.press('Enter')
      await page.getByText('From 1 to 9999 points.').waitFor()
      await page.getByLabel('own limit').fill('80')
      await page.keyboard.press('Enter')
    },
    summary: 'the limit (medium → 80 points), the cards to start with (7 → 5)',
    line: 'Against 3 motley bots · Base game · up to 80 points · with a twist · brisk',
    settings: { players: 4, sets: ['base'], limit: 80, handSize: 5 },
  },
  {
    game: 'Frantic Board Game',
    id: 'board',
    choose: async ({ page }: BrowserPlayer) => {
      const board = { ...BOARDS['blind-alley'], name: { en: 'Home stretch', de: 'Zielgerade' } }
      await page.getByLabel('or paste it here').fill(JSON.stringify(board))
      await page.getByRole('button', { name: 'Use this board' }).click()
      await page.getByLabel('Own limit').fill('80')
      await page.keyboard.press('Enter')
    },
    summary: 'the limit (medium → 80 points)',
    line: 'Against 3 motley bots · Home stretch · up to 80 points · brisk',
    settings: { players: 4, board: { name: { en: 'Home stretch' } }, limit: 80 },
  },
])(
  'A match of $game against bots has all settings of a room behind “more”',
  async ({ game, id, choose, ...expected }) => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(server.address)
    await ada.page.getByRole('radio', { name: new RegExp(`^${game} [AK]`) }).check({ force: true })
    const line = ada.page.locator('.match-choice > button')
    await line.click()
    await ada.page.waitForFunction(isFormInView)
    await ada.page.getByRole('heading', { name: 'More', exact: true }).click()
    await choose(ada)
    await ada.page.getByLabel('Toaster').selectOption('sly')
    await ada.page.getByText(expected.summary, { exact: true }).waitFor()
    expect((await line.textContent())!.replaceAll('\u00a0', ' ')).toBe(expected.line)
    expect(await ada.hasHorizontalOverflow()).toBe(false)
    expect(await findAxeViolations(ada.page)).toEqual([])
    await ada.button('Play now against bots').click()
    await ada.page.locator('.hand button').first().waitFor()
    await ada.page.goto(server.address)
    const kept = await ada.page.evaluate((key) => localStorage.getItem(key), `slapwise.match.${id}`)
    expect(JSON.parse(kept!)).toMatchObject({
      settings: expected.settings,
      levels: ['simple', 'sly', 'simple'],
    })
    expect(ada.errors).toEqual([])
  },
)

it('A match is dealt with the usual settings if the engine does not know the stored ones', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.goto(server.address)
  await ada.page.evaluate(() => {
    const preferences = JSON.parse(localStorage.getItem('slapwise.preferences')!)
    const matchSettings = { frantic: { players: 3, sets: ['base'], limit: 'long', handSize: 99 } }
    localStorage.setItem('slapwise.preferences', JSON.stringify({ ...preferences, matchSettings }))
  })
  await ada.page.goto(`${server.address}/play/frantic`)
  await ada.page.locator('.hand button').first().waitFor()
  await ada.page.goto(server.address)
  const kept = await ada.page.evaluate(() => localStorage.getItem('slapwise.match.frantic'))
  expect(JSON.parse(kept!).settings).toEqual({ players: 4, sets: ['base'], limit: 'short' })
})

/** Shape and colour of the head. Runs in the page. */
const headOf = (avatar: Element): string => {
  const head = [...avatar.querySelectorAll(':scope > path[fill]')].at(-1)!
  return `${head.getAttribute('fill')} ${head.getAttribute('d')}`
}

it('A face is chosen part by part, is the token on the board, and is changed in a lobby', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const head = (within: string) => ada.page.locator(`${within} .avatar`).first().evaluate(headOf)
  const choose = (name: string) => ada.page.getByRole('radio', { name, exact: true }).check({ force: true })
  await ada.page.goto(server.address)
  await ada.button('Choose your face').focus()
  await ada.page.keyboard.press('Enter')
  await choose('star')
  await choose('lime')
  // Focuses it first: if the random face of a new profile is lime already, choosing it does nothing.
  await ada.page.getByRole('radio', { name: 'lime', exact: true }).press('ArrowRight')
  await ada.page.getByRole('radio', { name: 'light blue', checked: true }).waitFor()
  const chosen = await head('.profile-fields')
  expect(await ada.hasHorizontalOverflow()).toBe(false)
  expect(await findAxeViolations(ada.page)).toEqual([])
  await ada.page.goto(`${server.address}/play/board`)
  const tokens = ada.page.locator('[data-anchor^="token-"] .avatar')
  await tokens.nth(3).waitFor()
  const heads = await Promise.all([0, 1, 2, 3].map((seat) => tokens.nth(seat).evaluate(headOf)))
  expect(heads).toContain(chosen)

  await ada.openRoom(server.address, 'Ada')
  expect(await head('.lobby-seat.own')).toBe(chosen)
  const ben = await BrowserPlayer.open(browser, DESKTOP)
  await ben.page.goto(ada.page.url())
  await ben.button('Choose your face').click()
  await ben.page.getByRole('radio', { name: 'light blue: taken', disabled: true }).waitFor()
  await ada.page.locator('.lobby-seat.own').click()
  await ada.button('Choose your face').click()
  await choose('red')
  await ada.button('That’s me').click()
  await ben.page.getByRole('radio', { name: 'red: taken', disabled: true }).waitFor()
  expect([...ada.errors, ...ben.errors]).toEqual([])
})
