import { launchChromium } from '../../../packages/web/e2e/testing/chromium.ts'
import { startServer } from '../../../packages/web/e2e/testing/server.ts'
import type { Figure } from '../figure.ts'
import { firstVisitFigures } from './first-visit.ts'
import { scriptFigures } from './script.ts'
import { smoothnessFigures } from './smoothness.ts'
import { tapFigures } from './tap.ts'

/** How often, and for how many seconds. */
export interface WebPace {
  readonly taps: number
  readonly seconds: number
  readonly visits: number
}

export const THOROUGH_WEB: WebPace = { taps: 24, seconds: 20, visits: 5 }
export const QUICK_WEB: WebPace = { taps: 5, seconds: 6, visits: 1 }

/** The page as people get it, in a real browser without a graphics card. */
export async function webFigures({ taps, seconds, visits }: WebPace): Promise<Figure[]> {
  const browser = await launchChromium()
  const server = await startServer()
  try {
    return [
      ...(await scriptFigures(browser, server.address)),
      ...(await firstVisitFigures(browser, server.address, visits)),
      ...(await tapFigures(browser, server.address, taps)),
      ...(await smoothnessFigures(browser, server.address, seconds)),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
