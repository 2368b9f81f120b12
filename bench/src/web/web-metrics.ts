import { launchChromium } from '../../../packages/web/e2e/testing/chromium.ts'
import { startServer } from '../../../packages/web/e2e/testing/server.ts'
import type { Metric } from '../metric.ts'
import { measureFirstVisits } from './first-visit.ts'
import { measureScriptSizes } from './script-size.ts'
import { measureSmoothness } from './smoothness.ts'
import { measureTaps } from './tap-latency.ts'

/** The number and the duration of measurements. */
export interface WebBenchConfig {
  readonly tapCount: number
  readonly measuredSeconds: number
  readonly visitCount: number
}

export const FULL_WEB_BENCH_CONFIG: WebBenchConfig = { tapCount: 24, measuredSeconds: 20, visitCount: 5 }
export const QUICK_WEB_BENCH_CONFIG: WebBenchConfig = { tapCount: 5, measuredSeconds: 6, visitCount: 1 }

/** Measures the production build in headless Chromium without a GPU. */
export async function measureWeb({
  tapCount,
  measuredSeconds,
  visitCount,
}: WebBenchConfig): Promise<Metric[]> {
  const browser = await launchChromium()
  const server = await startServer()
  try {
    return [
      ...(await measureScriptSizes(browser, server.address)),
      ...(await measureFirstVisits(browser, server.address, visitCount)),
      ...(await measureTaps(browser, server.address, tapCount)),
      ...(await measureSmoothness(browser, server.address, measuredSeconds)),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
