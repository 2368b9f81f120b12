/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { DESKTOP } from '../../../packages/web/e2e/testing/player.ts'
import { atMost, type Figure } from '../figure.ts'
import { MAIN_BUTTON, Visit } from './visit.ts'

/** Bytes by the address of a script. */
type Scripts = ReadonlyMap<string, number>

/** How much script has come over the wire, compressed as it is served, before somebody can go on. */
export async function scriptFigures(browser: Browser, address: string): Promise<Figure[]> {
  const room = await scriptsOf(browser, address, (visit) => visit.dealInRoom(3))
  const board = await scriptsOf(browser, address, (visit) => visit.dealBoardInRoom(3))
  const here = await scriptsOf(browser, address, (visit) => visit.dealHere())
  return [
    atMost('script, start page', bytesOf(room.start) / 1000, 'KB', 120),
    atMost('up to a table in a room', bytesOf(room.all) / 1000, 'KB', 250),
    atMost('the board game, on top of the shell', bytesOf(board.all, room.all) / 1000, 'KB', 60),
    { name: 'up to a table of bots', value: bytesOf(here.all) / 1000, unit: 'KB' },
    { name: 'and its worker', value: here.workers / 1000, unit: 'KB' },
  ]
}

/** The shell is what another game needs as well. */
const bytesOf = (scripts: Scripts, shell: Scripts = new Map()): number =>
  [...scripts].reduce((sum, [url, bytes]) => (shell.has(url) ? sum : sum + bytes), 0)

/** Up to the start page, up to where one goes from there, and what workers have loaded besides. */
async function scriptsOf(
  browser: Browser,
  address: string,
  goOn: (visit: Visit) => Promise<void>,
): Promise<{ start: Scripts; all: Scripts; workers: number }> {
  const visit = await Visit.open(browser, DESKTOP)
  const loaded = watchScripts(visit)
  await visit.page.goto(address)
  await visit.page.locator(MAIN_BUTTON).waitFor()
  const start = new Map(loaded)
  await goOn(visit)
  const found = { start, all: new Map(loaded), workers: await bytesOfWorkers(visit.page) }
  await visit.leave()
  return found
}

/** The bytes of scripts so far, with their headers. What workers load is not among them. */
function watchScripts({ devTools }: Visit): Scripts {
  const urls = new Map<string, string>()
  const loaded = new Map<string, number>()
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') urls.set(requestId, response.url)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url !== undefined) loaded.set(url, encodedDataLength)
  })
  return loaded
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
