/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { DESKTOP } from '../../../packages/web/e2e/player.ts'
import { atMost, type Figure } from '../figure.ts'
import { MAIN_BUTTON, Visit } from './visit.ts'

/** How much script has come over the wire, compressed as it is served, before somebody can go on. */
export async function scriptFigures(browser: Browser, address: string): Promise<Figure[]> {
  const [start, room] = await bytesIn(browser, address, (visit) => visit.dealInRoom(3))
  const [, here, worker] = await bytesIn(browser, address, (visit) => visit.dealHere())
  return [
    atMost('script, start page', start / 1000, 'KB', 120),
    atMost('up to a table in a room', room / 1000, 'KB', 250),
    { name: 'up to a table of bots', value: here / 1000, unit: 'KB' },
    { name: 'and its worker', value: worker / 1000, unit: 'KB' },
  ]
}

/** Up to the start page, up to where one goes from there, and what workers have loaded besides. */
async function bytesIn(
  browser: Browser,
  address: string,
  goOn: (visit: Visit) => Promise<void>,
): Promise<[start: number, all: number, workers: number]> {
  const visit = await Visit.open(browser, DESKTOP)
  const bytes = countScript(visit)
  await visit.page.goto(address)
  await visit.page.locator(MAIN_BUTTON).waitFor()
  const start = bytes()
  await goOn(visit)
  const found: [number, number, number] = [start, bytes(), await bytesOfWorkers(visit.page)]
  await visit.leave()
  return found
}

/** The bytes of script so far, with their headers. What workers load is not among them. */
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

const bytesOfWorkers = (page: Page): Promise<number> =>
  page.evaluate(
    (workers) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => workers.includes(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    page.workers().map((worker) => worker.url()),
  )
