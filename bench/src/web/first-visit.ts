/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { PHONE } from '../../../packages/web/e2e/testing/player.ts'
import { cost, type Figure } from '../figure.ts'
import { median } from '../median.ts'
import { FAST_4G, MAIN_BUTTON, Visit } from './visit.ts'

declare global {
  interface Window {
    /** When the main button was there to be seen, in milliseconds since the visit began. */
    usable?: number
  }
}

/** How long a first visit takes until something can be done, on a phone with a usual network. */
export async function firstVisitFigures(
  browser: Browser,
  address: string,
  visits: number,
): Promise<Figure[]> {
  const times: number[] = []
  for (let i = 0; i < visits; i++) times.push(await firstVisit(browser, address))
  return [cost('first visit, Fast 4G', median(times), 'ms', 1500)]
}

async function firstVisit(browser: Browser, address: string): Promise<number> {
  const visit = await Visit.open(browser, PHONE)
  await visit.throttleNetwork(FAST_4G)
  await visit.page.addInitScript(noteUsable, MAIN_BUTTON)
  await visit.page.goto(address)
  await visit.page.waitForFunction(() => window.usable !== undefined)
  const time = await visit.page.evaluate(() => window.usable!)
  // It was not only painted.
  await visit.page.locator(MAIN_BUTTON).click()
  await visit.page.waitForURL('**/play/*')
  await visit.leave()
  return time
}

/** Runs in the page: a task after the frame that shows the button is the first moment at which it was painted. */
function noteUsable(button: string): void {
  const look = (): void => {
    if (document.querySelector(button)?.checkVisibility())
      setTimeout(() => {
        window.usable = performance.now()
      })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
