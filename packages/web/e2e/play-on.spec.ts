/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@slapwise/games'
import { createRandom, findDecision, type MatchRecord, Replay, randomBelow } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

const FILE = new URL('../../card-game/recorded/version-1/without-points.json', import.meta.url)
const RECORD: MatchRecord = JSON.parse(readFileSync(FILE, 'utf8'))

/** A choice shortly before the end, so that the rest is soon played. */
function findLateChoice(): number {
  const { steps } = Replay.open(GAMES, RECORD) as Replay
  return findDecision(steps, steps.length - 12, -1, null)!
}

it('plays another answer on by bots, and then against them, without losing a match unasked', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const { page } = ada
  await page.goto(`${server.address}/replay`)
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(FILE))
  await page.locator('main.table').waitFor()
  const index = findLateChoice()
  await page.locator('.scrubber input').fill(`${index}`)
  await ada.button('More').click()
  await ada.button('What if …').click()
  await page.getByText('Give another answer at the table.').waitFor()

  const dialog = page.getByRole('dialog', { name: 'What if …' })
  const random = createRandom('another answer')
  await waitUntil('another answer to be taken', async () => {
    if (await dialog.isVisible()) return true
    await ada.tapAnyTarget((count) => randomBelow(random, count))
    return null
  })
  await dialog.getByText('Played on 60 times').waitFor()
  expect(await dialog.locator('.what-if-table tbody tr').count()).toBeGreaterThan(RECORD.scores.length)
  expect(await findAxeViolations(page)).toEqual([])
  expect(await ada.hasHorizontalOverflow()).toBe(false)

  await page.evaluate(() => localStorage.setItem('slapwise.match.frantic', '{}'))
  await ada.button('Play on from there').click()
  await page.getByText('You have an unfinished match against bots.').waitFor()
  await ada.button('Bin that one and play on').click()
  await page.waitForURL('**/play/frantic')
  await page.locator('main.table').waitFor()
  await page.reload()
  await page.locator('main.table').waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('slapwise.match.frantic')!)
  expect(JSON.parse(stored)).toMatchObject({ playedOnFrom: index, history: { seed: RECORD.seed } })
  expect(ada.errors).toEqual([])
})
