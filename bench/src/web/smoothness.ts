/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { DESKTOP, PHONE } from '../../../packages/web/e2e/testing/player.ts'
import { atMost, type Figure, type Goal } from '../figure.ts'
import { nextTap } from './next-tap.ts'
import { Visit } from './visit.ts'
import { workPerFrame } from './work-per-frame.ts'

declare global {
  interface Window {
    /** When frames were begun, while somebody watches. */
    frameTimes: number[]
  }
}

interface Screen {
  readonly width: number
  readonly height: number
}

/** How many frames of a hundred may be long. */
const MOST_LONG = new Map<Screen, number>([
  [DESKTOP, 2],
  [PHONE, 1],
])

/** A phone of some years ago, seen from a desk. */
const SLOWER = 4
/** Milliseconds: at sixty frames a second, one that comes half a frame late. */
const LONG = 25
const TAP_EVERY = 300
const REFERENCE =
  '<style>@keyframes to-and-fro { to { transform: translateX(200px) rotate(90deg) } }</style>' +
  '<p style="width: 100px; animation: to-and-fro 1s infinite alternate">This one moves.</p>'

/** Eight at a table with every card there is, and all that moves, on a slow machine. */
export async function smoothnessFigures(
  browser: Browser,
  address: string,
  seconds: number,
): Promise<Figure[]> {
  const idle = await watchStill(browser, DESKTOP, '<p>Nothing moves here.</p>', 1, seconds / 4)
  return [
    { name: 'idle page', value: idle.rate, unit: 'fps' },
    ...(await smoothnessOn(DESKTOP, browser, address, seconds)),
    ...(await smoothnessOn(PHONE, browser, address, seconds)),
  ]
}

/** Beside a page on which next to nothing moves, before and after: what it does not reach is the machine's fault. */
async function smoothnessOn(
  screen: Screen,
  browser: Browser,
  address: string,
  seconds: number,
): Promise<Figure[]> {
  const before = await watchStill(browser, screen, REFERENCE, SLOWER, seconds / 4)
  const play = await watchPlay(browser, screen, address, seconds)
  const after = await watchStill(browser, screen, REFERENCE, SLOWER, seconds / 4)
  const reference = (key: keyof Smoothness): number => (before[key] + after[key]) / 2
  const name = `${screen.width} × ${screen.height}`
  return [
    { name: `reference, ${name}`, value: reference('rate'), unit: 'fps' },
    { name: 'its long frames', value: reference('long'), unit: '%' },
    rateOf(`eight play, ${name}`, play.rate, reference('rate')),
    atMost('their long frames', play.long, '%', MOST_LONG.get(screen)!),
    { name: 'the longest', value: play.longest, unit: 'ms' },
    atMost('long by processor time', play.laborious, '%', MOST_LONG.get(screen)!),
  ]
}

function rateOf(name: string, value: number, reference: number): Figure {
  const goal: Goal = { kind: 'value at least', limit: 60, met: Math.round(value) >= 60 }
  return { name, value, unit: 'fps', ratio: value / reference, goal }
}

interface Smoothness {
  /** Frames a second. */
  readonly rate: number
  /** How many of a hundred are long. */
  readonly long: number
  /** In milliseconds. */
  readonly longest: number
}

async function watchStill(
  browser: Browser,
  screen: Screen,
  text: string,
  slower: number,
  seconds: number,
): Promise<Smoothness> {
  const visit = await Visit.open(browser, screen)
  await visit.page.setContent(text)
  await visit.throttleProcessor(slower)
  const seen = await watch(visit.page, seconds, async () => {})
  await visit.leave()
  return seen
}

interface Play extends Smoothness {
  /** How many frames of a hundred take so much work that the slow machine cannot show them in time. */
  readonly laborious: number
}

async function watchPlay(browser: Browser, screen: Screen, address: string, seconds: number): Promise<Play> {
  const visit = await Visit.open(browser, DESKTOP)
  const { page } = visit
  const act = async () => {
    const spot = await page.evaluate(nextTap, Math.random())
    if (spot) await page.mouse.click(spot.x, spot.y)
  }
  await page.goto(address)
  await visit.dealAmongEight()
  await page.setViewportSize(screen)
  await visit.throttleProcessor(SLOWER)
  const seen = await watch(page, seconds, act)
  await visit.throttleProcessor(1)
  const work = await workPerFrame(browser, () => watch(page, seconds, act))
  await visit.leave()
  return { ...seen, laborious: percent(work, (time) => time > LONG / SLOWER) }
}

/** Watches the page's frames, and does something every now and then. */
async function watch(page: Page, seconds: number, act: () => Promise<void>): Promise<Smoothness> {
  await page.evaluate(noteFrames)
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    await page.waitForTimeout(TAP_EVERY)
    await act()
  }
  const frames = await page.evaluate(() => window.frameTimes)
  const lengths = frames.slice(1).map((at, i) => at - frames[i])
  return {
    rate: (lengths.length / (frames.at(-1)! - frames[0])) * 1000,
    long: percent(lengths, (length) => length > LONG),
    longest: Math.max(...lengths),
  }
}

const percent = (numbers: readonly number[], counts: (number: number) => boolean): number =>
  (numbers.filter(counts).length / numbers.length) * 100

/** Runs in the page. */
function noteFrames(): void {
  const times: number[] = []
  window.frameTimes = times
  const note = (now: number): void => {
    times.push(now)
    if (times === window.frameTimes) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
