/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { DESKTOP } from '../../../packages/web/e2e/testing/browser-player.ts'
import { type Metric, metricAtMost } from '../metric.ts'
import { MAIN_BUTTON_SELECTOR, Visit } from './visit.ts'

/** Bytes by script URL. */
type ScriptBytes = ReadonlyMap<string, number>

/** Measures the compressed size of the scripts that are loaded before the start page or a table can be used. */
export async function measureScriptSizes(browser: Browser, address: string): Promise<Metric[]> {
  const room = await loadScripts(browser, address, (visit) => visit.startRoomMatch(3))
  const board = await loadScripts(browser, address, (visit) => visit.startBoardRoomMatch(3))
  const local = await loadScripts(browser, address, (visit) => visit.startLocalMatch())
  return [
    metricAtMost('scripts, start page', sumBytes(room.start) / 1000, 'KB', 95),
    metricAtMost('scripts, table in a room', sumBytes(room.all) / 1000, 'KB', 250),
    metricAtMost('scripts, board game without the shell', sumBytes(board.all, room.all) / 1000, 'KB', 60),
    { name: 'scripts, table against local bots', value: sumBytes(local.all) / 1000, unit: 'KB' },
    { name: 'scripts of its worker', value: local.workers / 1000, unit: 'KB' },
  ]
}

/** Scripts of the shell are shared by all games and not counted for a game. */
const sumBytes = (scripts: ScriptBytes, shell: ScriptBytes = new Map()): number =>
  [...scripts].reduce((sum, [url, bytes]) => (shell.has(url) ? sum : sum + bytes), 0)

/** The scripts up to the start page, up to the target page, and those of workers. */
async function loadScripts(
  browser: Browser,
  address: string,
  goToTarget: (visit: Visit) => Promise<void>,
): Promise<{ start: ScriptBytes; all: ScriptBytes; workers: number }> {
  const visit = await Visit.open(browser, DESKTOP)
  const loaded = watchScripts(visit)
  await visit.page.goto(address)
  await visit.page.locator(MAIN_BUTTON_SELECTOR).waitFor()
  const start = new Map(loaded)
  await goToTarget(visit)
  const result = { start, all: new Map(loaded), workers: await sumWorkerBytes(visit.page) }
  await visit.close()
  return result
}

/** Collects the bytes of scripts including headers, without those of workers. */
function watchScripts({ devTools }: Visit): ScriptBytes {
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

const sumWorkerBytes = (page: Page): Promise<number> =>
  page.evaluate(
    (workers) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => workers.includes(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    page.workers().map((worker) => worker.url()),
  )
