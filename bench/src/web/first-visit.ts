/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { PHONE } from '../../../packages/web/e2e/testing/browser-player.ts'
import { median } from '../median.ts'
import { type Metric, metricBelow } from '../metric.ts'
import { FAST_4G, MAIN_BUTTON_SELECTOR, Visit } from './visit.ts'

declare global {
  interface Window {
    /** The time at which the main button was visible, in milliseconds since the visit began. */
    usable?: number
  }
}

/** The time of a first visit until the page is usable, on a phone with a typical network. */
export async function measureFirstVisits(
  browser: Browser,
  address: string,
  visits: number,
): Promise<Metric[]> {
  const times: number[] = []
  for (let i = 0; i < visits; i++) times.push(await measureFirstVisit(browser, address))
  return [metricBelow('first visit, Fast 4G', median(times), 'ms', 1500)]
}

async function measureFirstVisit(browser: Browser, address: string): Promise<number> {
  const visit = await Visit.open(browser, PHONE)
  await visit.throttleNetwork(FAST_4G)
  await visit.page.addInitScript(watchUntilUsable, MAIN_BUTTON_SELECTOR)
  await visit.page.goto(address)
  await visit.page.waitForFunction(() => window.usable !== undefined)
  const time = await visit.page.evaluate(() => window.usable!)
  // Checks that the button is not only painted but works.
  await visit.page.locator(MAIN_BUTTON_SELECTOR).click()
  await visit.page.waitForURL('**/play/*')
  await visit.close()
  return time
}

/** Runs in the page: a task after the frame with the button is the first moment at which it is painted. */
function watchUntilUsable(button: string): void {
  const look = (): void => {
    if (document.querySelector(button)?.checkVisibility())
      setTimeout(() => {
        window.usable = performance.now()
      })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
