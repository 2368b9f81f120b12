/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { DESKTOP } from '../../../packages/web/e2e/testing/browser-player.ts'
import { median } from '../median.ts'
import { type Metric, metricAtMost } from '../metric.ts'
import { startDelayProxy } from './delay-proxy.ts'
import { findNextTap } from './find-next-tap.ts'
import { Visit } from './visit.ts'

/** What a tap on a card of one's own led to. */
interface TapTiming {
  /** Frames until the card was on its way; the first one after the tap is 1. */
  framesUntilFlight: number
  /** Milliseconds until then, and until the server had answered. */
  flightMs: number
  answerMs: number
}

declare global {
  interface Window {
    taps: TapTiming[]
  }
}

/** Milliseconds to a server on another continent. */
const ONE_WAY_DELAY_MS = 150
/** Nobody needs as many taps for each card. */
const MAX_TAPS_PER_CARD = 60

/** From a tap on a card to the card on its way, in a room. */
export async function measureTaps(browser: Browser, address: string, count: number): Promise<Metric[]> {
  const taps = await playCards(browser, address, count)
  return [
    metricAtMost(
      'tap to flight, worst',
      Math.max(...taps.map(({ framesUntilFlight }) => framesUntilFlight)),
      'frames',
      1,
    ),
    { name: 'the same, median', value: median(taps.map(({ flightMs }) => flightMs)), unit: 'ms' },
    {
      name: 'answer to it, median',
      value: median(taps.map(({ answerMs }) => answerMs)),
      unit: 'ms',
    },
  ]
}

async function playCards(browser: Browser, address: string, count: number): Promise<TapTiming[]> {
  const visit = await Visit.open(browser, DESKTOP)
  const { page } = visit
  const far = await startDelayProxy(address, ONE_WAY_DELAY_MS)
  await page.addInitScript(recordTaps)
  await page.goto(far.address)
  await visit.startRoomMatch(1)
  const whole = () => page.evaluate(() => window.taps.filter(({ answerMs }) => answerMs > 0))
  for (let i = 0; i < count * MAX_TAPS_PER_CARD && (await whole()).length < count; i++) {
    await page.waitForTimeout(100)
    const spot = await page.evaluate(findNextTap, Math.random())
    if (spot) await page.mouse.click(spot.x, spot.y)
  }
  const taps = await whole()
  await visit.close()
  far.stop()
  if (taps.length < count) throw new Error(`Only ${taps.length} cards were played.`)
  return taps
}

/** Runs in the page before anything else. A tap counts if it sends something to the server. */
function recordTaps(): void {
  const MOST_FRAMES = 60
  window.taps = []
  let sent = ''
  let heard: (text: string) => void = () => {}
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('message', ({ data }) => heard(data))
    }

    override send(text: string): void {
      sent = text
      super.send(text)
    }
  }

  const noteAnswer = (tap: TapTiming, timeStamp: number): void => {
    const done = JSON.stringify({ type: 'done', id: JSON.parse(sent).id })
    window.taps.push(tap)
    heard = (text) => {
      if (text === done) tap.answerMs = performance.now() - timeStamp
    }
  }

  const noteTap = ({ target, timeStamp }: Event): void => {
    if (!(target instanceof Element) || !target.closest('.hand .playable')) return
    const tap: TapTiming = { framesUntilFlight: MOST_FRAMES, flightMs: Number.POSITIVE_INFINITY, answerMs: 0 }
    const before = sent
    const flown = new Set(document.querySelectorAll('.flights > span'))
    const isFlying = (): boolean =>
      [...document.querySelectorAll('.flights > span')].some(
        (span) => !flown.has(span) && span.getAnimations().some(({ playState }) => playState === 'running'),
      )
    const look = (frame: number) => (now: number) => {
      if (frame === 1 && sent !== before) noteAnswer(tap, timeStamp)
      if (isFlying()) {
        tap.framesUntilFlight = frame
        tap.flightMs = now - timeStamp
      } else if (frame < MOST_FRAMES) requestAnimationFrame(look(frame + 1))
    }
    requestAnimationFrame(look(1))
  }
  addEventListener('click', noteTap, true)
}
