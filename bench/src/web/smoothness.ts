/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { DESKTOP, PHONE } from '../../../packages/web/e2e/testing/browser-player.ts'
import { type Metric, type MetricGoal, metricAtMost } from '../metric.ts'
import { measureCpuPerFrame } from './cpu-per-frame.ts'
import { findNextTap } from './find-next-tap.ts'
import { Visit } from './visit.ts'

declare global {
  interface Window {
    /** The start times of frames, while they are recorded. */
    frameTimes: number[]
  }
}

interface Screen {
  readonly width: number
  readonly height: number
}

/** The maximum percentage of long frames. */
const MAX_LONG_FRAME_PERCENT = new Map<Screen, number>([
  [DESKTOP, 2],
  [PHONE, 1],
])

/** Simulates a phone of some years ago. */
const CPU_SLOWDOWN = 4
/** One and a half frames at 60 fps. */
const LONG_FRAME_MS = 25
const TAP_INTERVAL_MS = 300
const REFERENCE_HTML =
  '<style>@keyframes to-and-fro { to { transform: translateX(200px) rotate(90deg) } }</style>' +
  '<p style="width: 100px; animation: to-and-fro 1s infinite alternate">This one moves.</p>'

/** Eight players with all sets and all animations, on a slow machine. */
export async function measureSmoothness(
  browser: Browser,
  address: string,
  seconds: number,
): Promise<Metric[]> {
  const idle = await measureStillPage(browser, DESKTOP, '<p>Nothing moves here.</p>', 1, seconds / 4)
  return [
    { name: 'idle page', value: idle.framesPerSecond, unit: 'fps' },
    ...(await measureSmoothnessOn(DESKTOP, browser, address, seconds)),
    ...(await measureSmoothnessOn(PHONE, browser, address, seconds)),
  ]
}

/** Compared with a nearly static page before and after: the machine limits both alike. */
async function measureSmoothnessOn(
  screen: Screen,
  browser: Browser,
  address: string,
  seconds: number,
): Promise<Metric[]> {
  const before = await measureStillPage(browser, screen, REFERENCE_HTML, CPU_SLOWDOWN, seconds / 4)
  const play = await measurePlay(browser, screen, address, seconds)
  const after = await measureStillPage(browser, screen, REFERENCE_HTML, CPU_SLOWDOWN, seconds / 4)
  const reference = (key: keyof Smoothness): number => (before[key] + after[key]) / 2
  const name = `${screen.width} × ${screen.height}`
  return [
    { name: `reference, ${name}`, value: reference('framesPerSecond'), unit: 'fps' },
    { name: 'long frames, reference', value: reference('longFramePercent'), unit: '%' },
    frameRateMetric(`eight players, ${name}`, play.framesPerSecond, reference('framesPerSecond')),
    metricAtMost(
      'long frames, eight players',
      play.longFramePercent,
      '%',
      MAX_LONG_FRAME_PERCENT.get(screen)!,
    ),
    { name: 'longest frame', value: play.longestFrameMs, unit: 'ms' },
    metricAtMost(
      'long frames by processor time',
      play.cpuBoundFramePercent,
      '%',
      MAX_LONG_FRAME_PERCENT.get(screen)!,
    ),
  ]
}

function frameRateMetric(name: string, value: number, reference: number): Metric {
  const goal: MetricGoal = { kind: 'value at least', limit: 60, isMet: Math.round(value) >= 60 }
  return { name, value, unit: 'fps', ratio: value / reference, goal }
}

interface Smoothness {
  readonly framesPerSecond: number
  readonly longFramePercent: number
  readonly longestFrameMs: number
}

async function measureStillPage(
  browser: Browser,
  screen: Screen,
  text: string,
  slower: number,
  seconds: number,
): Promise<Smoothness> {
  const visit = await Visit.open(browser, screen)
  await visit.page.setContent(text)
  await visit.throttleCpu(slower)
  const seen = await measureFrames(visit.page, seconds, async () => {})
  await visit.close()
  return seen
}

interface PlaySmoothness extends Smoothness {
  /** The percentage of frames that need too much processor time for the slow machine. */
  readonly cpuBoundFramePercent: number
}

async function measurePlay(
  browser: Browser,
  screen: Screen,
  address: string,
  seconds: number,
): Promise<PlaySmoothness> {
  const visit = await Visit.open(browser, DESKTOP)
  const { page } = visit
  const act = async () => {
    const spot = await page.evaluate(findNextTap, Math.random())
    if (spot) await page.mouse.click(spot.x, spot.y)
  }
  await page.goto(address)
  await visit.startEightPlayerMatch()
  await page.setViewportSize(screen)
  await visit.throttleCpu(CPU_SLOWDOWN)
  const seen = await measureFrames(page, seconds, act)
  await visit.throttleCpu(1)
  const work = await measureCpuPerFrame(browser, () => measureFrames(page, seconds, act))
  await visit.close()
  return { ...seen, cpuBoundFramePercent: percent(work, (time) => time > LONG_FRAME_MS / CPU_SLOWDOWN) }
}

/** Records the frames of the page while calling `act` regularly. */
async function measureFrames(page: Page, seconds: number, act: () => Promise<void>): Promise<Smoothness> {
  await page.evaluate(recordFrames)
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    await page.waitForTimeout(TAP_INTERVAL_MS)
    await act()
  }
  const frames = await page.evaluate(() => window.frameTimes)
  const lengths = frames.slice(1).map((at, i) => at - frames[i])
  return {
    framesPerSecond: (lengths.length / (frames.at(-1)! - frames[0])) * 1000,
    longFramePercent: percent(lengths, (length) => length > LONG_FRAME_MS),
    longestFrameMs: Math.max(...lengths),
  }
}

const percent = (numbers: readonly number[], counts: (number: number) => boolean): number =>
  (numbers.filter(counts).length / numbers.length) * 100

/** Runs in the page. */
function recordFrames(): void {
  const times: number[] = []
  window.frameTimes = times
  const note = (now: number): void => {
    times.push(now)
    if (times === window.frameTimes) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
