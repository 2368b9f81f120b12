/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DRAW } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import { isLegalAnswer, type MatchRecord, Replay } from '@slapwise/kernel'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

const FILE = new URL('../../card-game/recorded/version-1/without-points.json', import.meta.url)
const RECORD: MatchRecord = JSON.parse(readFileSync(FILE, 'utf8'))

/**
 * The last turn in which a player could have drawn a card, but played one. It is late, so that the rest is soon played; and
 * after drawing the same player is asked again, so that no bot can end the match before that.
 */
function findLateTurn(): number {
  const replay = Replay.open(GAMES, RECORD) as Replay
  return replay.decisions.findLastIndex(([seat, given], index) => {
    const { question, choice } = replay.hostAt(index).match.promptFor(seat)!
    return (
      (question as { readonly ask: string }).ask === 'turn' && given !== DRAW && isLegalAnswer(choice, DRAW)
    )
  })
}

/** Opens the replay, and asks what drawing would have led to. Returns the dialog with the result. */
async function askWhatIfDrawn(ada: BrowserPlayer, index: number): Promise<Locator> {
  const { page } = ada
  await page.goto(`${server.address}/replay`)
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(FILE))
  await page.locator('main.table').waitFor()
  await page.locator('.scrubber input').fill(`${index}`)
  await ada.button('More').click()
  await ada.button('What if …').click()
  await page.getByText('Give another answer at the table.').waitFor()

  const dialog = page.getByRole('dialog', { name: 'What if …' })
  // A single tap: the table takes further answers until the dialog has been loaded, and then the dialog takes the tap.
  await ada.button('Draw').click()
  return dialog
}

it('plays another answer on by bots, and then against them, without losing a match unasked', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const { page } = ada
  const index = findLateTurn()
  const dialog = await askWhatIfDrawn(ada, index)
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

it('says so if the bots that play another answer on cannot be loaded', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  await ada.page.route('**/analysis-worker*.js', (route) => route.abort())
  const dialog = await askWhatIfDrawn(ada, findLateTurn())
  await dialog.getByText('Something broke').waitFor()
})
