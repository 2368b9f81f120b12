/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { franticCardGame } from '@slapwise/card-game'
import {
  askBot,
  createRandom,
  createRecord,
  type MatchRecord,
  RecordingHost,
  withDigest,
} from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { createSummary } from '../src/match-sources/archive/testing/create-summary.ts'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

const readRecord = (file: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`../../${file}.json`, import.meta.url), 'utf8'))

const RECORDS = [
  'card-game/recorded/version-1/complete',
  'board-game/recorded/version-1/house-5-players',
].map(readRecord)

/** A single round of two bots, which is analysed in seconds. */
function playShortMatch(): MatchRecord {
  const game = franticCardGame
  const settings = game.settingsSchema.parse({ players: 2, limit: 'none', handSize: 4 })
  const start = { game, rulesVersion: game.latestRulesVersion, settings, seed: 'short' }
  const host = RecordingHost.start(start)
  const random = createRandom('bots')
  while (!host.match.isOver)
    for (const seat of host.awaitedSeats)
      host.answer(seat, askBot(game, game.bots.sly, host.match, seat, random))
  return withDigest(createRecord(start, host.match, host.decisions))
}

/** Keeps matches as version 1 of the archive did. Runs in the page. */
const createFirstArchive = (records: readonly { readonly digest: string }[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('slapwise', 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('endedAt', 'endedAt')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('matches', 'readwrite')
      for (const [i, record] of records.entries())
        transaction.objectStore('matches').put({
          id: record.digest.slice(0, 12),
          endedAt: 1_700_000_000_000 + i,
          seat: 0,
          levels: ['simple'],
          record,
        })
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })

/** The first part of the figures that is wider than the space for it; null if all fit. Runs in the page. */
const findOverflow = (): string | null => {
  const panel = document.querySelector('.figures-panel')!
  const right = panel.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(panel).paddingRight)
  const parts = [...panel.querySelectorAll('*')]
  return parts.find((part) => part.getBoundingClientRect().right > right + 1)?.outerHTML ?? null
}

/** Less than the largest record. */
const QUOTA_BYTES = 1_200_000

/** A history file with copies of its first match, of which the second is larger than the quota. */
function copyFirstMatch(file: string): string {
  const [header, first] = file.split('\n')
  const { summary, record } = JSON.parse(first)
  const copy = (id: string, padding: string) =>
    JSON.stringify({ summary: { ...summary, id }, record: { ...record, digest: id, padding } })
  return [header, copy('small', ''), copy('too-large', 'x'.repeat(QUOTA_BYTES + 500_000))].join('\n')
}

/** A history file with one match, which was the third of a room, and without its record. */
function moveFirstMatchToRoom(file: string): string {
  const [header, first] = file.split('\n')
  const { summary } = JSON.parse(first)
  const room = { code: 'tefa-vako-zuti-tima', match: 3 }
  return `${header}\n${JSON.stringify({ summary: { ...summary, id: 'of-a-room', room }, record: null })}\n`
}

it('A history survives a new version, other tabs, a full device, and a journey in a file', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const { page } = ada
  const entries = page.locator('.kept-matches li')
  await page.goto(server.address)
  // Set before the first write: Chromium remembers for half a minute how much space is left.
  const devtools = await page.context().newCDPSession(page)
  const origin = await page.evaluate(() => location.origin)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA_BYTES })
  await page.evaluate(createFirstArchive, RECORDS)
  await page.getByRole('link', { name: 'My matches' }).click()

  // The matches of version 1 are there, and what happened in them is counted.
  await entries.nth(1).waitFor()
  await page.getByText('Still counting').waitFor({ state: 'detached' })
  await page.reload()
  await entries.nth(1).waitFor()
  expect(Number(await page.locator('[data-figure=rounds] dd').textContent())).toBeGreaterThan(1)
  expect(await page.getByText('Still counting').count()).toBe(0)
  expect(await findAxeViolations(page)).toEqual([])

  // A second tab follows the first.
  const other = await page.context().newPage()
  await other.goto(`${server.address}/me`)
  await other.locator('.kept-matches li').nth(1).waitFor()
  const saving = page.waitForEvent('download')
  await ada.button('Save as a file').click()
  const file = readFileSync(await (await saving).path(), 'utf8')
  await page.getByRole('button', { name: 'Delete the match of' }).first().click()
  await page.keyboard.press('Enter')
  await page.locator('.kept-matches li:first-child .confirm-icon-button:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.locator('.kept-matches h2:focus').waitFor()
  await other.locator('.kept-matches li').nth(1).waitFor({ state: 'detached' })
  expect(await other.locator('.kept-matches li').count()).toBe(1)
  await other.close()

  // Of a match that does not fit, the result is kept, and no other match suffers, in the file or here.
  const add = (content: string) =>
    page.locator('.history-files input[type=file]').setInputFiles({
      name: 'slapwise-history.jsonl',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await add(copyFirstMatch(file))
  await page.getByText('2 matches added').waitFor()
  await page.getByText('only the result is left').waitFor()
  expect(await page.locator('button.match-entry').count()).toBe(2)

  // Everything is deleted, and comes back from the file.
  await ada.button('Delete everything').click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByText('A clean record').waitFor()
  await add('no history')
  await page.getByText('no saved history').waitFor()
  await add(file)
  await page.getByText('2 matches added').waitFor()
  await entries.nth(1).waitFor()
  await page.locator('button.match-entry').first().click()
  await page.locator('main.table').waitFor()

  // Of a match in a room only the result is left: the room may have the rest.
  await ada.navigate('/me')
  await add(moveFirstMatchToRoom(file))
  await page.locator('button.match-entry', { hasText: 'only the result is left' }).click()
  await page.waitForURL('**/room/tefa-vako-zuti-tima/match/3')

  // The file of a single match has a page of its own.
  await ada.navigate('/me')
  await ada.button('Open the file of a match').click()
  await page.getByText('Drop the file of a match here').waitFor()
  expect(ada.errors).toEqual([])
})

/** A newer page has left a database that this one cannot open. Runs in the page. */
const createFutureArchive = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('slapwise', 99)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })

it('A long history is added in batches, and each match once', async () => {
  const { page } = await BrowserPlayer.open(browser, PHONE)
  const header = { format: 'slapwise-history', version: 1 }
  const lines = Array.from({ length: 120 }, (_, i) => ({
    summary: createSummary({ id: `match-${i}` }),
    record: null,
  }))
  const text = [header, ...lines, lines[0]].map((line) => JSON.stringify(line)).join('\n')
  const file = { name: 'slapwise-history.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.goto(`${server.address}/me`)
  const input = page.locator('.history-files input[type=file]')
  await input.setInputFiles(file)
  await page.getByText('120 matches added').waitFor()
  await page.locator('[data-figure=matches] dd').getByText('120', { exact: true }).waitFor()
  await input.setInputFiles(file)
  await page.getByText('0 matches added, 121 were here already').waitFor()
})

it('Says that the matches of this device cannot be read', async () => {
  const { page } = await BrowserPlayer.open(browser, PHONE)
  await page.goto(server.address)
  await page.evaluate(createFutureArchive)
  for (const path of ['/me', '/replay']) {
    await page.goto(server.address + path)
    await page.getByText('lets no page keep anything').waitFor()
  }
})

it('Figures are about a game or a time, and matches are analysed one after the other until that is stopped', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const { page } = ada
  const figure = (name: string) => page.locator(`[data-figure=${name}] dd`)
  await page.goto(server.address)
  await page.evaluate(createFirstArchive, [...RECORDS, playShortMatch()])
  await ada.navigate('/me')
  await figure('matches').getByText('3', { exact: true }).waitFor()
  await page.getByLabel('Period').selectOption('month')
  await page.getByText('Nothing on record').waitFor()
  await page.getByLabel('Period').selectOption('all')
  await page.getByLabel('Game and box').selectOption({ label: 'Frantic: everything' })
  await figure('matches').getByText('2', { exact: true }).waitFor()
  await page.getByLabel('Game and box').selectOption({ label: 'All games' })

  await ada.button('Analyse the last 3').click()
  await page.getByText('Match 2 of 3').waitFor()
  await ada.button('Enough').click()
  await ada.button('Analyse the last 2').waitFor()
  await figure('luck').getByText('in 1 analysed').waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  expect(await page.evaluate(findOverflow)).toBeNull()
  expect(ada.errors).toEqual([])
})

it('The figures fit on a phone in German, and a match by newer rules is not counted for ever', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE, 'de')
  const { page } = ada
  await page.goto(server.address)
  await page.evaluate(createFirstArchive, [RECORDS[0], { ...RECORDS[1], rulesVersion: 999 }])
  await ada.navigate('/me')
  await page.getByText('Treffer und Runden von 1 Partie lassen sich nicht zählen.').waitFor()
  expect(await page.getByText('werden noch gezählt').count()).toBe(0)
  expect(await page.evaluate(findOverflow)).toBeNull()
  expect(ada.errors).toEqual([])
})
