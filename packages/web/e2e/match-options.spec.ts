/// <reference lib="dom" />
import { BOARDS } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

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
