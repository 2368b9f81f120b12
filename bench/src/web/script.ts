/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { atMost, type Figure } from '../figure.ts'
import { MAIN_BUTTON, Visit } from './visit.ts'

const DESKTOP = { width: 1440, height: 900 }

/** How much script comes over the wire, as it is served, before anything can be done. */
export async function scriptFigures(browser: Browser, address: string): Promise<Figure[]> {
  const [start, room] = await inRoom(browser, address)
  const [play, worker] = await againstBots(browser, address)
  return [
    atMost('script, start page', start / 1000, 'KB', 120),
    atMost('script, up to a table', room / 1000, 'KB', 250),
    { name: 'script, against bots', value: (play + worker) / 1000, unit: 'KB' },
    { name: 'of it, the worker', value: worker / 1000, unit: 'KB' },
  ]
}

async function inRoom(browser: Browser, address: string): Promise<[start: number, room: number]> {
  const visit = await Visit.open(browser, { viewport: DESKTOP })
  const bytes = countScript(visit)
  await visit.page.goto(address)
  await visit.page.locator(MAIN_BUTTON).first().waitFor()
  await visit.page.waitForLoadState('networkidle')
  const start = bytes()
  await visit.dealInRoom(address, 3)
  await visit.page.waitForLoadState('networkidle')
  // It has come to the start page twice.
  const room = bytes() - start
  await visit.leave()
  return [start, room]
}

async function againstBots(browser: Browser, address: string): Promise<[page: number, worker: number]> {
  const visit = await Visit.open(browser, { viewport: DESKTOP })
  const bytes = countScript(visit)
  await visit.page.goto(address)
  await visit.page.locator(MAIN_BUTTON).first().click()
  await visit.page.locator('.hand button').first().waitFor()
  await visit.page.waitForLoadState('networkidle')
  const workers = visit.page.workers().map((worker) => worker.url())
  const worker = await visit.page.evaluate(
    (urls) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => urls.includes(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    workers,
  )
  if (worker === 0) throw new Error('Nobody knows how large the worker was.')
  await visit.leave()
  return [bytes(), worker]
}

/** The bytes of script so far, headers included. What workers load is not in it. */
function countScript({ devTools }: Visit): () => number {
  const scripts = new Set<string>()
  let bytes = 0
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}
